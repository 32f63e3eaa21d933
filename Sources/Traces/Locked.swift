/// A value protected by a mutex, with a condition variable to wait for changes.
///
/// It is here because adapters, too, may need a lock, and link to the C library only.
public final class Locked<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  // Allocated, because the C library needs stable addresses.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  public init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(mutex)
    change.deallocate()
    mutex.deallocate()
  }

  /// Calls `body` with exclusive access to the value, then wakes all waiting threads.
  public func withLock<Result, Failure>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(change)
      pthread_mutex_unlock(mutex)
    }
    return try body(&value)
  }

  /// Waits until `body` returns a value other than nil.
  ///
  /// - Parameter body: called with exclusive access after each change; nil to continue waiting.
  public func wait<Result>(for body: (inout Value) -> Result?) -> Result {
    // Without a deadline it never returns nil.
    wait(untilTime: nil, for: body)!
  }

  /// Waits until `body` returns a value other than nil, or until this time of the system's clock.
  ///
  /// - Returns: nil if the time came first.
  public func wait<Result>(
    untilTime time: timespec?, for body: (inout Value) -> Result?
  ) -> Result? {
    var time = time
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(change)
      pthread_mutex_unlock(mutex)
    }
    while true {
      // A separate access each time, because during one the compiler assumes that no other thread
      // changes the value.
      if let result = body(&value) { return result }
      if time == nil {
        pthread_cond_wait(change, mutex)
      } else if pthread_cond_timedwait(change, mutex, &time!) != 0 {
        return body(&value)
      }
    }
  }
}
