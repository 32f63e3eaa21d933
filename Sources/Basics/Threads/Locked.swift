import Foundation

/// A value that several threads change, one at a time, and whose changes they can wait for.
public final class Locked<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  // The C library wants both to stay where they are.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// A value that nobody has changed yet.
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

  /// Does something with the value while no other thread does; after that, whoever waits looks again.
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
    var time = deadline.map { deadline in
      // The C library refuses times before 1970, which are over anyway.
      let seconds = max(0, deadline.timeIntervalSince1970)
      let whole = seconds.rounded(.down)
      return timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
    }
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(change)
      pthread_mutex_unlock(mutex)
    }
    while true {
      // An access of its own each time: during one, the compiler takes it that no other thread has any.
      if let result = body(&value) { return result }
      if time == nil {
        pthread_cond_wait(change, mutex)
      } else if pthread_cond_timedwait(change, mutex, &time!) != 0 {
        return body(&value)
      }
    }
  }
}
