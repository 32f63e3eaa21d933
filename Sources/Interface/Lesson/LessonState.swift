import Curriculum

/// The learner's work on a lesson and the latest results. The lesson's status is in the menu's
/// rows.
package struct LessonState: Equatable {
  /// The lesson's id; empty before the first selection.
  package var lesson = ""
  package var showing = Showing.nothing
  var waited = Waiting()
  /// The checks that passed in the latest test that ran them; nil if none did.
  var passed: Set<String>?
  var change: VerdictChange?
  /// The latest verdict in this run of the program.
  var latest: Verdict?
  /// Whether the latest verdict says the same as the previous one.
  var isRepeated = false
  /// Whether a reset in this run has kept the learner's file.
  var hasBackup = false
  /// Whether to give a hint as soon as there is a verdict.
  var isHintWanted = false
  /// The strongest hint shown for each check in this run, from 1.
  var hints: [String: Int] = [:]
  /// The exercise's text of the shown verdict, which the following properties are about.
  var exercise: String?
  var unfolded: Set<VerdictRow> = []
  var selection: VerdictRow?
  /// Whether all checks and failures are shown completely.
  var isFull = false
  /// The first visible line, from 0.
  var top = 0
  /// What must be in view, regardless of `top`.
  var revealed: Revealed?

  package enum Showing: Equatable {
    case nothing
    case grading(GradingProgress)
    case verdict
    /// A single failed check, by id.
    case failure(String)
    case hint(Hint)
    case solution(String)
    case solutionRefused
    case askingForSolution
    case askingToReset
    /// The stub was restored; the learner's file is kept at this path, if there was one.
    case reset(backup: String?)
    case nothingDone
    /// The result of undoing a reset.
    case undone(UndoneReset)
    case editing
    case edited(file: String, isOpen: Bool = false)
    case cancelled
    /// A message about an error outside.
    case error(String)

    var isGrading: Bool {
      if case .grading = self { true } else { false }
    }

    /// Whether a question awaits its answer, whatever happens meanwhile.
    var isAsking: Bool { self == .askingToReset || self == .askingForSolution }
  }

  struct Waiting: Equatable {
    /// The seconds in the current stage, such as a check.
    var stage = 0
    var all = 0

    /// Whether it takes so long that the old verdict is dimmed.
    var isLong: Bool { all >= 1 }
  }

  enum Revealed: Equatable {
    /// As much of the row as fits, from its start.
    case row(VerdictRow)
    /// The strongest hint shown for a check.
    case hint(check: String)
  }
}

package enum VerdictRow: Hashable {
  /// The link to the next lesson, once this one passes.
  case next
  case step(Int)
  case check(String)
}

extension Verdict {
  func checks(ofStep number: Int) -> [CheckVerdict] { checks.filter { $0.step == number } }

  /// The line of the `case` that handles a call: in the function at this line, the case for the
  /// last possible name in the call.
  func caseLine(of call: [String], below line: Int) -> Int? {
    let text = exercise?.text ?? ""
    let body = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .dropFirst(line).prefix { !$0.element.hasPrefix("// MARK") && !$0.element.hasPrefix("}") }
    let names = (call.last ?? "").matches(of: /\.[a-z]\w*/).map(\.output)
    for name in names.reversed() {
      let found = body.first { line in
        let words = line.element.drop(while: \.isWhitespace)
        return words.hasPrefix("case \(name)")
          && !(words.dropFirst(5 + name.count).first?.isLetter ?? false)
      }
      if let found { return found.offset + 1 }
    }
    return nil
  }

  /// The visible rows from top to bottom, given the unfolded ones.
  func rows(unfolded: Set<VerdictRow>) -> [VerdictRow] {
    lesson.steps.flatMap { step -> [VerdictRow] in
      let row = VerdictRow.step(step.number)
      guard unfolded.contains(row) else { return [row] }
      return [row] + checks(ofStep: step.number).map { .check($0.id) }
    }
  }

  /// The rows unfolded at first: the steps that were begun and don't pass, and the first failure.
  var unfoldedAtFirst: Set<VerdictRow> {
    guard let failure = nextCheck else { return [] }
    let steps = lesson.steps.filter { step in
      let isOpen = state(of: step) == .begun || step.number == failure.step
      return isOpen && checks(ofStep: step.number).contains { $0.result != .passed }
    }
    return Set(steps.map { .step($0.number) } + [.check(failure.id)])
  }
}

package enum UndoneReset: Equatable {
  /// No file was kept by a reset of this lesson.
  case nothingToUndo
  /// The kept file was restored; the replaced one is kept at this path, if there was one.
  case putBack(kept: String?)
}
