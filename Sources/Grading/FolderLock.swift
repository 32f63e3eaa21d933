import Foundation

/// Says of a folder that somebody works in it, as long as this object is there (`flock(2)`).
///
/// The system takes the lock back with the process, however that ends. A program that this process
/// starts doesn't get it, so it can't hold it any longer.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Why there is no lock.
  package enum Failure: Error {
    /// Somebody else has it, or has removed the folder.
    case taken
    /// The file system knows no locks, or this process may open nothing more.
    case impossible
  }

  /// Takes the lock of a folder, or says why that can't be.
  package init(_ folder: String) throws(Failure) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ENOENT ? .taken : .impossible }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw errno == EWOULDBLOCK ? .taken : .impossible
    }
    // Whoever had it before may have removed the folder.
    guard access(folder, F_OK) == 0 else { throw .taken }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
