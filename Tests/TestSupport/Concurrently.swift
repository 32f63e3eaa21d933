import Foundation
import Threads

/// Does the same for many values, a few at a time, and gives the results in order.
///
/// - Parameter workers: at how many values at a time; as many as there are processors, unless what is
///   done mostly waits.
package func concurrently<Value: Sendable, Result: Sendable>(
  _ values: [Value], workers: Int = ProcessInfo.processInfo.activeProcessorCount,
  _ body: @escaping @Sendable (Value) throws -> Result
) throws -> [Result] {
  let results = Locked<[Int: Swift.Result<Result, any Error>]>([:])
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = workers
  for index in values.indices {
    queue.addOperation {
      let result = Swift.Result { try body(values[index]) }
      results.withLock { $0[index] = result }
    }
  }
  queue.waitUntilAllOperationsAreFinished()
  return try results.withLock { results in
    try values.indices.compactMap { try results[$0]?.get() }
  }
}
