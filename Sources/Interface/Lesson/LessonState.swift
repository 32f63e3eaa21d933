import Curriculum

/// What a learner does with one lesson, and the latest that came of it. Where they stand with it is
/// told by its row in the menu.
package struct LessonState: Equatable {
  /// The lesson's folder; empty before the first was chosen.
  package var lesson = ""
  package var showing = Showing.nothing
  var waited = Waiting()
  /// The checks that passed when they ran last; nil if they never did.
  var passed: Set<String>?
  var change: VerdictChange?
  /// The latest verdict that has come in this run, whatever it says.
  var latest: Verdict?
  /// Whether the latest verdict says just what the one before said.
  var isRepeated = false
  /// Whether a hint is given as soon as there is a verdict.
  var isHintWanted = false
  /// The strongest hint that was shown for a check, from 1, in this run.
  var hints: [String: Int] = [:]
  /// The exercise whose verdict is shown; what follows is about it.
  var exercise: String?
  var unfolded: Set<VerdictRow> = []
  var selection: VerdictRow?
  /// Whether the verdict is shown with every check, and every failure in full.
  var isFull = false
  /// The first line of what is shown, from 0.
  var top = 0
  /// What has to be in view, wherever that is.
  var revealed: Revealed?

  package enum Showing: Equatable {
    case nothing
    case grading(GradingProgress)
    case verdict
    /// One check that fails, by its id.
    case failure(String)
    case hint(Hint)
    case solution(String)
    case solutionRefused
    case askingForSolution
    case askingToReset
    /// The stub is back; the learner's file was kept at this path, if there was one.
    case reset(backup: String?)
    case nothingDone
    /// What a reset had kept is back, or there was nothing to put back.
    case undone(UndoneReset)
    case editing
    case edited(file: String, isOpen: Bool = false)
    case cancelled
    /// Something went wrong outside, in words.
    case error(String)

    var isGrading: Bool {
      if case .grading = self { true } else { false }
    }

    /// Whether a question waits for its answer, whatever happens meanwhile.
    var isAsking: Bool { self == .askingToReset || self == .askingForSolution }
  }

  struct Waiting: Equatable {
    /// For the check, or whatever else it is at.
    var stage = 0
    var all = 0

    /// Whether it takes so long that what is shown meanwhile steps back as something of the past.
    var isLong: Bool { all >= 1 }
  }

  enum Revealed: Equatable {
    /// As much of it as fits, from its start.
    case row(VerdictRow)
    /// The strongest hint that was shown for a check.
    case hint(check: String)
  }
}

package enum VerdictRow: Hashable {
  /// The way on to the next lesson, once this one passes.
  case next
  case step(Int)
  case check(String)
}

extension Verdict {
  func checks(ofStep number: Int) -> [CheckVerdict] { checks.filter { $0.step == number } }

  /// The line of the case that a call comes to: of the last names in it for which the function that begins
  /// at a line has one.
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

  /// The rows that are shown while these are unfolded, from top to bottom.
  func rows(unfolded: Set<VerdictRow>) -> [VerdictRow] {
    lesson.steps.flatMap { step -> [VerdictRow] in
      let row = VerdictRow.step(step.number)
      guard unfolded.contains(row) else { return [row] }
      return [row] + checks(ofStep: step.number).map { .check($0.id) }
    }
  }

  /// What is unfolded at first: the steps that don't pass, as far as they were begun, and the first
  /// failure.
  var unfoldedAtFirst: Set<VerdictRow> {
    guard let failure = nextCheck else { return [] }
    let steps = lesson.steps.filter { step in
      let isOpen = state(of: step) == .begun || step.number == failure.step
      return isOpen && checks(ofStep: step.number).contains { $0.result != .passed }
    }
    return Set(steps.map { .step($0.number) } + [.check(failure.id)])
  }

  /// All that can be opened: every step, and every check that fails.
  var allUnfolded: Set<VerdictRow> {
    Set(
      lesson.steps.map { .step($0.number) } + checks.filter(\.fails).map { .check($0.id) })
  }
}

package enum UndoneReset: Equatable {
  /// No reset of this lesson has kept a file.
  case nothingToUndo
  /// What a reset had kept is back; what stood there until now is kept at this path, if there was
  /// anything.
  case putBack(kept: String?)
}
