import Basics
import Curriculum
import SuiteSupport

/// A time limit for an exercise: so much processor time, and the same amount asleep.
///
/// Waiting for the machine doesn't count, so an exercise gets equally far at any load.
final class Allowance: Sendable {
  private let limit: Duration
  private let state: Locked<State>

  private struct State: Sendable {
    var spent = Spending()
    /// The allowance that everything taken from this one is also taken from.
    var outer: Allowance?
  }

  /// The allowance for the whole grading that this task belongs to, from compiler to verdict; nil
  /// outside of a grading.
  @TaskLocal static var ofGrading: Allowance?

  init(_ limit: Duration, within outer: Allowance? = nil) {
    self.limit = limit
    state = Locked(State(outer: outer))
  }

  var seconds: Double { limit.inSeconds }
  var spent: Spending { state.withLock { $0.spent } }

  /// The processor time that is left, in this allowance and the outer one.
  var left: Duration {
    let (spent, outer) = state.withLock { ($0.spent, $0.outer) }
    return min(limit - spent.processor, outer?.left ?? limit)
  }

  /// Why the allowance is used up; nil if something is left.
  var end: End? {
    let (spent, outer) = state.withLock { ($0.spent, $0.outer) }
    if spent.processor >= limit { return .late(.computing) }
    if spent.asleep >= limit { return .late(.sleeping) }
    if spent.other >= TimeLimit.busyMachine { return .tooBusy }
    return outer?.end
  }

  func take(_ spending: Spending) {
    let outer = state.withLock { state in
      state.spent.add(spending)
      return state.outer
    }
    outer?.take(spending)
  }

  /// Sets the outer allowance and takes from it what was spent before.
  func join(_ outer: Allowance) {
    let before = state.withLock { state in
      state.outer = outer
      return state.spent
    }
    outer.take(before)
  }

  enum End: Equatable {
    case late(Lateness)
    /// The process got no processor for longer than `TimeLimit.busyMachine`.
    case tooBusy
  }
}

/// How a process spent a period of time.
struct Spending: Equatable, Sendable {
  /// Processor time used.
  var processor = Duration.zero
  /// Time it slept, although a processor was available.
  var asleep = Duration.zero
  /// The remaining time, in which it waited for a processor or for the machine.
  var other = Duration.zero

  mutating func add(_ more: Spending) {
    processor += more.processor
    asleep += more.asleep
    other += more.other
  }
}

/// Samples at intervals how a process spends its time.
struct SpendingWatch {
  private var latest = ContinuousClock.now
  /// The total processor time at the latest sample.
  private(set) var processor = Duration.zero

  /// Ignores the time since the latest sample, in which the process had nothing to do.
  mutating func skip() { latest = .now }

  /// What a process did since the latest sample.
  ///
  /// - Parameter output: a descriptor from which its output is read. While unread output is left
  ///   there, a sleeping process may just wait for its reader.
  mutating func spending(of process: pid_t, output: Int32) -> Spending {
    let now = ContinuousClock.now
    // After a longer gap this process itself was stopped, and maybe the other one, too.
    let time = min(now - latest, TimeLimit.standstill)
    let total = Basics.processorTime(of: process) ?? processor
    defer { (latest, processor) = (now, max(processor, total)) }
    let worked = max(.zero, total - processor)
    let rest = max(.zero, time - worked)
    // The process's state now is taken for the whole interval. With many samples the errors cancel
    // out.
    return worked < time / 2 && HostSystem.isAsleep(process) && !hasMore(output)
      ? Spending(processor: worked, asleep: rest) : Spending(processor: worked, other: rest)
  }

  /// Whether a descriptor has data to read now.
  private func hasMore(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLIN) != 0
  }
}

/// What counts against an allowance besides the host processes: the judging thread and the programs
/// that it runs.
extension Allowance {
  /// Runs `work` and takes from the allowance the processor time of this thread and of its
  /// programs.
  func spend<Value, Failure>(
    on work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try Self.$ofGrading.withValue(self) {
      RunningProgram.$meter.withValue({
        self.take(Spending(processor: $0))
        return self.end != nil
      }) {
        // If this thread is measured already, its time must not be taken twice.
        ThreadWatch.$ofThisThread.withValue(ThreadWatch.ofThisThread ?? ThreadWatch()) {
          defer { lookAtThisThread() }
          return Result { () throws(Failure) in try work() }
        }
      }
    }.get()
  }

  /// Takes this thread's processor time since the latest sample, if the thread is measured.
  func lookAtThisThread() {
    guard let watch = ThreadWatch.ofThisThread else { return }
    take(Spending(processor: watch.work()))
  }

  /// - Throws: `cancelled` if this thread's grading has used up its allowance; the reason is in
  ///   `end`.
  static func ask() throws(EnvironmentError) {
    guard let grading = ofGrading else { return }
    grading.lookAtThisThread()
    if case .late? = grading.end { throw .cancelled }
  }
}

/// Measures the processor time of a thread since the previous measurement.
private final class ThreadWatch: Sendable {
  @TaskLocal static var ofThisThread: ThreadWatch?
  private let latest = Locked(HostSystem.timeOfThisThread())

  func work() -> Duration {
    let now = HostSystem.timeOfThisThread()
    return latest.withLock { latest in
      defer { latest = now }
      return max(.zero, now - latest)
    }
  }
}
