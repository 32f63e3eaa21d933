import Foundation

/// The system grants this process, or its user, no more threads.
public struct NoThread: Error, Equatable, Sendable {
  /// There is nothing else to say of it.
  public init() {}
}

/// What a thread is given to do.
typealias ThreadWork = Locked<@Sendable () -> Void>

/// Starts a thread.
///
/// Not one of Foundation's: where there is none to be had, that says nothing, and whoever waits for it waits
/// for ever.
///
/// - Returns: the thread, to be waited for or let go.
func startThread(
  stackSize: Int, _ work: @escaping @Sendable () -> Void
) throws(NoThread) -> pthread_t {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackSize)
  guard let thread = createThread(&attributes, doing: ThreadWork(work)) else { throw NoThread() }
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
