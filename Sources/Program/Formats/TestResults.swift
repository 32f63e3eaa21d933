import Basics
import Classroom
import Curriculum

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

/// Gradescope's `results.json`: a test for each check, a point for each that passes.
func gradescopeResults(_ lessons: [ReportedLesson]) -> JSONObject {
  let tests = lessons.flatMap { lesson in lesson.tests.map { gradescopeTest($0, in: lesson) } }
  let output = lessons.flatMap(\.obstacle).text
  return [
    "tests": tests,
    // Gradescope requires a total score if no test has one.
    "score": tests.isEmpty ? 0 : nil,
    "output": output, "output_format": output.map { _ in "text" },
    "execution_time": inThousandths(lessons.reduce(0) { $0 + $1.verdict.seconds }),
  ]
}

private func gradescopeTest(_ test: ReportedTest, in lesson: ReportedLesson) -> JSONObject {
  let passes = test.outcome.result == .passed
  let output = (test.outcome.details + test.output).text
  return [
    "score": passes ? 1 : 0, "max_score": 1, "status": passes ? "passed" : "failed",
    "name": test.title, "number": "\(lesson.number).\(test.step)",
    "tags": [lesson.id, test.outcome.id], "visibility": "visible",
    "output": output, "output_format": output.map { _ in "text" },
  ]
}

/// Seconds, rounded to thousandths.
func inThousandths(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }

/// JUnit XML, which pipelines and their dashboards read: a suite for each lesson, a test case for
/// each check.
///
/// It follows the schema that Jenkins validates, which has no attributes for file and line; these
/// are only in the text.
func junitSuites(_ lessons: [ReportedLesson], title: String) -> String {
  let suites = lessons.map {
    JUnitElement.suite($0.id, cases(of: $0), seconds: $0.verdict.seconds)
  }
  return JUnitElement.head + JUnitElement("testsuites", ["name": title], suites).text()
}

private func cases(of lesson: ReportedLesson) -> [JUnitElement] {
  let checks = lesson.tests.map { test in
    JUnitElement.testCase(
      test.title, in: "\(lesson.id).\(test.outcome.id)",
      JUnitElement.content(of: test.outcome, message: test.outcome.summary)
        + [test.output.text].compactMap(\.self).map { JUnitElement("system-out", text: $0) })
  }
  guard let first = lesson.obstacle.first else { return checks }
  let content =
    lesson.verdict.isUntouched
    ? JUnitElement("skipped") : JUnitElement.obstacle(lesson.obstacle, message: first)
  return [.testCase(lesson.verdict.file, in: "\(lesson.id).exercise", [content])] + checks
}
