import Classroom
import Curriculum

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
