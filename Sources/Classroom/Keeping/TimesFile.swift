import Basics
import Foundation

/// How long each exercise took to be graded: apart from the results, which are the same each time.
package final class TimesFile: Sendable {
  private let path: String
  private let file: AppendedFile

  /// Opens it, and makes it if there is none; new lines are written at its end.
  package init(path: String) throws(ClassFolderProblem) {
    self.path = path
    guard let file = AppendedFile(path: path) else { throw .notWritable(path: path) }
    self.file = file
  }

  /// Writes down how long an exercise of a lesson took.
  package func add(lesson: String, seconds: Double) throws(ClassFolderProblem) {
    let milliseconds = Int((seconds * 1000).rounded())
    let line = #"{"lesson":"\#(lesson)","milliseconds":\#(milliseconds)}"# + "\n"
    guard file.append(line.utf8) else { throw .notWritable(path: path) }
  }
}
