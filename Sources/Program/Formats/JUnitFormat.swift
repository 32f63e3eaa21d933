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
    let suites = verdicts.map { verdict in
      let lesson = ReportedLesson(verdict, drawing: drawing)
      return JUnitElement.suite(lesson.id, cases(of: lesson), seconds: verdict.seconds)
    }
    let root = JUnitElement("testsuites", ["name": drawing.words("menu.title")], suites)
    return JUnitElement.head + root.text()
  }

  private func cases(of lesson: ReportedLesson) -> [JUnitElement] {
    let checks = lesson.tests.map { test in
      let output = test.output.joined(separator: "\n")
      return JUnitElement.testCase(
        test.title, in: "\(lesson.id).\(test.outcome.id)",
        JUnitElement.content(of: test.outcome, message: test.outcome.summary)
          + (output.isEmpty ? [] : [JUnitElement("system-out", text: output)]))
    }
    guard let first = lesson.obstacle.first else { return checks }
    let content =
      lesson.verdict.isUntouched
      ? JUnitElement("skipped") : JUnitElement.obstacle(lesson.obstacle, message: first)
    return [.testCase(lesson.verdict.file, in: "\(lesson.id).exercise", [content])] + checks
  }
}
