import Classroom
import Curriculum
import Interface
import SuiteSupport
import Terminal
import Traces

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

/// The JSON of `workbook test --json`, described in `README.md` beside the commands.
///
/// `version` grows when a field changes its meaning or is removed; fields may be added at any time.
extension Drawing {
  func report(on verdicts: [Verdict]) -> JSONObject {
    ["version": 2, "lessons": verdicts.map(report)]
  }

  private func report(on verdict: Verdict) -> JSONObject {
    let obstacle = verdict.nextCheck?.result.obstacle
    var missing: [Sandbox.Part]?
    if case .judged(_, let confinement)? = verdict.finding { missing = confinement.missing }
    return [
      "id": verdict.lesson.id, "number": verdict.lesson.number, "title": verdict.lesson.title,
      // A name from the beginning of `Lessons/Interface.md`.
      "state": obstacle == nil ? LessonStatus.State(verdict).name : "notMade",
      "passed": verdict.passedCount, "total": verdict.checks.count,
      "passedSteps": verdict.passedSteps, "steps": verdict.lesson.steps.count,
      "seconds": inThousandths(verdict.seconds), "file": verdict.file,
      "checks": verdict.checks.map { report(on: $0, in: verdict) },
      "messages": verdict.messages.map { message -> JSONObject in
        [
          "file": verdict.file, "line": message.line, "column": message.column,
          "text": message.text, "help": message.help, "source": message.source,
        ]
      },
      "missing": verdict.missing.map { part -> JSONObject in
        ["name": part.name, "explanation": part.explanation, "line": part.line]
      },
      "problem": problemText(of: verdict),
      // The parts of the sandbox that this system lacks, if the exercise was run.
      "confinement": missing.map { ["missing": $0] },
    ]
  }

  private func report(on check: CheckVerdict, in verdict: Verdict) -> JSONObject {
    let (result, output, place) = (check.result, check.output, verdict.place(of: check))
    let (failure, difference) = (result.failure, result.failure?.difference)
    var seconds: Double?
    if case .unanswered(.late(_, let passed), _) = result { seconds = passed }
    return [
      "id": check.id, "step": check.step, "title": check.text.title, "state": result.name,
      "given": result.given.isEmpty ? nil : result.given,
      "expected": difference?.expected, "actual": difference?.actual,
      "diff": difference.map { plainDiff($0.lines) },
      "mistake": failure?.mistake, "note": failure?.note, "cause": causeText(of: check),
      "reason": reasonText(of: result), "seconds": seconds,
      "output": output.isEmpty ? nil : output.lines,
      "outputDropped": output.dropped > 0 ? output.dropped : nil,
      "why": check.text.why, "section": check.text.section, "file": verdict.file,
      "line": place?.line, "column": place?.column,
    ]
  }
}
