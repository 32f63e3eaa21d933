import Classroom
import Curriculum
import Interface
import Terminal

/// How verdicts are written: each as soon as it is there, and what stands below the last one.
enum FormatName: String, CaseIterable, Sendable {
  case text
  case json
  case lines
  case junit
  case github
  case gradescope
  case exercism

  /// Whether verdicts stand in it as a person reads them: only that can be `--full`.
  var drawsVerdicts: Bool { self == .text || self == .github }

  /// What is written of a verdict at once.
  ///
  /// - Parameters:
  ///   - others: the verdicts above it.
  ///   - change: how it differs from the one before on the same lesson, if that is known.
  ///   - isOne: whether it is the only one.
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
    // What programs read is written when all verdicts are there.
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
    // What is wrong was told where errors are.
    guard !verdict.hasProblem else { return "" }
    let last = others.last { !$0.hasProblem }
    let lines =
      isOne
      ? lines(for: verdict, change: change) : lines(for: verdict, below: last, change: change)
    return lines.rendered(for: canvas)
  }
}

extension String {
  /// The same where the log of a pipeline takes nothing in it for a command: GitHub's `::` at the
  /// beginning of a line, and `##[` and `##vso[` anywhere.
  var withoutPipelineCommands: String {
    replacing(/##(?=\[|vso\[)/, with: "# #")
      .replacing(/(?m)^([ \t]*):(?=:)/) { "\($0.1): " }
  }
}
