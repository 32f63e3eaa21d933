import Foundation

/// Does the same for many values, a few at a time, and gives the results in order.
///
/// Most submissions only let their time run out: there are more workers than cores.
func concurrently<Value: Sendable, Result: Sendable>(
  _ values: [Value], _ body: @escaping @Sendable (Value) throws -> Result
) throws -> [Result] {
  let results = Results<Result>(count: values.count)
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 4
  for index in values.indices {
    queue.addOperation {
      let result = Swift.Result { try body(values[index]) }
      results.set(result, at: index)
    }
  }
  queue.waitUntilAllOperationsAreFinished()
  return try results.all().map { try $0.get() }
}

/// Results that several threads fill in.
private final class Results<Value: Sendable>: @unchecked Sendable {
  private var values: [Swift.Result<Value, any Error>?]
  private let lock = NSLock()

  init(count: Int) {
    values = Array(repeating: nil, count: count)
  }

  func set(_ value: Swift.Result<Value, any Error>, at index: Int) {
    lock.withLock { values[index] = value }
  }

  func all() -> [Swift.Result<Value, any Error>] {
    lock.withLock { values.compactMap { $0 } }
  }
}
