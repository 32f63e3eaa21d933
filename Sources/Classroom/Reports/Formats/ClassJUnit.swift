import Interface
import Terminal

/// `results.xml`: a suite for each learner and lesson, and a test case for each check, for the
/// dashboards of pipelines.
///
/// It keeps to the schema that Jenkins checks. It tells no times: those are others each time.
struct ClassJUnit {
  var report: ClassReport
  var words: Words

  /// Its suites, one after the other.
  func write(to sink: (String) throws -> Void) rethrows {
    let name = JUnitElement.escaped(words("report.title"), inAttribute: true)
    try sink("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"\(name)\">\n")
    for learner in report.learners {
      for lesson in report.lessons {
        try sink(suite(of: lesson, by: learner).text(indent: "  "))
      }
    }
    try sink("</testsuites>\n")
  }

  private func suite(of lesson: GradedLesson, by learner: GradedLearner) -> JUnitElement {
    let place = oneLine("\(learner.id).\(lesson.id)")
    let exercise = learner.exercises[lesson.id]
    var cases = exercise.map { checks(of: $0, in: lesson, at: place) } ?? []
    if let whole = wholeCase(of: exercise, at: place) { cases.insert(whole, at: 0) }
    func count(_ name: String) -> String { "\(cases.count { $0.holds(name) })" }
    return JUnitElement(
      "testsuite",
      [
        "name": place, "tests": "\(cases.count)", "failures": count("failure"),
        "errors": count("error"), "skipped": count("skipped"),
      ], cases)
  }

  private func checks(
    of exercise: GradedExercise, in lesson: GradedLesson, at place: String
  ) -> [JUnitElement] {
    let outcomes = Dictionary(exercise.result.checks.map { ($0.id, $0) }) { first, _ in first }
    return lesson.checks.map { check in
      JUnitElement(
        "testcase", ["name": oneLine(check.title), "classname": place],
        content(of: outcomes[check.id] ?? CheckOutcome(id: check.id, result: .waiting)))
    }
  }

  private func content(of outcome: CheckOutcome) -> [JUnitElement] {
    let attributes: KeyValuePairs = ["message": oneLine(outcome.summary), "type": outcome.id]
    let text = visible(controlCharactersIn: outcome.details.joined(separator: "\n"))
    return switch outcome.result {
    case .passed: []
    case .failed: [JUnitElement("failure", attributes, text)]
    case .stopped, .notMade: [JUnitElement("error", attributes, text)]
    case .waiting: [JUnitElement("skipped")]
    }
  }

  /// What kept the checks from being run, as a test of its own: that nothing was graded must not look
  /// as if nothing were wrong.
  private func wholeCase(of exercise: GradedExercise?, at place: String) -> JUnitElement? {
    guard let exercise else {
      return JUnitElement(
        "testcase", ["name": words("report.status-missing"), "classname": place],
        [JUnitElement("skipped")])
    }
    let content: JUnitElement
    switch exercise.result.status {
    case .passed, .failed: return nil
    case .untouched: content = JUnitElement("skipped")
    case .unbuilt, .unreadable, .ungraded:
      let status = words("report.status-\(exercise.result.status.rawValue)")
      let lines = exercise.result.obstacle
      content = JUnitElement(
        "error", ["message": oneLine(lines.first ?? status), "type": "exercise"],
        visible(controlCharactersIn: lines.joined(separator: "\n")))
    }
    return JUnitElement(
      "testcase", ["name": oneLine(exercise.file), "classname": place], [content])
  }
}
