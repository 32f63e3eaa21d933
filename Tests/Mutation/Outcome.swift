import Grading

/// What became of a mutant.
public enum Outcome: Equatable, Sendable {
  case doesNotCompile
  /// The first check that failed, or what else stopped it.
  case killed(by: String)
  /// No check failed before this one ran out of time: as good as killed, but it may be the machine.
  case outOfTime(in: String)
  /// Every check passed.
  case survived

  init(_ verdict: Verdict) {
    switch verdict.state {
    case .passed: self = .survived
    case .doesNotCompile: self = .doesNotCompile
    case .incomplete: self = .killed(by: "Interface.swift")
    case .failed, .untouched:
      if let failure = verdict.firstFailure {
        self = failure.state == .timedOut ? .outOfTime(in: failure.id) : .killed(by: failure.id)
      } else {
        // It compiles on its own and can't be linked or loaded.
        self = verdict.problem == nil ? .killed(by: "every check") : .doesNotCompile
      }
    }
  }
}
