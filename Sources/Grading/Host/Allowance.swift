import Basics
import Curriculum
import SuiteSupport

/// How long somebody waits for an exercise: so much of a processor's time, and as long while it sleeps.
///
/// What the machine does to it doesn't count, so the same exercise comes as far at any load.
final class Allowance: Sendable {
  private let limit: Duration
  private let state: Locked<State>

  private struct State: Sendable {
    var spent = Spending()
    /// Another one that is used up with it.
    var outer: Allowance?
  }

  /// What all of a grading has together, from the compiler to the verdict; nil for what isn't graded.
  @TaskLocal static var ofGrading: Allowance?

  init(_ limit: Duration, within outer: Allowance? = nil) {
    self.limit = limit
    state = Locked(State(outer: outer))
  }

  var seconds: Double { limit.inSeconds }
  var spent: Spending { state.withLock { $0.spent } }

  /// What is left of it for a process that does nothing but compute.
  var left: Duration {
    let (spent, outer) = state.withLock { ($0.spent, $0.outer) }
    return min(limit - spent.processor, outer?.left ?? limit)
  }

  /// What it was used up by; nil if something is left.
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

  /// Has another one used up with it from now on, and by what was taken off before.
  func join(_ outer: Allowance) {
    let before = state.withLock { state in
      state.outer = outer
      return state.spent
    }
    outer.take(before)
  }

  enum End: Equatable {
    case late(Lateness)
    /// Others: it had no processor for longer than anybody waits.
    case tooBusy
  }
}

/// What a process has done in some time that went by.
struct Spending: Equatable, Sendable {
  /// How much of a processor's time it had.
  var processor = Duration.zero
  /// How long it waited, though there was a processor for it.
  var asleep = Duration.zero
  /// What is left: it waited for a processor, or for the machine.
  var other = Duration.zero

  mutating func add(_ more: Spending) {
    processor += more.processor
    asleep += more.asleep
    other += more.other
  }
}

/// Looks now and then what a process spends its time with.
struct SpendingWatch {
  private var latest = ContinuousClock.now
  /// How much of a processor's time it had by the latest look.
  private(set) var processor = Duration.zero

  /// Leaves out the time since the latest look: it had nothing to do.
  mutating func skip() { latest = .now }

  /// What a process did since the latest look.
  ///
  /// - Parameter output: what it prints comes out here: as long as something is left there, it may wait for
  ///   whoever reads it.
  mutating func spending(of process: pid_t, output: Int32) -> Spending {
    let now = ContinuousClock.now
    // If the last look is longer ago, this process stood still, and that one may have, too.
    let time = min(now - latest, TimeLimit.standstill)
    let total = Basics.processorTime(of: process) ?? processor
    defer { (latest, processor) = (now, max(processor, total)) }
    let worked = max(.zero, total - processor)
    let rest = max(.zero, time - worked)
    // One look tells of the whole time since the one before: there are many, and as many are wrong one
    // way as the other.
    return worked < time / 2 && HostSystem.isAsleep(process) && !hasMore(output)
      ? Spending(processor: worked, asleep: rest) : Spending(processor: worked, other: rest)
  }

  /// Whether something can be read from a descriptor now.
  private func hasMore(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLIN) != 0
  }
}

/// What uses up an allowance apart from an exercise's processes: the thread that judges it, and the
/// programs that are started for it.
extension Allowance {
  /// Does something for which all is taken off that this thread computes, and the programs that it runs.
  func spend<Value, Failure>(
    on work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try Self.$ofGrading.withValue(self) {
      RunningProgram.$meter.withValue({
        self.take(Spending(processor: $0))
        return self.end != nil
      }) {
        // Where this thread is watched already, nothing is to be taken off twice.
        ThreadWatch.$ofThisThread.withValue(ThreadWatch.ofThisThread ?? ThreadWatch()) {
          defer { lookAtThisThread() }
          return Result { () throws(Failure) in try work() }
        }
      }
    }.get()
  }

  /// Takes off what this thread has computed since the latest look, where it computes for an allowance.
  func lookAtThisThread() {
    guard let watch = ThreadWatch.ofThisThread else { return }
    take(Spending(processor: watch.work()))
  }

  /// - Throws: if the grading to which this thread belongs has used up what there is for it; why, tells the
  ///   allowance.
  static func ask() throws(EnvironmentError) {
    guard let grading = ofGrading else { return }
    grading.lookAtThisThread()
    if case .late? = grading.end { throw .cancelled }
  }
}

/// Looks now and then how much of a processor's time a thread had.
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
