import Curriculum
import Foundation

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
      let now = settled()
      if lock.withLock({ isOver }) { return }
      guard let now, now != known else { continue }
      known = now
      tell()
    }
  }

  /// The file when nobody is in the middle of writing it: some empty it first, and fill it then.
  private func settled() -> FileIdentity? {
    var now = FileIdentity(path: path)
    var calm = 0
    while let seen = now, seen != known, seen.isEmpty || !FolderChanges.tellOfWholeFiles {
      usleep(Self.moment)
      now = FileIdentity(path: path)
      calm = now == seen ? calm + 1 : 0
      if calm == (seen.isEmpty ? Self.momentsForEmpty : 1) { break }
    }
    return now
  }

  /// For how long a file that may be half written has to stay the same, in microseconds.
  private static let moment: UInt32 = 50_000
  /// How many times as long one that is empty: hardly anybody means that.
  private static let momentsForEmpty = 12
}
