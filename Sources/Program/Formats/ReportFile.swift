import Basics
import Foundation

/// The file that somebody wants a report in.
struct ReportFile {
  /// As it was typed.
  var name: String
  var path: String

  init(_ name: String, in context: Context) {
    (self.name, path) = (name, context.path(typed: name))
  }

  /// Writes all of it, or leaves what stands there as it is.
  func write(_ text: String) throws(FileProblem) {
    do {
      // What is no file, a terminal say, can't be replaced by one.
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: path), options: isReplaceable ? .atomic : [])
    } catch {
      throw .notWritable(path: name)
    }
  }

  /// Writes at the end of what stands there.
  func append(_ text: String) throws(FileProblem) {
    guard FileManager.default.fileExists(atPath: path) else { return try write(text) }
    guard let file = AppendedFile(path: path, isNamedByUser: true) else {
      throw .notWritable(path: name)
    }
    guard file.append(text.utf8) else { throw .fileIncomplete(path: name) }
  }

  /// Whether nothing stands there, or an ordinary file.
  private var isReplaceable: Bool {
    var information = stat()
    // What isn't there can be written.
    return stat(path, &information) != 0 || information.st_mode & S_IFMT == S_IFREG
  }
}
