import Traces

/// In which order tasks go on of which each could.
///
/// Nobody else decides that but chance, and an exercise that is wrong in one order may pass in another. So a
/// script names an order, and the adapter has it run what is asynchronous.
public enum TaskOrder: Int, CaseIterable, Packed, Sendable {
  case oldestFirst, newestFirst, fromTheMiddle

  fileprivate func place(among count: Int) -> Int {
    switch self {
    case .oldestFirst: 0
    case .newestFirst: count - 1
    case .fromTheMiddle: count / 2
    }
  }
}

@available(macOS 15, *)
extension TaskOrder {
  /// Runs something to its end in this thread, with all tasks that it begins. Those that are left then never
  /// go on.
  ///
  /// What sleeps does so in real time. Whatever waits for nothing that comes has the script end by its time.
  public func run<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Value {
    let (turns, result) = (TaskTurns.shared, TaskResult<Value>())
    turns.forget()
    Task.detached(executorPreference: turns) {
      let value = await body()
      result.value.withLock { $0 = value }
    }
    while true {
      if let value = result.value.withLock({ $0 }) { return value }
      if let job = turns.next(in: self) {
        job.runSynchronously(on: turns.asUnownedTaskExecutor())
      } else {
        // The main actor's, and what a timer brings.
        TaskTurns.drainMainQueue?()
        usleep(TimeLimit.lookAtThreads.inMicroseconds)
      }
    }
  }
}

@available(macOS 15, *)
private final class TaskResult<Value: Sendable>: Sendable {
  let value = Guarded<Value?>(nil)
}

/// All tasks that could go on: also those that no executor was chosen for.
@available(macOS 15, *)
private final class TaskTurns: TaskExecutor {
  static let shared = TaskTurns()

  private let waiting = Guarded<[UnownedJob]>([])

  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  private init() {
    // The runtime asks this function where it would choose a thread by itself.
    let hook = dlsym(nil, "swift_task_enqueueGlobal_hook")
    hook?.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in
      TaskTurns.shared.waiting.withLock { $0.append(job) }
    }
  }

  static let drainMainQueue = dlsym(nil, "_dispatch_main_queue_callback_4CF").map {
    unsafeBitCast($0, to: (@convention(c) () -> Void).self)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    waiting.withLock { $0.append(job) }
  }

  func next(in order: TaskOrder) -> UnownedJob? {
    waiting.withLock { jobs in
      jobs.isEmpty ? nil : jobs.remove(at: order.place(among: jobs.count))
    }
  }

  func forget() { waiting.withLock { $0 = [] } }
}

/// A value that one thread at a time works on; what is linked to an adapter has no library but the C one for that.
private final class Guarded<Value>: @unchecked Sendable {
  private var value: Value
  // The C library wants it to stay where it is.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
