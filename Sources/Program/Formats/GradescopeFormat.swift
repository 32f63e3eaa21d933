import Classroom
import Curriculum
import Interface

/// Verdicts as Gradescope's `results.json`: a test for each check, a point for each that passes.
struct GradescopeFormat: VerdictFormat {
  var drawing: Drawing

  func end(of verdicts: [Verdict]) throws -> String {
    try json(Results(verdicts.map { ReportedLesson($0, drawing: drawing) }))
  }

  struct Results: Encodable {
    var tests: [Test]
    /// It wants one where no test has one.
    var score: Double?
    var output: String?
    var outputFormat: String?
    var executionTime: Double

    enum CodingKeys: String, CodingKey {
      case tests, score, output
      case outputFormat = "output_format"
      case executionTime = "execution_time"
    }

    init(_ lessons: [ReportedLesson]) {
      tests = lessons.flatMap { lesson in lesson.tests.map { Test($0, in: lesson) } }
      score = tests.isEmpty ? 0 : nil
      let obstacles = lessons.flatMap(\.obstacle)
      (output, outputFormat) =
        obstacles.isEmpty ? (nil, nil) : (obstacles.joined(separator: "\n"), "text")
      let seconds = lessons.reduce(0) { $0 + $1.verdict.seconds }
      executionTime = (seconds * 1000).rounded() / 1000
    }
  }

  struct Test: Encodable {
    var score: Double
    var maxScore = 1.0
    var status: String
    var name: String
    var number: String
    var output: String?
    var outputFormat: String?
    var tags: [String]
    var visibility = "visible"

    enum CodingKeys: String, CodingKey {
      case score, status, name, number, output, tags, visibility
      case maxScore = "max_score"
      case outputFormat = "output_format"
    }

    init(_ test: ReportedTest, in lesson: ReportedLesson) {
      let passes = test.outcome.result == .passed
      (score, status) = (passes ? 1 : 0, passes ? "passed" : "failed")
      (name, number) = (test.title, "\(lesson.number).\(test.step)")
      tags = [lesson.id, test.outcome.id]
      let lines = test.outcome.details + test.output
      (output, outputFormat) =
        lines.isEmpty ? (nil, nil) : (lines.joined(separator: "\n"), "text")
    }
  }
}
