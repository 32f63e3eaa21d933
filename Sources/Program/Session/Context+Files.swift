import Basics
import Curriculum
import Foundation

/// Files that somebody names.
extension Context {
  /// Where a file stands that somebody has typed, wherever links lead.
  package func path(of typed: String) -> String {
    URL(fileURLWithPath: path(typed: typed)).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// The absolute path of what somebody has typed; no link is followed.
  package func path(typed: String) -> String {
    URL(fileURLWithPath: typed, relativeTo: URL(fileURLWithPath: directory)).path
  }

  /// The history in a file that somebody has typed; nil if there is no file to read.
  package func history(
    at typed: String, reader: HistoryReader
  ) throws(HistoryFileError) -> LongList<HistoryEntry>? {
    // That it can't be read is told, whatever the reason.
    guard let file = try? OrdinaryFile(path: path(of: typed)), file.size <= SizeLimit.wholeFile
    else { return nil }
    var (reader, place) = (reader, UInt64(0))
    while place < file.size {
      let bytes = file.bytes(from: place, atMost: SizeLimit.buffer)
      if bytes.isEmpty { break }
      place += UInt64(bytes.count)
      try reader.read(bytes)
    }
    return try reader.end()
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
      if file.hasLost { throw .fileIncomplete(path: name) }
      return name
    }
    throw .notWritable(path: name)
  }
}
