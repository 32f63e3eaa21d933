#if os(Linux)
  import Interface
  import Basics

  extension EditorCommand {
    /// The path of another program that is named like Xcode's `xed`: the text editor of Linux Mint.
    static let otherXed: String? = "/usr/bin/xed"
  }

  /// Files that the kernel provides about processes.
  enum SystemFiles {
    /// Whether `/proc` is mounted. Swift reads the program's arguments there.
    static var tellOfProcesses: Bool {
      ["cmdline", "exe", "task"].allSatisfy { access("/proc/self/\($0)", F_OK) == 0 }
    }
  }

  /// Changes in a folder, reported by the kernel (`inotify(7)`).
  final class FolderChanges: Sendable {
    /// Whether changes are reported only after the writer has closed the file.
    static let tellOfWholeFiles = true

    private let notifications = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    private let folder: String

    init(folder: String) {
      self.folder = folder
      begin()
    }

    /// Watches the folder that has this path now; watching the same folder again has no effect.
    private func begin() {
      let kinds = IN_CLOSE_WRITE | IN_MOVED_TO | IN_ATTRIB
      inotify_add_watch(notifications, folder, UInt32(kinds))
    }

    deinit {
      close(notifications)
    }

    /// Returns soon after something has changed, or after a timeout without a change.
    func wait() {
      var request = pollfd(fd: notifications, events: Int16(POLLIN), revents: 0)
      // The folder may have been replaced by another one.
      guard poll(&request, 1, TimeLimit.lookForFolder.inMilliseconds) > 0 else { return begin() }
      var buffer = [UInt8](repeating: 0, count: SizeLimit.buffer)
      _ = read(notifications, &buffer, buffer.count)
    }
  }
#endif
