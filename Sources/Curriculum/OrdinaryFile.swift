import Basics
import Foundation

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

  /// Why there is no such file to read.
  package enum Failure: Error {
    case missing
    /// It may not be read, or is a folder, a pipe or a device.
    case unreadable
  }

  /// Opens it; a link is followed.
  package init(path: String) throws(Failure) {
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    let isMissing = descriptor < 0 && (errno == ENOENT || errno == ENOTDIR)
    var information = stat()
    let isFile =
      fstat(descriptor, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
    (number, size) = (UInt64(information.st_ino), UInt64(information.st_size))
    guard isFile else { throw isMissing ? .missing : .unreadable }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// What stands in it from some byte on, up to where it ended when it was opened.
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
    // All that is read by this is made again, or said to be missing, by whoever wants it.
    guard let file = try? OrdinaryFile(path: path), file.size <= UInt64(limit) else { return nil }
    return file.bytes(from: 0)
  }
}
