import Foundation

/// How much room there is to be for what grading writes, in bytes: several times as much as any
/// exercise needs.
private let neededRoom = 4 << 20

/// Whether there is room in a folder, found out by writing there: what the system says of a disk
/// knows nothing of what this user, or this process, may have of it.
func hasRoom(in folder: String) -> Bool {
  let path = "\(folder)/room-\(UUID().uuidString)"
  let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard file >= 0 else { return false }
  defer {
    close(file)
    unlink(path)
  }
  let piece = [UInt8](repeating: 1, count: 1 << 20)
  return (0..<neededRoom / piece.count).allSatisfy { _ in
    write(file, piece, piece.count) == piece.count
  }
}
