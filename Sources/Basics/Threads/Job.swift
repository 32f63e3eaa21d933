import Foundation

/// Work in a thread of its own, with as much stack as a program's first one has.
///
/// Not in one of those that Dispatch shares: all of them may be waiting themselves.
public final class Job<Value: Sendable>: Sendable {
  private let result = Locked<Value?>(nil)

  /// Begins at once.
  ///
  /// - Throws: if the system grants this process no more threads.
  @discardableResult
  public init(_ work: @escaping @Sendable () -> Value) throws(NoThread) {
    let thread = try startThread(stackSize: MemoryLimit.threadStack) { [result] in
      let value = work()
      result.withLock { $0 = value }
    }
    pthread_detach(thread)
  }

  /// What has come of it, if it is done.
  public var valueIfDone: Value? { result.withLock { $0 } }

  /// What has come of it; waits for that.
  public var value: Value { result.wait { $0 } }
}

/// Does two things at the same time and waits for both; who cancels this cancels both.
///
/// Where there is no thread for the second, it comes after the first.
public func concurrently<First, Second: Sendable>(
  _ first: () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
  let cancellation = Cancellation.current
  // Whether it takes longer is all that depends on it.
  guard let job = try? Job({ cancellation?.perform(second) ?? second() }) else {
    return (first(), second())
  }
  return (first(), job.value)
}
