import Interface
import Terminal

/// An XML element with attributes, and with child elements or text.
package struct JUnitElement {
  var name: String
  var attributes: [(name: String, value: String)]
  var children: [JUnitElement]
  var content: String

  package init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ children: [JUnitElement] = [], text: String = ""
  ) {
    (self.name, self.attributes) = (name, attributes.map { ($0.key, $0.value) })
    (self.children, content) = (children, text)
  }

  private func holds(_ name: String) -> Bool { children.contains { $0.name == name } }

  /// The element with all its content, each element on lines of its own.
  package func text(indent: String = "") -> String {
    let start =
      indent + "<\(name)"
      + attributes.map { " \($0.name)=\"\(escaped($0.value, in: .xmlAttribute))\"" }.joined()
    if children.isEmpty {
      let content = escaped(content, in: .xml)
      return content.isEmpty ? start + "/>\n" : start + ">\(content)</\(name)>\n"
    }
    let inner = children.map { $0.text(indent: indent + "  ") }.joined()
    return start + ">\n" + inner + indent + "</\(name)>\n"
  }
}

// The elements of JUnit XML, by the schema that Jenkins checks.
extension JUnitElement {
  package static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// A test suite with the numbers of its cases.
  package static func suite(
    _ name: String, _ cases: [JUnitElement], seconds: Double? = nil
  ) -> JUnitElement {
    func count(_ name: String) -> String { "\(cases.count { $0.holds(name) })" }
    var suite = JUnitElement(
      "testsuite",
      [
        "name": name, "tests": "\(cases.count)", "failures": count("failure"),
        "errors": count("error"), "skipped": count("skipped"),
      ], cases)
    if let seconds { suite.attributes.append(("time", inThousandths(seconds))) }
    return suite
  }

  package static func testCase(
    _ name: String, in place: String, _ content: [JUnitElement]
  ) -> JUnitElement {
    JUnitElement("testcase", ["name": name, "classname": place], content)
  }

  package static func content(of outcome: CheckOutcome, message: String) -> [JUnitElement] {
    let name: String
    switch outcome.result {
    case .passed: return []
    case .waiting: return [JUnitElement("skipped")]
    case .failed: name = "failure"
    case .stopped, .notMade: name = "error"
    }
    let text = visible(controlCharactersIn: outcome.details.joined(separator: "\n"))
    return [JUnitElement(name, ["message": message, "type": outcome.id], text: text)]
  }

  /// The error that kept all checks from running. It gets a test case of its own, so that the suite
  /// doesn't look successful.
  package static func obstacle(_ lines: [String], message: String) -> JUnitElement {
    JUnitElement(
      "error", ["message": message, "type": "exercise"],
      text: visible(controlCharactersIn: lines.joined(separator: "\n")))
  }

  /// Seconds without an exponent, as the schema requires.
  private static func inThousandths(_ seconds: Double) -> String {
    let thousandths = Int((seconds * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

/// `results.xml`: a test suite for each learner and lesson, a test case for each check, for
/// dashboards of pipelines. It has no times, because these differ in each run.
struct ClassJUnit {
  var report: ClassReport
  var words: Words

  func write(to sink: (String) throws -> Void) rethrows {
    let name = escaped(words("report.title"), in: .xmlAttribute)
    try sink("\(JUnitElement.head)<testsuites name=\"\(name)\">\n")
    for learner in report.learners {
      for lesson in report.lessons {
        let place = oneLine("\(learner.id).\(lesson.id)")
        let cases = cases(of: learner, in: lesson, at: place)
        try sink(JUnitElement.suite(place, cases).text(indent: "  "))
      }
    }
    try sink("</testsuites>\n")
  }

  private func cases(
    of learner: ClassLearner, in lesson: GradedLesson, at place: String
  ) -> [JUnitElement] {
    guard let exercise = learner.exercises[lesson.id] else {
      let isUnclear = learner.unclear.contains(lesson.id)
      let name = words("report.status-\(learner.status(in: lesson.id))")
      let content =
        isUnclear ? JUnitElement.obstacle(learner.remarks, message: name) : JUnitElement("skipped")
      return [.testCase(name, in: place, [content])]
    }
    let outcomes = Dictionary(exercise.result.checks.map { ($0.id, $0) }) { first, _ in first }
    let checks = lesson.checks.map { check in
      let outcome = outcomes[check.id] ?? CheckOutcome(id: check.id, result: .waiting)
      let content = JUnitElement.content(of: outcome, message: oneLine(outcome.summary))
      return JUnitElement.testCase(oneLine(check.title), in: place, content)
    }
    return whole(exercise).map { [.testCase(oneLine(exercise.file), in: place, [$0])] + checks }
      ?? checks
  }

  /// The element about the whole exercise; nil if its checks say everything.
  private func whole(_ exercise: ClassExercise) -> JUnitElement? {
    let (status, lines) = (exercise.result.status, exercise.result.obstacle)
    switch status {
    case .passed, .failed: return nil
    case .untouched: return JUnitElement("skipped")
    case .unbuilt, .unreadable, .ungraded:
      let message = lines.first ?? words("report.status-\(status.rawValue)")
      return .obstacle(lines, message: oneLine(message))
    }
  }
}
