import Foundation

/// A file that is open for reading; never a link, a folder, or anything that has to be waited for.
final class OpenFile: ByteSource {
  let count: Int
  private let descriptor: Int32

  init(path: String) throws(ReadingProblem) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    var information = stat()
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .missing
      case ELOOP: throw .isLink
      case ENXIO: throw .isNotAFile
      default: throw .unreadable
      }
    }
    let isKnown = fstat(descriptor, &information) == 0
    guard isKnown, information.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      guard isKnown else { throw .unreadable }
      throw information.st_mode & S_IFMT == S_IFDIR ? .isFolder : .isNotAFile
    }
    (self.descriptor, count) = (descriptor, Int(information.st_size))
  }

  deinit {
    close(descriptor)
  }

  func bytes(at place: Int, count: Int) -> [UInt8]? {
    guard place >= 0, count >= 0, place <= self.count, count <= self.count - place else {
      return nil
    }
    var read = 0
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while read < count {
        let more = pread(
          descriptor, buffer.baseAddress.map { $0 + read }, count - read, off_t(place + read))
        if more < 0, errno == EINTR { continue }
        guard more > 0 else {
          isWhole = false
          break
        }
        read += more
      }
      initialized = read
    }
    return isWhole ? bytes : nil
  }
}
