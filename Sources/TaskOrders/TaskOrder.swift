import Traces

/// The order in which runnable tasks are resumed.
///
/// Normally that order is chance, and an exercise that is wrong in one order may pass in another. A
/// script therefore names an order, and the adapter runs asynchronous code in it.
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
  /// Runs an asynchronous function to its end in this thread, together with the tasks it starts.
  /// Tasks that are left then never resume.
  ///
  /// Sleeping takes real time. If a task waits forever, the script runs into its time limit.
  public func run<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Value {
    let (turns, result) = (TaskTurns.shared, Locked<Value?>(nil))
    turns.forget()
    Task.detached(executorPreference: turns) {
      let value = await body()
      result.withLock { $0 = value }
    }
    while true {
      if let value = result.withLock({ $0 }) { return value }
      if let job = turns.next(in: self) {
        job.runSynchronously(on: turns.asUnownedTaskExecutor())
      } else {
        // Runs work of the main actor and of expired timers.
        TaskTurns.drainMainQueue?()
        usleep(TimeLimit.lookAtThreads.inMicroseconds)
      }
    }
  }
}

/// All runnable tasks, including those without a chosen executor.
@available(macOS 15, *)
private final class TaskTurns: TaskExecutor {
  static let shared = TaskTurns()

  private let waiting = Locked<[UnownedJob]>([])

  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  private init() {
    // The runtime calls this hook instead of choosing a thread itself.
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
