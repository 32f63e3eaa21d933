/// A new pipe is open to every program for a moment, until it is marked; so no program is started
/// meanwhile.
let spawning = Locked(())

/// Both ends of a pipe, or of a connection; neither is passed on to a program that isn't given it by name.
package final class Pipe: Sendable {
  private let ends: Locked<(read: Int32, write: Int32)>

  /// Opens both ends, unless this process has no descriptors left.
  ///
  /// - Parameter isPrivate: whether nobody else may open it by way of `/proc`, as anybody can a pipe.
  package init(isPrivate: Bool = false) {
    let ends = spawning.withLock { _ in
      var ends: [Int32] = [-1, -1]
      if isPrivate { socketpair(AF_UNIX, streamSocket, 0, &ends) } else { pipe(&ends) }
      // Out of the way of the descriptors that the program will have.
      return (read: Pipe.moved(ends[0]), write: Pipe.moved(ends[1]))
    }
    self.ends = Locked(ends)
  }

  /// The end to read from; -1 once it is closed.
  package var readEnd: Int32 { ends.withLock { $0.read } }
  /// The end to write to; -1 once it is closed.
  package var writeEnd: Int32 { ends.withLock { $0.write } }

  /// Not if this process had no descriptors left.
  package var isOpen: Bool { readEnd >= 0 && writeEnd >= 0 }

  deinit {
    closeReadEnd()
    closeWriteEnd()
  }

  /// Closes the end that is read; a second time nothing happens.
  package func closeReadEnd() {
    ends.withLock { Pipe.release(&$0.read) }
  }

  /// Closes the end that is written; a second time nothing happens.
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

/// Writes all of these bytes; false if the system takes no more of them, and `errno` says why.
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

/// How many files this process, and each that it starts, may have open at once.
public enum OpenFiles {
  public static var limit: Int { ownLimit(of: openFilesResource) ?? CountLimit.openFiles }

  /// Takes what the system grants beyond what somebody has set for a start.
  public static func allowMore() {
    var limits = rlimit()
    guard getrlimit(openFilesResource, &limits) == 0 else { return }
    let wish = min(limits.rlim_max, rlim_t(CountLimit.openFiles))
    guard limits.rlim_cur < wish else { return }
    limits.rlim_cur = wish
    setrlimit(openFilesResource, &limits)
  }
}
