import Foundation

/// A value that several threads change, one at a time, and whose changes they can wait for.
public final class Locked<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  private let condition = NSCondition()

  /// A value that nobody has changed yet.
  public init(_ value: Value) {
    self.value = value
  }

  /// Does something with the value while no other thread does; after that, whoever waits looks again.
  public func withLock<Result, Failure>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return try body(&value)
  }

  /// Waits until the value has come to what is wanted of it.
  ///
  /// - Parameter body: gives what is wanted; nil if the value hasn't come to that yet.
  public func wait<Result>(for body: (inout Value) -> Result?) -> Result {
    // Without a deadline there is no other end.
    wait(until: nil, for: body)!
  }

  /// The same, but not longer than up to a point in time, if there is one.
  ///
  /// - Returns: nil if that came before.
  public func wait<Result>(
    until deadline: Date?, for body: (inout Value) -> Result?
  ) -> Result? {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    while true {
      if let result = body(&value) { return result }
      guard let deadline else {
        condition.wait()
        continue
      }
      guard condition.wait(until: deadline) else { return body(&value) }
    }
  }
}
