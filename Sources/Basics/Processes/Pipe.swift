/// A new pipe is inheritable until it is marked close-on-exec; this lock prevents starting programs
/// meanwhile.
let spawning = Locked(())

/// Both ends of a pipe or socket pair. Child processes inherit them only if they are passed
/// explicitly.
package final class Pipe: Sendable {
  private let ends: Locked<(read: Int32, write: Int32)>

  /// Opens both ends; fails if this process has no descriptors left, see `isOpen`.
  ///
  /// - Parameter isPrivate: whether to use a socket pair, which other processes can't open through
  ///   `/proc`.
  package init(isPrivate: Bool = false) {
    let ends = spawning.withLock { _ in
      var ends: [Int32] = [-1, -1]
      if isPrivate { socketpair(AF_UNIX, streamSocket, 0, &ends) } else { pipe(&ends) }
      // Moved out of the range of the descriptors that programs are given.
      return (read: Pipe.moved(ends[0]), write: Pipe.moved(ends[1]))
    }
    self.ends = Locked(ends)
  }

  /// The descriptor for reading; -1 once it is closed.
  package var readEnd: Int32 { ends.withLock { $0.read } }
  /// The descriptor for writing; -1 once it is closed.
  package var writeEnd: Int32 { ends.withLock { $0.write } }

  /// Whether both ends are open; false if this process had no descriptors left.
  package var isOpen: Bool { readEnd >= 0 && writeEnd >= 0 }

  deinit {
    closeReadEnd()
    closeWriteEnd()
  }

  /// Closes the end for reading, if it is open.
  package func closeReadEnd() {
    ends.withLock { Pipe.release(&$0.read) }
  }

  /// Closes the end for writing, if it is open.
  package func closeWriteEnd() {
    ends.withLock { Pipe.release(&$0.write) }
  }

  private static func release(_ end: inout Int32) {
    if end >= 0 { close(end) }
    end = -1
  }

  private static func moved(_ descriptor: Int32) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    close(descriptor)
    return copy
  }
}

/// Writes all bytes; returns false if that fails, with the reason in `errno`.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var start = 0
  while start < bytes.count {
    let count = bytes.withUnsafeBytes {
      write(descriptor, $0.baseAddress! + start, $0.count - start)
    }
    guard count > 0 || (count < 0 && errno == EINTR) else { return false }
    start += max(count, 0)
  }
  return true
}

/// The number of files that this process, and each of its child processes, may have open.
public enum OpenFiles {
  public static var limit: Int { ownLimit(of: openFilesResource) ?? CountLimit.openFiles }

  /// Raises the soft limit to the hard limit, up to `CountLimit.openFiles`.
  public static func allowMore() {
    var limits = rlimit()
    guard getrlimit(openFilesResource, &limits) == 0 else { return }
    let wish = min(limits.rlim_max, rlim_t(CountLimit.openFiles))
    guard limits.rlim_cur < wish else { return }
    limits.rlim_cur = wish
    setrlimit(openFilesResource, &limits)
  }
}
