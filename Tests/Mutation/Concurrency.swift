import Dispatch
import Foundation
import Threads

/// Does the same for many values on all cores and gives the results in order.
func concurrently<Value: Sendable, Result: Sendable>(
  _ values: [Value], _ body: @escaping @Sendable (Value) throws -> Result
) throws -> [Result] {
  let results = Locked<[Int: Swift.Result<Result, any Error>]>([:])
  DispatchQueue.concurrentPerform(iterations: values.count) { index in
    let result = Swift.Result { try body(values[index]) }
    results.withLock { $0[index] = result }
  }
  return try results.withLock { results in
    try values.indices.compactMap { try results[$0]?.get() }
  }
}
