import Basics
import Curriculum
import Foundation

/// How long somebody waits for an exercise: so much of a processor's time, and as long while it sleeps.
///
/// What the machine does to it doesn't count, so the same exercise comes as far at any load.
final class Allowance: Sendable {
  /// The limit, if it has one of its own.
  private let limit: Duration
  private let state: Locked<State>

  private struct State: Sendable {
    var spent = Spending()
    /// Another one that is used up with it.
    var outer: Allowance?
  }

  /// What all of a grading has together, from the compiler to the verdict; nil for what isn't graded.
  @TaskLocal static var ofGrading: Allowance?

  /// - Parameter outer: another one that is used up with it.
  init(_ limit: Duration, within outer: Allowance? = nil) {
    self.limit = limit
    state = Locked(State(outer: outer))
  }

  /// What was taken off.
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

  /// Takes off what a process has spent.
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

  /// What an allowance was used up by.
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
  private var heardCount = 0

  /// Leaves out the time since the latest look: it had nothing to do.
  mutating func skip() { latest = .now }

  /// What a process did since the latest look.
  ///
  /// - Parameter heardCount: how much it has printed in all: who fills the pipe waits for whoever reads it.
  mutating func spending(of process: pid_t, heardCount: Int) -> Spending {
    let now = ContinuousClock.now
    // Where nobody has looked for longer, this process stood still, and that one may have, too.
    let time = min(now - latest, TimeLimit.standstill)
    let total = Basics.processorTime(of: process) ?? processor
    let prints = heardCount - self.heardCount >= SizeLimit.buffer
    defer { (latest, processor, self.heardCount) = (now, max(processor, total), heardCount) }
    let worked = max(.zero, total - processor)
    let rest = max(.zero, time - worked)
    // One look tells of the whole time since the one before: there are many, and as many are wrong one
    // way as the other.
    return !prints && worked < time / 2 && HostSystem.isAsleep(process)
      ? Spending(processor: worked, asleep: rest) : Spending(processor: worked, other: rest)
  }
}
