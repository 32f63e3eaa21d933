import Foundation

/// Starts programs on a thread that ends with this process, and not before.
///
/// A program can ask the kernel to end it together with its parent; but by that the kernel means the
/// thread that has started it.
package enum LastingThread {
  /// A program to be started.
  private struct Start: Sendable {
    var command: Command
    var descriptors: [Int32: Int32]
    let result = Locked<Result<pid_t, SpawnError>?>(nil)
  }

  private static let waiting = Locked<[Start]>([])

  /// Begins when it is used first, and only once.
  private static let thread = Locked<Job<Never>?>(nil)

  /// Starts a program in a process group of its own, as `spawn` does.
  package static func spawn(
    _ command: Command, descriptors: [Int32: Int32]
  ) throws(SpawnError) -> pid_t {
    let isThere = thread.withLock { thread in
      // There are too few threads, and that is what is said.
      thread = thread ?? (try? Job { while true { next().forEach(perform) } })
      return thread != nil
    }
    guard isThere else { throw SpawnError(executable: command.executable, code: EAGAIN) }
    let start = Start(command: command, descriptors: descriptors)
    waiting.withLock { $0.append(start) }
    return try start.result.wait { $0 }.get()
  }

  private static func next() -> [Start] {
    waiting.wait { waiting in
      defer { waiting = [] }
      return waiting.isEmpty ? nil : waiting
    }
  }

  private static func perform(_ start: Start) {
    let result = Result { () throws(SpawnError) in
      try Basics.spawn(start.command, descriptors: start.descriptors, ownGroup: true)
    }
    start.result.withLock { $0 = result }
  }
}
