import Basics
import Classroom
import Curriculum
import Interface

/// Verdicts as the `results.json` of Exercism's test runners, version 3: a test for each check, a task
/// for each step.
struct ExercismFormat: VerdictFormat {
  var drawing: Drawing

  func end(of verdicts: [Verdict]) throws -> String {
    try json(Results(verdicts.map { ReportedLesson($0, drawing: drawing) }))
  }

  struct Results: Encodable {
    var version = 3
    var status: String
    var message: String?
    var tests: [Test]

    init(_ lessons: [ReportedLesson]) {
      let graded = lessons.filter(\.obstacle.isEmpty)
      tests = graded.flatMap { lesson in
        lesson.tests.map { Test($0, in: lesson, isOne: lessons.count == 1) }
      }
      let obstacles = lessons.flatMap(\.obstacle)
      // An error is only what no test says.
      status =
        graded.isEmpty
        ? "error" : obstacles.isEmpty && tests.allSatisfy { $0.status == "pass" } ? "pass" : "fail"
      message =
        obstacles.isEmpty
        ? nil : cut(obstacles.joined(separator: "\n"), to: CountLimit.charactersInMessage)
    }
  }

  struct Test: Encodable {
    var name: String
    var status: String
    var message: String?
    var output: String?
    var testCode: String?
    /// The step; there are steps of one exercise only.
    var taskID: Int?

    enum CodingKeys: String, CodingKey {
      case name, status, message, output
      case testCode = "test_code"
      case taskID = "task_id"
    }

    init(_ test: ReportedTest, in lesson: ReportedLesson, isOne: Bool) {
      name = isOne ? test.title : lesson.name(of: test)
      status = test.outcome.result.status
      let details =
        test.outcome.result == .passed ? nil : test.outcome.details.joined(separator: "\n")
      message = details.map { cut($0, to: CountLimit.charactersInMessage) }
      output =
        test.output.isEmpty
        ? nil : cut(test.output.joined(separator: "\n"), to: CountLimit.charactersInOutput)
      testCode = test.outcome.given.isEmpty ? nil : test.outcome.given.joined(separator: "\n")
      taskID = isOne ? test.step : nil
    }
  }
}

extension CheckOutcome.Result {
  /// As Exercism and GitHub Classroom call it.
  var status: String {
    switch self {
    case .passed: "pass"
    case .failed: "fail"
    case .stopped, .notMade, .waiting: "error"
    }
  }
}

/// The beginning of a text that may have only so many characters, with a sign that it goes on.
private func cut(_ text: String, to count: Int) -> String {
  text.count <= count ? text : text.prefix(count - 1) + "…"
}
