import Foundation
import Limits

/// Work in a thread of its own, with as much stack as a program's first one has.
///
/// Not in one of those that Dispatch shares: all of them may be waiting themselves.
public final class Job<Value: Sendable>: Sendable {
  private let result = Locked<Value?>(nil)

  /// Begins at once.
  @discardableResult
  public init(_ work: @escaping @Sendable () -> Value) {
    let thread = Thread { [result] in
      let value = work()
      result.withLock { $0 = value }
    }
    thread.stackSize = MemoryLimit.threadStack
    thread.start()
  }

  /// What has come of it, if it is done.
  public var valueIfDone: Value? { result.withLock { $0 } }

  /// What has come of it; waits for that.
  public var value: Value { result.wait { $0 } }
}

/// Does two things at the same time and waits for both; who cancels this cancels both.
public func concurrently<First, Second: Sendable>(
  _ first: () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
  let cancellation = Cancellation.current
  let job = Job { cancellation?.perform(second) ?? second() }
  return (first(), job.value)
}
