import Foundation

/// Does two things at the same time and waits for both; who cancels this cancels both.
public func concurrently<First: Sendable, Second: Sendable>(
  _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
  let cancellation = Cancellation.current
  nonisolated(unsafe) var secondResult: Second?
  let isDone = DispatchSemaphore(value: 0)
  // A thread of its own: those that Dispatch shares may all be waiting themselves.
  let thread = Thread {
    secondResult = cancellation?.perform(second) ?? second()
    isDone.signal()
  }
  thread.start()
  let firstResult = first()
  isDone.wait()
  // Set by the work that was waited for.
  return (firstResult, secondResult!)
}
