import Curriculum
import Grading

/// What became of a mutant.
public enum Outcome: Equatable, Sendable {
  case doesNotCompile
  /// The first check that failed, or what else stopped it.
  case killed(by: String)
  /// No check failed before this one ran out of time: as good as killed, but it may be the machine.
  case outOfTime(in: String)
  /// No check failed, and what has to be pure was not read.
  case unread
  /// Every check passed.
  case survived

  init(_ verdict: Verdict) {
    switch verdict.finding {
    case .judged where verdict.passes: self = .survived
    case .judged:
      guard let failure = verdict.nextCheck, failure.fails else {
        self = .unread
        return
      }
      if case .unanswered(.late, _) = failure.result {
        self = .outOfTime(in: failure.id)
      } else {
        self = .killed(by: failure.id)
      }
    case .untouched: self = .killed(by: "every check")
    case .incomplete: self = .killed(by: "adapter")
    // It compiles on its own, perhaps, and can't be linked or loaded.
    case .doesNotCompile, .ungradable, nil: self = .doesNotCompile
    }
  }
}
