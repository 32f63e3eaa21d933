import Foundation

/// Tells work that is under way that nobody wants its result any more: each program that is waited for
/// within `perform` is ended.
public final class Cancellation: Sendable {
  @TaskLocal static var current: Cancellation?
  private let lock = NSLock()
  nonisolated(unsafe) private var isCancelled = false

  public init() {}

  /// Whether the work that asks is to be given up.
  public static var isRequested: Bool {
    guard let current else { return false }
    return current.lock.withLock { current.isCancelled }
  }

  /// May be called from any thread.
  public func cancel() {
    lock.withLock { isCancelled = true }
  }

  /// Does work that can be cancelled.
  public func perform<Value, Failure>(
    _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try Self.$current.withValue(self) { Result { () throws(Failure) in try work() } }.get()
  }
}
