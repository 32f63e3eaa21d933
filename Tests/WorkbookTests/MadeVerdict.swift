import Traces

@testable import Curriculum
@testable import Grading

extension Verdict {
  /// A verdict in which every check waits, but for what `change` makes of it.
  init(
    judging lesson: Lesson, file: String, _ exercise: ReadExercise,
    _ change: (inout CheckVerdict) -> Void
  ) {
    let confinement = Sandbox(calls: true, files: true, namespaces: true)
    var checks = lesson.steps.flatMap { step in
      step.checks.map { CheckVerdict(step: step.number, text: $0, result: .waiting) }
    }
    for index in checks.indices { change(&checks[index]) }
    self.init(
      lesson: lesson, file: file, outcome: .read(exercise, .judged(checks, confinement)))
  }

  /// The same exercise, judged in another way.
  func changed(_ change: (inout CheckVerdict) -> Void) -> Verdict {
    guard let exercise else { return self }
    let before = checks
    var verdict = Verdict(judging: lesson, file: file, exercise) { check in
      check = before.first { $0.id == check.id } ?? check
      change(&check)
    }
    verdict.seconds = seconds
    return verdict
  }
}

extension CheckResult {
  /// It fails, and nothing is known of why.
  static let failsSomehow = CheckResult.failed(CheckFailure(given: []))
}
