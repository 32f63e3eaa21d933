import Curriculum
import Foundation
import Processes

/// Tells each time that a file was written, also by an editor that puts another file in its place.
final class FileWatcher: @unchecked Sendable {
  private let path: String
  private let changes: FolderChanges
  private var known: FileIdentity?
  private let lock = NSLock()
  private var isOver = false

  /// Whatever is written from now on is told.
  ///
  /// - Parameter tell: called from the watcher's own thread.
  init(path: String, tell: @escaping @Sendable () -> Void) {
    self.path = path
    changes = FolderChanges(folder: (path as NSString).deletingLastPathComponent)
    known = FileIdentity(path: path)
    let thread = Thread { [self] in watch(tell) }
    thread.start()
  }

  /// What is written from now on is told no more.
  func stop() {
    lock.withLock { isOver = true }
  }

  private func watch(_ tell: () -> Void) {
    while true {
      changes.wait()
      // Between an editor's steps there may be no file at all.
      let now = FileIdentity(path: path)
      if lock.withLock({ isOver }) { return }
      guard let now, now != known else { continue }
      known = now
      tell()
    }
  }
}
