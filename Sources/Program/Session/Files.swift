import Basics
import Curriculum
import Interface

/// Standard output or standard error. Remembers whether a write failed.
final class OutputFile: Sendable {
  private let descriptor: Int32
  private let loss = Locked(false)

  /// Whether a write failed for another reason than a missing reader, for example on a full disk.
  var hasLost: Bool { loss.withLock { $0 } }

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether the other end of the pipe or terminal is closed.
  var isReaderGone: Bool {
    var request = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLERR | POLLHUP) != 0
  }

  /// Writes everything, or stops silently if the reader is gone.
  @Sendable func write(_ text: String) {
    if !writeAll(Array(text.utf8), to: descriptor), errno != EPIPE { loss.withLock { $0 = true } }
  }
}

struct OutputLost: Error {}

struct ReportFile {
  /// The path as the user typed it.
  var name: String
  var path: String

  init(_ name: String, in context: Context) {
    (self.name, path) = (name, context.path(typed: name))
  }

  /// Writes the whole text, or on failure leaves the old file as it is.
  func write(_ text: String) throws(FileError) {
    do {
      // A device such as a terminal can't be replaced by a file.
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: path), options: isReplaceable ? .atomic : [])
    } catch {
      throw .notWritable(path: name)
    }
  }

  /// Appends to the file, or creates it.
  func append(_ text: String) throws(FileError) {
    guard FileManager.default.fileExists(atPath: path) else { return try write(text) }
    guard let file = AppendedFile(path: path, isNamedByUser: true) else {
      throw .notWritable(path: name)
    }
    guard file.append(text.utf8) else { throw .fileIncomplete(path: name) }
  }

  /// Whether the path is free or an ordinary file.
  private var isReplaceable: Bool {
    var information = stat()
    // If `stat` fails, there is nothing to replace.
    return stat(path, &information) != 0 || information.st_mode & S_IFMT == S_IFREG
  }
}

extension Context {
  /// The absolute path of a typed path, with symbolic links resolved.
  package func path(of typed: String) -> String {
    URL(fileURLWithPath: path(typed: typed)).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// The absolute path of a typed path, without resolving symbolic links.
  func path(typed: String) -> String { url(typed).path }

  /// The absolute path without `.`, `..`.
  func plainPath(typed: String) -> String { url(typed).standardizedFileURL.path }

  private func url(_ typed: String) -> URL {
    URL(fileURLWithPath: typed, relativeTo: URL(fileURLWithPath: directory))
  }

  /// The history in a file whose path was typed; nil if the file can't be read or is too large.
  func history(
    at typed: String, reader: HistoryReader
  ) throws(HistoryFileError) -> LongList<HistoryEntry>? {
    // The caller reports it, whatever the reason.
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

}

/// A file to be created. If the name is taken, a number is added to it.
struct NewFile: Sendable {
  var folder: String
  var name: String

  /// - Returns: the file's name.
  func write(_ text: String) throws(FileError) -> String {
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
