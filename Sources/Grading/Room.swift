import Basics
import Foundation

/// Whether there is room in a folder for what grading writes, found out by writing there: what the system says of a disk
/// knows nothing of what this user, or this process, may have of it.
func hasRoom(in folder: String) -> Bool {
  let path = "\(folder)/room-\(UUID().uuidString)"
  let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard file >= 0 else { return false }
  defer {
    close(file)
    unlink(path)
  }
  let piece = [UInt8](repeating: 1, count: SizeLimit.buffer)
  return (0..<SizeLimit.neededRoom / piece.count).allSatisfy { _ in
    write(file, piece, piece.count) == piece.count
  }
}
