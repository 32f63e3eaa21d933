import Basics
import Classroom

/// The `results.json` of Exercism's test runners, version 3, with a test for each check and a task
/// for each step.
func exercismResults(_ lessons: [ReportedLesson]) -> JSONObject {
  let graded = lessons.filter(\.obstacle.isEmpty)
  let obstacles = lessons.flatMap(\.obstacle)
  let passes = graded.allSatisfy { $0.tests.allSatisfy { $0.outcome.result == .passed } }
  // `error` means that no lesson could be graded.
  let status = graded.isEmpty ? "error" : obstacles.isEmpty && passes ? "pass" : "fail"
  return [
    "version": 3, "status": status,
    "message": status == "error"
      ? obstacles.text.map { cut($0, to: CountLimit.charactersInMessage) } : nil,
    "tests": status == "error"
      ? []
      : lessons.flatMap { lesson in
        lesson.obstacle.isEmpty
          ? lesson.tests.map { exercismTest($0, in: lesson, isOne: lessons.count == 1) }
          : [exercismTest(hindering: lesson)]
      },
  ]
}

/// A test that reports why a lesson could not be graded, beside the tests of other lessons.
private func exercismTest(hindering lesson: ReportedLesson) -> JSONObject {
  [
    "name": "\(lesson.number). \(lesson.title)", "status": "error",
    "message": cut(lesson.obstacle.joined(separator: "\n"), to: CountLimit.charactersInMessage),
  ]
}

private func exercismTest(
  _ test: ReportedTest, in lesson: ReportedLesson, isOne: Bool
) -> JSONObject {
  let outcome = test.outcome
  let details =
    outcome.result == .passed
    ? nil : outcome.details.isEmpty ? lesson.waitingText : outcome.details.joined(separator: "\n")
  return [
    "name": isOne ? test.title : lesson.name(of: test), "status": outcome.result.status,
    "message": details.map { cut($0, to: CountLimit.charactersInMessage) },
    "output": test.output.text.map { cut($0, to: CountLimit.charactersInOutput) },
    "test_code": outcome.given.text,
    // Task numbers are the steps of a single exercise.
    "task_id": isOne ? test.step : nil,
  ]
}

extension CheckOutcome.Result {
  /// The status in the words of Exercism and GitHub Classroom.
  var status: String {
    switch self {
    case .passed: "pass"
    case .failed: "fail"
    case .stopped, .notMade, .waiting: "error"
    }
  }
}

/// The beginning of a text, at most `count` characters, with an ellipsis if it was cut.
private func cut(_ text: String, to count: Int) -> String {
  text.count <= count ? text : text.prefix(count - 1) + "…"
}
