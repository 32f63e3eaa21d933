/// Tells work that is under way that nobody wants its result any more: each program that is waited for
/// within `perform` is ended.
public final class Cancellation: Sendable {
  @TaskLocal static var current: Cancellation?
  private let isCancelled = Locked(false)

  /// Nobody has asked for it yet.
  public init() {}

  /// Whether the work that asks is to be given up.
  public static var isRequested: Bool {
    current?.isCancelled.withLock { $0 } ?? false
  }

  /// May be called from any thread.
  public func cancel() {
    isCancelled.withLock { $0 = true }
  }

  /// Does work that can be cancelled.
  public func perform<Value, Failure>(
    _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try Self.$current.withValue(self) { Result { () throws(Failure) in try work() } }.get()
  }
}
