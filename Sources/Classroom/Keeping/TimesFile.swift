import Foundation

/// How long each exercise took to be graded: apart from the results, which are the same each time.
package final class TimesFile: Sendable {
  private let path: String
  private let file: FileHandle

  /// Opens it, and makes it if there is none; new lines are written at its end.
  package init(path: String) throws(ClassFolderProblem) {
    self.path = path
    file = try ClassFolder.fileToAppend(at: path)
  }

  /// Writes down how long an exercise of a lesson took.
  package func add(lesson: String, seconds: Double) throws(ClassFolderProblem) {
    let milliseconds = Int((seconds * 1000).rounded())
    do {
      let line = #"{"lesson":"\#(lesson)","milliseconds":\#(milliseconds)}"# + "\n"
      try file.write(contentsOf: Data(line.utf8))
    } catch {
      throw .notWritable(path: path)
    }
  }
}
