import Curriculum
import Grading

/// What a learner does with one lesson, and the latest that came of it.
struct LessonState: Equatable {
  /// The lesson's folder; empty before the first was chosen.
  var lesson = ""
  var showing = Showing.nothing
  /// The latest verdict, which stays when something else is shown.
  var verdict: Verdict?
  /// The latest that says which checks pass.
  var checked: Verdict?
  /// What has changed with the latest verdict, compared with the one before that says so.
  var change: VerdictChange?
  /// The hints that were given for the verdict's checks, from the first to the strongest.
  var hints: [String: [String]] = [:]
  /// The steps and checks that are unfolded.
  var unfolded: Set<VerdictRow> = []
  var selection: VerdictRow?
  /// The first line of what is shown, from 0.
  var top = 0
  /// The exercise as it was when it was graded last.
  var source: String?

  /// The learner's line of the first failure, if a verdict is shown.
  var failingLine: Int? {
    guard case .verdict(let verdict) = showing else { return nil }
    return verdict.messages.first?.line ?? verdict.firstFailure?.line
  }

  /// The check that was selected, or the first that fails.
  var check: CheckVerdict? {
    guard case .check(let id)? = selection else { return verdict?.firstFailure }
    return verdict?.checks.first { $0.id == id }
  }

  /// The learner's line that the selected check is about.
  var line: Int? { failingLine == nil ? verdict?.firstFailure?.line : check?.line ?? failingLine }

  /// The heading of the lesson's text that explains the selected check.
  var section: String? { check?.text.section }

  enum Showing: Equatable {
    case nothing
    case grading(GradingProgress)
    case verdict(Verdict)
    case hint(Hint)
    /// The source of the reference solution.
    case solution(String)
    case solutionRefused
    case askingToReset
    /// The stub is back; the learner's file was kept at this path, if there was one.
    case reset(backup: String?)
    case resetCancelled
    /// The editor was open on this file.
    case edited(file: String)
    /// Grading was stopped before it came to a verdict.
    case cancelled
    /// Something went wrong outside, in words.
    case trouble(String)

    var isGrading: Bool {
      if case .grading = self { true } else { false }
    }
  }
}

/// A row of the list in which a verdict is shown.
enum VerdictRow: Hashable {
  /// By its number.
  case step(Int)
  /// By its id.
  case check(String)
}

extension Verdict {
  /// The rows that are shown while these are unfolded, from top to bottom.
  func rows(unfolded: Set<VerdictRow>) -> [VerdictRow] {
    lesson.steps.flatMap { step -> [VerdictRow] in
      let row = VerdictRow.step(step.number)
      guard unfolded.contains(row) else { return [row] }
      return [row] + checks.filter { $0.step == step.number }.map { .check($0.id) }
    }
  }

  /// What is unfolded at first: the steps that don't pass, as far as they were begun, and the first
  /// failure.
  var unfoldedAtFirst: Set<VerdictRow> {
    guard let failure = firstFailure else { return [] }
    let steps = lesson.steps.map(\.number).filter { number in
      let isBegun = !untouchedSteps.contains(number) || number == failure.step
      return isBegun && checks.contains { $0.step == number && $0.state != .passed }
    }
    return Set(steps.map { .step($0) } + [.check(failure.id)])
  }
}
