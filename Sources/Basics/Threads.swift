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

  /// The same with a deadline, if there is one.
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

/// Work in a thread of its own, with as much stack as a program's first one has.
///
/// Not in one of those that Dispatch shares: all of them may be waiting themselves.
public final class Job<Value: Sendable>: Sendable {
  private let result = Locked<Value?>(nil)

  /// Begins at once.
  @discardableResult
  public init(_ work: @escaping @Sendable () -> Value) throws(ThreadError) {
    let thread = try startThread(stackSize: MemoryLimit.threadStack) { [result] in
      let value = work()
      result.withLock { $0 = value }
    }
    pthread_detach(thread)
  }

  public var valueIfDone: Value? { result.withLock { $0 } }

  /// What has come of it; waits for that.
  public var value: Value { result.wait { $0 } }
}

/// Does two things at the same time and waits for both; who cancels this cancels both.
///
/// Where there is no thread for the second, it comes after the first.
public func concurrently<First, Second: Sendable>(
  _ first: () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
  let cancellation = Cancellation.current
  // Whether it takes longer is all that depends on it.
  guard let job = try? Job({ cancellation?.perform(second) ?? second() }) else {
    return (first(), second())
  }
  return (first(), job.value)
}

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
  // If there are too few threads, the others do more, and without any this one does all of it.
  let jobs = (0..<min(workers, values.count)).compactMap { _ in try? Job(work) }
  if jobs.isEmpty { work() }
  for job in jobs { job.value }
  return try results.withLock { results in
    try values.indices.compactMap { try results[$0]?.get() }
  }
}

/// The system grants this process, or its user, no more threads.
public struct ThreadError: Error, Equatable, Sendable {
  public init() {}
}

/// The work of a thread.
typealias ThreadWork = Locked<@Sendable () -> Void>

/// Starts a thread.
///
/// Not one of Foundation's: where there is none to be had, that says nothing, and whoever waits for it waits
/// for ever.
///
/// - Returns: the thread, to be waited for or let go.
func startThread(
  stackSize: Int, _ work: @escaping @Sendable () -> Void
) throws(ThreadError) -> pthread_t {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackSize)
  guard let thread = createThread(&attributes, doing: ThreadWork(work)) else { throw ThreadError() }
  return thread
}

/// Does in a new thread what it was given.
func perform(_ given: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  let work = Unmanaged<ThreadWork>.fromOpaque(given).takeRetainedValue().withLock { $0 }
  work()
  return nil
}

/// Whether so many more threads can be had at once, found out by having them: whoever limits them counts
/// what isn't seen from here.
package func hasThreads(_ count: Int) -> Bool {
  let isOver = Locked(false)
  var threads: [pthread_t] = []
  while threads.count < count,
    // Where one is missing, there are too few.
    let thread = try? startThread(
      stackSize: MemoryLimit.idleStack, { isOver.wait { $0 ? () : nil } })
  {
    threads.append(thread)
  }
  isOver.withLock { $0 = true }
  for thread in threads { pthread_join(thread, nil) }
  return threads.count == count
}

/// Tells work that is under way that nobody wants its result any more: each program that is waited for
/// within `perform` is ended.
public final class Cancellation: Sendable {
  @TaskLocal static var current: Cancellation?
  private let isCancelled = Locked(false)

  public init() {}

  /// Whether the work that asks is to be given up.
  public static var isRequested: Bool {
    current?.isCancelled.withLock { $0 } ?? false
  }

  /// May be called from any thread.
  public func cancel() {
    isCancelled.withLock { $0 = true }
  }

  public func perform<Value, Failure>(
    _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try Self.$current.withValue(self) { Result { () throws(Failure) in try work() } }.get()
  }
}
