import Foundation

/// Does the same for many values, a few at a time, and gives the results in order.
///
/// - Parameter workers: at how many values at a time; as many as there are processors, unless what is
///   done mostly waits. There are fewer where there are too few threads.
package func concurrently<Value: Sendable, Result: Sendable>(
  _ values: [Value], workers: Int = ProcessInfo.processInfo.activeProcessorCount,
  _ body: @escaping @Sendable (Value) throws -> Result
) throws -> [Result] {
  let results = Locked<[Int: Swift.Result<Result, any Error>]>([:])
  let waiting = Locked(values.indices)
  @Sendable func work() {
    while let index = waiting.withLock({ $0.popFirst() }) {
      let result = Swift.Result { try body(values[index]) }
      results.withLock { $0[index] = result }
    }
  }
  // Those that can't be had leave more to the others, and all of it to this thread.
  let jobs = (0..<min(workers, values.count)).compactMap { _ in try? Job(work) }
  if jobs.isEmpty { work() }
  for job in jobs { job.value }
  return try results.withLock { results in
    try values.indices.compactMap { try results[$0]?.get() }
  }
}
