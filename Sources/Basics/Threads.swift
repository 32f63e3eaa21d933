extension Locked {
  /// Waits until `body` returns a value other than nil, or until the deadline.
  ///
  /// - Returns: nil if the deadline came first.
  public func wait<Result>(until deadline: Date?, for body: (inout Value) -> Result?) -> Result? {
    let time = deadline.map { deadline in
      // The C library rejects times before 1970, which are past anyway.
      let seconds = max(0, deadline.timeIntervalSince1970)
      let whole = seconds.rounded(.down)
      return timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
    }
    return wait(untilTime: time, for: body)
  }
}

/// What this process has started or made, and ends or removes when it ends itself.
package final class Belongings<Element: Hashable & Sendable>: Sendable {
  private let state = Locked((all: Set<Element>(), isOver: false))

  package init() {}

  /// Adds what `make` returns. A thread that still runs when the process ends would leave it behind,
  /// so then `over` is thrown.
  package func add<Failure>(
    orThrow over: Failure, _ make: () throws(Failure) -> Element
  ) throws(Failure) -> Element {
    try state.withLock { state throws(Failure) in
      guard !state.isOver else { throw over }
      let element = try make()
      state.all.insert(element)
      return element
    }
  }

  package func remove(_ element: Element) { state.withLock { _ = $0.all.remove(element) } }

  /// Prevents new ones and passes on all.
  package func end(_ work: (Set<Element>) -> Void) {
    state.withLock { state in
      state.isOver = true
      work(state.all)
    }
  }
}

/// Work in a thread of its own, with a stack as large as the main thread's.
///
/// Dispatch's shared threads aren't used, because all of them may be blocked.
public final class Job<Value: Sendable>: Sendable {
  private let result = Locked<Value?>(nil)

  /// Starts the work.
  @discardableResult
  public init(_ work: @escaping @Sendable () -> Value) throws(ThreadError) {
    let thread = try startThread(stackSize: MemoryLimit.threadStack) { [result] in
      let value = work()
      result.withLock { $0 = value }
    }
    pthread_detach(thread)
  }

  public var valueIfDone: Value? { result.withLock { $0 } }

  /// The result; waits until the work is done.
  public var value: Value { result.wait { $0 } }
}

/// Runs two functions in parallel and waits for both; the caller's cancellation applies to both.
///
/// If no thread can be started, the second runs after the first.
public func concurrently<First, Second: Sendable>(
  _ first: () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
  let cancellation = Cancellation.current
  // Without a thread it only takes longer.
  guard let job = try? Job({ cancellation?.perform(second) ?? second() }) else {
    return (first(), second())
  }
  return (first(), job.value)
}

/// Applies a function to many values in parallel and returns the results in order.
///
/// - Parameter workers: the number of threads; by default one per processor, more only if the
///   function mostly waits. Fewer are used if not enough can be started.
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
  // If some threads can't be started, the others do more; without any, this thread does all of it.
  let jobs = (0..<min(workers, values.count)).compactMap { _ in try? Job(work) }
  if jobs.isEmpty { work() }
  for job in jobs { job.value }
  return try results.withLock { results in
    try values.indices.compactMap { try results[$0]?.get() }
  }
}

/// No more threads can be started, because of a limit of the system, the user or the process.
public struct ThreadError: Error, Equatable, Sendable {
  public init() {}
}

typealias ThreadWork = Locked<@Sendable () -> Void>

/// Starts a thread.
///
/// Foundation's threads aren't used, because their failure to start isn't reported, and the caller
/// would wait forever.
///
/// - Returns: the thread, which the caller must join or detach.
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

/// The main function of a new thread: runs its work.
func perform(_ given: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  let work = Unmanaged<ThreadWork>.fromOpaque(given).takeRetainedValue().withLock { $0 }
  work()
  return nil
}

/// Whether this many more threads can run at once. Tested by starting them, because the limits and
/// what counts against them can't be read reliably.
package func hasThreads(_ count: Int) -> Bool {
  let isOver = Locked(false)
  var threads: [pthread_t] = []
  while threads.count < count,
    // If one can't be started, there are too few.
    let thread = try? startThread(
      stackSize: MemoryLimit.idleStack, { isOver.wait { $0 ? () : nil } })
  {
    threads.append(thread)
  }
  isOver.withLock { $0 = true }
  for thread in threads { pthread_join(thread, nil) }
  return threads.count == count
}

/// Cancels work that is in progress: programs that are awaited within `perform` are ended.
public final class Cancellation: Sendable {
  @TaskLocal static var current: Cancellation?
  private let isCancelled = Locked(false)

  public init() {}

  /// Whether the current task's work was cancelled.
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
