import Classroom
import Curriculum
import Interface

/// Verdicts as JUnit's XML, which pipelines and their dashboards read: a suite for each lesson, and a
/// test case for each check.
///
/// It keeps to the schema that Jenkins checks, and so names the file and the line in the text alone.
struct JUnitFormat: VerdictFormat {
  var drawing: Drawing

  func end(of verdicts: [Verdict]) -> String {
    let suites = verdicts.map { suite(of: ReportedLesson($0, drawing: drawing)) }
    let root = JUnitElement("testsuites", ["name": drawing.words("menu.title")], suites)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.text()
  }

  private func suite(of lesson: ReportedLesson) -> JUnitElement {
    var cases = lesson.tests.map { testCase(of: $0, in: lesson) }
    if !lesson.obstacle.isEmpty { cases.insert(obstacle(of: lesson), at: 0) }
    func count(_ result: ReportedTest.Result) -> Int { lesson.tests.count { $0.result == result } }
    let errors = count(.stopped) + count(.notMade) + (isError(lesson) ? 1 : 0)
    return JUnitElement(
      "testsuite",
      [
        "name": lesson.id, "tests": "\(cases.count)", "failures": "\(count(.failed))",
        "errors": "\(errors)", "skipped": "\(cases.count { $0.holds("skipped") })",
        "time": seconds(lesson.verdict.seconds),
      ], cases)
  }

  private func testCase(of test: ReportedTest, in lesson: ReportedLesson) -> JUnitElement {
    let text = test.details.joined(separator: "\n")
    let content: [JUnitElement] =
      switch test.result {
      case .passed: []
      case .failed: [JUnitElement("failure", ["message": test.summary, "type": test.id], text)]
      case .stopped, .notMade:
        [JUnitElement("error", ["message": test.summary, "type": test.id], text)]
      case .skipped: [JUnitElement("skipped")]
      }
    let output = test.output.joined(separator: "\n")
    return JUnitElement(
      "testcase", ["name": test.title, "classname": "\(lesson.id).\(test.id)"],
      content + (output.isEmpty ? [] : [JUnitElement("system-out", text: output)]))
  }

  /// What kept the checks from being run, as a test of its own: that nothing was graded must not look
  /// as if nothing were wrong.
  private func obstacle(of lesson: ReportedLesson) -> JUnitElement {
    let text = lesson.obstacle.joined(separator: "\n")
    let content =
      isError(lesson)
      ? JUnitElement("error", ["message": lesson.obstacle[0], "type": "exercise"], text)
      : JUnitElement("skipped")
    return JUnitElement(
      "testcase", ["name": lesson.verdict.file, "classname": "\(lesson.id).exercise"], [content])
  }

  /// Whether something is wrong with the exercise as a whole; that it is untouched isn't.
  private func isError(_ lesson: ReportedLesson) -> Bool {
    !lesson.obstacle.isEmpty && !lesson.verdict.isUntouched
  }

  /// Without an exponent, as the schema wants it.
  private func seconds(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
