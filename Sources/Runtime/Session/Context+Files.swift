import Curriculum
import Foundation

/// Files that somebody names.
extension Context {
  /// Where a file stands that somebody has typed, wherever links lead.
  package func path(of typed: String) -> String {
    URL(fileURLWithPath: typed, relativeTo: URL(fileURLWithPath: directory))
      .standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// The text in a file that somebody has typed; nil if it can't be read as text.
  package func text(at typed: String) -> String? {
    OrdinaryFile.contents(at: path(of: typed)).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// Writes a text into a new file of the folder in which the workbook was started.
  ///
  /// - Returns: the file's name.
  func write(_ text: String, named name: String) throws(FileProblem) -> String {
    try newFile(named: name).write(text)
  }

  /// A file that is to be written in the folder in which the workbook was started.
  func newFile(named name: String) -> NewFile { NewFile(folder: directory, name: name) }
}

/// A file that isn't there yet. If there is one of its name, a number makes the name another.
struct NewFile: Sendable {
  /// Where it is to stand.
  var folder: String
  var name: String

  /// - Returns: the name that it has got.
  func write(_ text: String) throws(FileProblem) -> String {
    let parts = name.split(separator: ".", maxSplits: 1)
    for number in 1... {
      let name = number == 1 ? name : "\(parts[0])-\(number).\(parts.dropFirst().joined())"
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      let descriptor = open("\(folder)/\(name)", flags, 0o644)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw .notWritable(path: name) }
      defer { close(descriptor) }
      let file = OutputFile(descriptor: descriptor)
      file.write(text)
      if file.hasLost { throw .incomplete(path: name) }
      return name
    }
    throw .notWritable(path: name)
  }
}
