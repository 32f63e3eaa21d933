import Basics
import Foundation

/// A file that is written piece by piece beside its place, and then stands there whole, or not at all.
///
/// What stood at the place before is replaced, also a link: what that points at stays as it is.
final class PartFile {
  private let (path, part): (String, String)
  private let descriptor: Int32
  private var pending: [UInt8] = []

  /// Opens it: a leftover of the same name goes.
  init(at path: String) throws(ReportFault) {
    self.path = path
    part = "\(path).part"
    unlink(part)
    descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.fault(at: path) }
    pending.reserveCapacity(2 * SizeLimit.buffer)
  }

  deinit { close(descriptor) }

  /// Writes a file whose pieces somebody makes.
  static func write(
    to path: String, _ pieces: ((String) throws -> Void) throws -> Void
  ) throws(ReportFault) {
    let file = try PartFile(at: path)
    do {
      try pieces { try file.append($0) }
      try file.flush()
    } catch {
      unlink(file.part)
      throw error as? ReportFault ?? .unwritable(path: path, reason: "\(error)")
    }
    guard rename(file.part, path) == 0 else {
      let fault = fault(at: path)
      unlink(file.part)
      throw fault
    }
  }

  private func append(_ piece: String) throws(ReportFault) {
    pending += piece.utf8
    if pending.count >= SizeLimit.buffer { try flush() }
  }

  private func flush() throws(ReportFault) {
    guard writeAll(pending, to: descriptor) else { throw Self.fault(at: path) }
    pending.removeAll(keepingCapacity: true)
  }

  /// What the system has just said.
  private static func fault(at path: String) -> ReportFault {
    .unwritable(path: path, reason: String(cString: strerror(errno)))
  }
}
