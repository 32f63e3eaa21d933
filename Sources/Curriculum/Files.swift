import Basics
import Launching

/// The names of the files in a folder; empty if the folder doesn't exist.
package func names(in folder: String) throws(CurriculumError) -> [String] {
  do {
    return try FileManager.default.contentsOfDirectory(atPath: folder)
  } catch {
    if isMissing(folder) { return [] }
    throw .unreadable(path: folder)
  }
}

/// Whether nothing exists at a path; false if that can't be determined.
package func isMissing(_ path: String) -> Bool {
  var information = stat()
  return stat(path, &information) != 0 && (errno == ENOENT || errno == ENOTDIR)
}

/// The kind of file at a path; symbolic links aren't followed.
package enum PathKind: Equatable {
  case file(size: Int)
  case folder, link, other

  /// Nil if nothing exists there or it can't be determined.
  package init?(of path: String) {
    var information = stat()
    guard lstat(path, &information) == 0 else { return nil }
    switch information.st_mode & S_IFMT {
    case S_IFREG: self = .file(size: Int(information.st_size))
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}

/// Creates a folder and its parents if they are missing.
package func makeFolder(_ path: String) {
  // If this fails, so does writing into the folder, and that error is reported.
  try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
}

/// Removes a file or a folder with its contents.
package func discard(_ path: String) {
  // A file that can't be removed only takes up room.
  try? FileManager.default.removeItem(atPath: path)
}

/// The identity and state of a file; the value changes whenever the file is written.
public struct FileIdentity: Codable, Equatable, Sendable {
  private var path: String
  private var size: Int64
  private var inode: UInt64
  private var seconds: Int
  private var nanoseconds: Int

  public init?(path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    self.path = path
    size = Int64(information.st_size)
    inode = UInt64(information.st_ino)
    (seconds, nanoseconds) = information.written
  }

  public var isEmpty: Bool { size == 0 }

  public func wasWritten(after other: FileIdentity) -> Bool {
    (seconds, nanoseconds) > (other.seconds, other.nanoseconds)
  }
}

/// An open ordinary file, for reading.
///
/// Other kinds of files at a path of the workbook are refused, because reading a pipe without a
/// writer or an endless device would block the program.
package final class OrdinaryFile {
  private let descriptor: Int32
  /// The inode number.
  package let number: UInt64
  /// The size in bytes when the file was opened.
  package let size: UInt64

  package init(path: String, followsLinks: Bool = true) throws(ExerciseError) {
    descriptor = open(
      path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW))
    let problem = errno
    var information = stat()
    let isKnown = fstat(descriptor, &information) == 0
    (number, size) = (UInt64(information.st_ino), UInt64(information.st_size))
    guard isKnown else {
      switch problem {
      case ENOENT, ENOTDIR: throw .missing
      case ELOOP: throw .isLink
      case ENXIO: throw .isNotAFile
      default: throw .unreadable
      }
    }
    switch information.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isFolder
    default: throw .isNotAFile
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// The bytes from an offset up to the size that the file had when it was opened.
  package func bytes(from start: UInt64, atMost limit: Int = .max) -> Data {
    let wanted = Int(min(UInt64(limit), size - min(size, start)))
    var data = Data(count: wanted)
    let count = data.withUnsafeMutableBytes { bytes in
      var count = 0
      while count < wanted {
        let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[count...])
        let more = pread(descriptor, rest.baseAddress, rest.count, off_t(start) + off_t(count))
        if more > 0 { count += more } else if more == 0 || errno != EINTR { break }
      }
      return count
    }
    return data.prefix(count)
  }

  /// The contents of a file; nil if it isn't an ordinary file or is too large. No file that the
  /// workbook writes about one learner exceeds the default limit.
  package static func contents(at path: String, atMost limit: Int = SizeLimit.wholeFile) -> Data? {
    // Callers make the contents again or report that they are missing.
    guard let file = try? OrdinaryFile(path: path), file.size <= UInt64(limit) else { return nil }
    return file.bytes(from: 0)
  }
}

/// An error with a file, with the path to show.
package enum FileError: Error, Equatable {
  case notWritable(path: String)
  case notReadable(path: String)
  /// The original could not be moved back to its path; it remains as this backup.
  case leftInBackup(path: String, backup: String)
  case fileIncomplete(path: String)
}
