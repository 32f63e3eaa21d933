import Classroom
import Curriculum

/// Verdicts as JUnit's XML, which pipelines and their dashboards read: a suite for each lesson, and a
/// test case for each check.
///
/// It keeps to the schema that Jenkins checks, and so names the file and the line in the text alone.
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
