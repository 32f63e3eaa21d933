import Classroom
import Curriculum
import Interface
import SuiteSupport
import Traces

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
