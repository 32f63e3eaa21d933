#if os(Linux)
  import Interface
  import Basics

  extension EditorCommand {
    /// A program that has the name of Xcode's for opening files, and is another: the editor of Linux
    /// Mint.
    static let otherXed: String? = "/usr/bin/xed"
  }

  /// Files that the kernel makes up.
  enum SystemFiles {
    /// Whether there is `/proc`: Swift itself reads there how a program was called.
    static var tellOfProcesses: Bool {
      ["cmdline", "exe", "task"].allSatisfy { access("/proc/self/\($0)", F_OK) == 0 }
    }
  }

  /// The kernel's news of a folder (`inotify(7)`).
  final class FolderChanges: Sendable {
    /// Whether a change is told when the writer has closed the file.
    static let tellOfWholeFiles = true

    private let notifications = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    private let folder: String

    init(folder: String) {
      self.folder = folder
      begin()
    }

    /// Asks for news of whatever folder stands there now; to ask again changes nothing.
    private func begin() {
      let kinds = IN_CLOSE_WRITE | IN_MOVED_TO | IN_ATTRIB
      inotify_add_watch(notifications, folder, UInt32(kinds))
    }

    deinit {
      close(notifications)
    }

    /// Returns soon after something has changed, and now and then without a change.
    func wait() {
      var request = pollfd(fd: notifications, events: Int16(POLLIN), revents: 0)
      // The folder may have been taken away, and come back as another one.
      guard poll(&request, 1, TimeLimit.lookForFolder.inMilliseconds) > 0 else { return begin() }
      var buffer = [UInt8](repeating: 0, count: SizeLimit.buffer)
      _ = read(notifications, &buffer, buffer.count)
    }
  }
#endif
