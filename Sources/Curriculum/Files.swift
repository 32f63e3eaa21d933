import Basics
import Launching

/// The names of what stands in a folder; none if there is no such folder.
package func names(in folder: String) throws(CurriculumError) -> [String] {
  do {
    return try FileManager.default.contentsOfDirectory(atPath: folder)
  } catch {
    if isMissing(folder) { return [] }
    throw .unreadable(path: folder)
  }
}

/// Whether nothing stands at a path; what can't be looked at may stand there.
package func isMissing(_ path: String) -> Bool {
  var information = stat()
  return stat(path, &information) != 0 && (errno == ENOENT || errno == ENOTDIR)
}

/// What stands at a path, without following a link.
package enum PathKind: Equatable {
  case file(size: Int)
  case folder, link, other

  /// Nil if nothing does, or nobody may know.
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

/// Makes a folder, and those above it, where there is none.
package func makeFolder(_ path: String) {
  // If this fails, so does writing into the folder, and that error is reported.
  try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
}

/// Removes what nobody needs any more, with everything in it.
package func discard(_ path: String) {
  // A file that can't be removed only takes up room.
  try? FileManager.default.removeItem(atPath: path)
}

/// Which file stands at a path, and in which state: another value whenever it was written anew.
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

/// A file that is open to be read, and has an end.
///
/// Where the workbook keeps something, anything may stand by now: nobody is to wait for a pipe that
/// nobody writes to, or to read a device that never ends.
package final class OrdinaryFile {
  private let descriptor: Int32
  /// Tells it from all other files.
  package let number: UInt64
  /// How many bytes it had when it was opened.
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

  /// The bytes from an offset on, up to the end that the file had when it was opened.
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

  /// All that stands in a file; nil if it is no file, or larger than it may be: than any that the
  /// workbook writes about one learner.
  package static func contents(at path: String, atMost limit: Int = SizeLimit.wholeFile) -> Data? {
    // Callers make the contents anew, or report that they are missing.
    guard let file = try? OrdinaryFile(path: path), file.size <= UInt64(limit) else { return nil }
    return file.bytes(from: 0)
  }
}

/// What can't be done with a file, by the path that is shown.
package enum FileError: Error, Equatable {
  case notWritable(path: String)
  case notReadable(path: String)
  /// What stood at the path could not be moved back to it; it is kept as this backup.
  case leftInBackup(path: String, backup: String)
  case fileIncomplete(path: String)
}
