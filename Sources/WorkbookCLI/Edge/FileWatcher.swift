import Curriculum
import Foundation

/// Tells each time that a file was written, also by an editor that puts another file in its place.
final class FileWatcher: @unchecked Sendable {
  private let path: String
  private let lock = NSLock()
  private var isOver = false

  /// - Parameter tell: called from the watcher's own thread.
  init(path: String, tell: @escaping @Sendable () -> Void) {
    self.path = path
    let thread = Thread { [self] in watch(tell) }
    thread.start()
  }

  func stop() {
    lock.withLock { isOver = true }
  }

  private func watch(_ tell: () -> Void) {
    var known = FileIdentity(path: path)
    let changes = FolderChanges(folder: (path as NSString).deletingLastPathComponent)
    while !lock.withLock({ isOver }) {
      changes.wait()
      // Between an editor's steps there may be no file at all.
      guard let now = FileIdentity(path: path), now != known else { continue }
      known = now
      tell()
    }
  }
}

#if os(Linux)
  /// The kernel's news of a folder (`inotify(7)`).
  private final class FolderChanges {
    private let notifications = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))

    init(folder: String) {
      let kinds = IN_CLOSE_WRITE | IN_MOVED_TO | IN_ATTRIB
      inotify_add_watch(notifications, folder, UInt32(kinds))
    }

    deinit {
      close(notifications)
    }

    /// Returns soon after something has changed, and now and then without a change.
    func wait() {
      var request = pollfd(fd: notifications, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 500) > 0 else { return }
      var buffer = [UInt8](repeating: 0, count: 4096)
      _ = read(notifications, &buffer, buffer.count)
    }
  }
#else
  /// Looks ten times a second; not tested on macOS.
  private final class FolderChanges {
    init(folder: String) {}

    func wait() {
      usleep(100_000)
    }
  }
#endif
