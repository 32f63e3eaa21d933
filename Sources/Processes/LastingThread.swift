import Foundation

/// Starts programs on a thread that ends with this process, and not before.
///
/// A program can ask the kernel to end it together with its parent; but by that the kernel means the
/// thread that has started it.
package enum LastingThread {
  /// A program to be started.
  private final class Start: @unchecked Sendable {
    let command: Command
    let descriptors: [Int32: Int32]
    var result: Result<pid_t, SpawnError>?
    let isDone = DispatchSemaphore(value: 0)

    init(_ command: Command, _ descriptors: [Int32: Int32]) {
      (self.command, self.descriptors) = (command, descriptors)
    }
  }

  private static let condition = NSCondition()
  nonisolated(unsafe) private static var waiting: [Start] = []

  /// Made when it is used first, and only once.
  private static let isRunning: Bool = {
    Thread.detachNewThread { while true { next().forEach(perform) } }
    return true
  }()

  /// Starts a program in a process group of its own, as `spawn` does.
  package static func spawn(
    _ command: Command, descriptors: [Int32: Int32]
  ) throws(SpawnError) -> pid_t {
    precondition(isRunning)
    let start = Start(command, descriptors)
    condition.withLock {
      waiting.append(start)
      condition.signal()
    }
    start.isDone.wait()
    return try start.result!.get()
  }

  private static func next() -> [Start] {
    condition.withLock {
      while waiting.isEmpty { condition.wait() }
      defer { waiting = [] }
      return waiting
    }
  }

  private static func perform(_ start: Start) {
    start.result = Result { () throws(SpawnError) in
      try Processes.spawn(start.command, descriptors: start.descriptors, ownGroup: true)
    }
    start.isDone.signal()
  }
}
