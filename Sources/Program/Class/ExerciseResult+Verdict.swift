import Classroom
import Curriculum
import Grading
import Interface
import Terminal

extension ExerciseResult {
  /// What a verdict says, in words that stay the same whoever handed the exercise in.
  init(_ verdict: Verdict, drawing: Drawing) {
    let reported = ReportedLesson(verdict, drawing: drawing)
    let checks = zip(reported.tests, verdict.checks).map { CheckOutcome($0, of: $1) }
    let status: Status
    var obstacle = reported.obstacle
    if verdict.hasProblem {
      status = .unreadable
      var drawing = drawing
      (drawing.canvas, drawing.tellsNext) = (.text, false)
      obstacle = drawing.problemLines(for: verdict).map(\.plainText)
    } else if verdict.isUntouched {
      (status, obstacle) = (.untouched, [])
    } else if !verdict.saysWhichPass {
      status = .unbuilt
    } else if verdict.wasHindered {
      status = .ungraded
      obstacle =
        verdict.checks.first { $0.result == .notMade(.busyMachine) }.map(\.result)
        .flatMap { drawing.reasonText(of: $0) }.map { [$0] } ?? []
    } else {
      status = verdict.passes ? .passed : .failed
    }
    while obstacle.last == "" { obstacle.removeLast() }
    self.init(status: status, checks: checks, obstacle: obstacle)
  }

  /// What came of an exercise of a class.
  init(_ answer: ClassGrading.Answer, drawing: Drawing) {
    switch answer.verdict {
    case .success(let verdict): self.init(verdict, drawing: drawing)
    case .failure(let problem):
      self.init(problem, of: answer.question.lesson, words: drawing.words)
    }
  }

  /// Something on this machine has kept it from being graded.
  init(_ problem: EnvironmentProblem, of lesson: Lesson, words: Words) {
    self.init(
      ungraded: lesson, because: words.text(of: problem),
      problem.isPassing ? .notMade : .waiting)
  }

  /// The grader could not do its work.
  ///
  /// - Parameter result: what it means for each check.
  init(ungraded lesson: Lesson, because reason: String, _ result: CheckOutcome.Result = .waiting) {
    self.init(
      status: .ungraded, checks: lesson.checks.map { CheckOutcome(id: $0.id, result: result) },
      obstacle: reason.components(separatedBy: "\n"))
  }
}

extension CheckOutcome {
  fileprivate init(_ test: ReportedTest, of check: CheckVerdict) {
    let result: Result =
      switch test.result {
      case .passed: .passed
      case .failed: .failed
      case .stopped: .stopped
      case .notMade: .notMade
      case .skipped: .waiting
      }
    self.init(
      id: test.id, result: result, summary: test.summary,
      mistake: check.result.failure?.mistake.map { visible(controlCharactersIn: $0) },
      given: test.given, details: test.details)
  }
}

extension GradedLesson {
  /// A lesson as a report tells of it.
  init(_ lesson: Lesson) {
    func plain(_ text: String) -> String { Inline.parsing(text).plainText }
    self.init(
      id: lesson.id, number: lesson.number, title: plain(lesson.title),
      checks: lesson.steps.flatMap { step in
        step.checks.map { check in
          GradedCheck(
            id: check.id, title: plain(check.title), why: plain(check.why), step: step.number)
        }
      })
  }
}
