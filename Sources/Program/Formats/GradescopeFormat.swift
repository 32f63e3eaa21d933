import Classroom
import Curriculum

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
