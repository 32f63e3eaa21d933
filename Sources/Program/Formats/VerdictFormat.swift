import Classroom
import Curriculum
import Interface
import Terminal

/// The formats of verdicts. `text(of:)` writes each verdict at once, `end(of:)` what follows the
/// last.
enum FormatName: String, CaseIterable, Sendable {
  case text
  case json
  case lines
  case junit
  case github
  case gradescope
  case exercism

  /// Whether the format holds verdicts as a person reads them; only these formats allow `--full`.
  var drawsVerdicts: Bool { self == .text || self == .github }

  /// The text that is written as soon as a verdict is known.
  ///
  /// - Parameters:
  ///   - others: the verdicts that were written before.
  ///   - change: the difference from the previous verdict on the same lesson, if that is known.
  ///   - isOne: whether this is the only verdict.
  func text(
    of verdict: Verdict, below others: [Verdict] = [], change: VerdictChange?, isOne: Bool,
    in drawing: Drawing
  ) -> String {
    switch self {
    case .text: drawing.text(of: verdict, below: others, change: change, isOne: isOne)
    case .lines:
      drawing.compilerLines(of: verdict, withHelp: true).map { Line($0) }
        .rendered(for: drawing.canvas)
    case .github: GitHubFormat(drawing: drawing).group(verdict, change: change)
    // Formats for programs are written at the end, when all verdicts are known.
    case .json, .junit, .gradescope, .exercism: ""
    }
  }

  func end(of verdicts: [Verdict], in drawing: Drawing) throws -> String {
    func lessons() -> [ReportedLesson] { verdicts.map { ReportedLesson($0, drawing: drawing) } }
    let nothing = drawing.words("verdict.all-untouched")
    switch self {
    case .text where verdicts.isEmpty, .lines where verdicts.isEmpty:
      return drawing.paragraph(nothing).rendered(for: drawing.canvas)
    case .text:
      let next = verdicts.count > 1 ? drawing.nextLines(after: verdicts) : []
      return next.isEmpty ? "" : ([.empty] + next).rendered(for: drawing.canvas)
    case .lines: return ""
    case .json: return try Classroom.json(drawing.report(on: verdicts))
    case .junit: return junitSuites(lessons(), title: drawing.words("menu.title"))
    case .github where verdicts.isEmpty: return nothing + "\n"
    case .github: return GitHubFormat(drawing: drawing).annotations(of: verdicts)
    case .gradescope: return try Classroom.json(gradescopeResults(lessons()))
    case .exercism: return try Classroom.json(exercismResults(lessons()))
    }
  }
}

extension Drawing {
  func text(
    of verdict: Verdict, below others: [Verdict], change: VerdictChange?, isOne: Bool
  ) -> String {
    // The problem was already reported on standard error.
    guard !verdict.hasProblem else { return "" }
    let last = others.last { !$0.hasProblem }
    let lines =
      isOne
      ? lines(for: verdict, change: change) : lines(for: verdict, below: last, change: change)
    return lines.rendered(for: canvas)
  }
}

extension String {
  /// The text with a space in each thing that a pipeline's log would take for a command: GitHub's
  /// `::` at the beginning of a line, and `##[` and `##vso[` anywhere.
  var withoutPipelineCommands: String {
    replacing(/##(?=\[|vso\[)/, with: "# #")
      .replacing(/(?m)^([ \t]*):(?=:)/) { "\($0.1): " }
  }
}
