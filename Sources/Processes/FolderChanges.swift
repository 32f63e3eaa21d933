#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if os(Linux)
  /// The kernel's news of the files in a folder (`inotify(7)`).
  public final class FolderChanges {
    /// Can be read from whenever there is news.
    let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    private let folder: String

    /// Whatever changes from now on is news.
    public init(folder: String) {
      self.folder = folder
      begin()
    }

    /// Asks for news of whatever folder stands there now; to ask again changes nothing.
    private func begin() {
      let kinds = IN_CLOSE_WRITE | IN_MOVED_TO | IN_ATTRIB
      inotify_add_watch(descriptor, folder, UInt32(kinds))
    }

    deinit {
      close(descriptor)
    }

    /// Returns soon after something has changed, and now and then without a change.
    public func wait() {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // The folder may have been taken away, and come back as another one.
      guard poll(&request, 1, 500) > 0 else { return begin() }
      _ = arrivals()
    }

    /// The names of the files that were put in place, or written and closed, since this was asked
    /// last; never waits.
    func arrivals() -> [String] {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(descriptor, &buffer, buffer.count)
      var names: [String] = []
      var place = 0
      let head = MemoryLayout<inotify_event>.size
      while place + head <= count {
        let event = buffer.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
        }
        let end = place + head + Int(event.len)
        if event.mask & UInt32(IN_MOVED_TO | IN_CLOSE_WRITE) != 0 {
          // Filled up with zeros.
          let name = buffer[place + head..<end].prefix { $0 != 0 }
          names.append(String(decoding: name, as: UTF8.self))
        }
        place = end
      }
      return names
    }
  }
#else
  /// Looks ten times a second, and knows of no arrivals; not tested on macOS.
  public final class FolderChanges {
    let descriptor: Int32 = -1

    public init(folder: String) {}

    public func wait() {
      usleep(100_000)
    }

    func arrivals() -> [String] { [] }
  }
#endif
