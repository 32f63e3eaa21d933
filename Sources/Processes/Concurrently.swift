import Dispatch

/// Does two things at the same time and waits for both; who cancels this cancels both.
public func concurrently<First: Sendable, Second: Sendable>(
  _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
  let cancellation = Cancellation.current
  nonisolated(unsafe) var secondResult: Second?
  let group = DispatchGroup()
  DispatchQueue.global(qos: .userInitiated).async(group: group) {
    secondResult = cancellation?.perform(second) ?? second()
  }
  let firstResult = first()
  group.wait()
  // Set by the work that was waited for.
  return (firstResult, secondResult!)
}
