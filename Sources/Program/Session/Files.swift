import Basics
import Curriculum
import Interface

/// Standard output or standard error, and whether all that was written to it has arrived.
final class OutputFile: Sendable {
  private let descriptor: Int32
  private let loss = Locked(false)

  /// Whether something could not be written although there may be a reader, on a full disk say.
  var hasLost: Bool { loss.withLock { $0 } }

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether the other end of a pipe or a terminal is closed.
  var isReaderGone: Bool {
    var request = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLERR | POLLHUP) != 0
  }

  /// Writes everything, or stops quietly when nobody reads any more.
  @Sendable func write(_ text: String) {
    if !writeAll(Array(text.utf8), to: descriptor), errno != EPIPE { loss.withLock { $0 = true } }
  }
}

struct OutputLost: Error {}

struct ReportFile {
  /// As it was typed.
  var name: String
  var path: String

  init(_ name: String, in context: Context) {
    (self.name, path) = (name, context.path(typed: name))
  }

  /// Writes all of it, or leaves what stands there as it is.
  func write(_ text: String) throws(FileError) {
    do {
      // What is no file, a terminal say, can't be replaced by one.
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: path), options: isReplaceable ? .atomic : [])
    } catch {
      throw .notWritable(path: name)
    }
  }

  /// Writes at the end of what stands there.
  func append(_ text: String) throws(FileError) {
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

extension Context {
  /// Where a file stands that somebody has typed, wherever links lead.
  package func path(of typed: String) -> String {
    URL(fileURLWithPath: path(typed: typed)).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// The absolute path of what somebody has typed; no link is followed.
  func path(typed: String) -> String { url(typed).path }

  /// The same without `.` and `..`.
  func plainPath(typed: String) -> String { url(typed).standardizedFileURL.path }

  private func url(_ typed: String) -> URL {
    URL(fileURLWithPath: typed, relativeTo: URL(fileURLWithPath: directory))
  }

  /// The history in a file that somebody has typed; nil if there is no file to read.
  func history(
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
  func write(_ text: String, named name: String) throws(FileError) -> String {
    try newFile(named: name).write(text)
  }

  func newFile(named name: String) -> NewFile { NewFile(folder: directory, name: name) }
}

/// A file that isn't there yet. If there is one of its name, a number makes the name another.
struct NewFile: Sendable {
  var folder: String
  var name: String

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
