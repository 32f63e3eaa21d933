import Foundation

/// Reads JUnit's XML as strictly as Jenkins' schema (junit-10.xsd) does: which elements may stand in
/// which, with which attributes, and how their values are written.
final class JUnitReader: NSObject, SystemXMLParserDelegate {
  struct TestCase: Equatable {
    var suite: String
    var name: String
    var result = "passed"
    var message = ""
    var text = ""
    var output = ""
  }

  private(set) var cases: [TestCase] = []
  /// The numbers that each suite tells of itself.
  private(set) var counts: [[String: Int]] = []
  private(set) var problems: [String] = []
  private var path: [String] = []

  private struct Rule {
    var parent: String?
    var required: Set<String> = []
    var optional: Set<String> = []
  }

  /// Of the schema's elements those that are written here.
  private static let rules: [String: Rule] = [
    "testsuites": Rule(
      parent: nil, optional: ["name", "time", "tests", "failures", "disabled", "errors"]),
    "testsuite": Rule(
      parent: "testsuites", required: ["name", "tests"],
      optional: [
        "failures", "errors", "time", "disabled", "skipped", "skips", "timestamp", "hostname", "id",
        "package", "file", "log", "url", "version",
      ]),
    "testcase": Rule(
      parent: "testsuite", required: ["name"],
      optional: ["assertions", "time", "timestamp", "classname", "status", "class", "group"]),
    "failure": Rule(parent: "testcase", optional: ["message", "type"]),
    "error": Rule(parent: "testcase", optional: ["message", "type"]),
    "skipped": Rule(parent: "testcase", optional: ["message", "type"]),
    "system-out": Rule(parent: "testcase"),
  ]

  init(_ text: String) {
    super.init()
    let parser = SystemXMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { problems.append("\(parser.parserError as Any)") }
  }

  func parser(
    _: SystemXMLParser, didStartElement name: String, namespaceURI _: String?,
    qualifiedName _: String?,
    attributes: [String: String] = [:]
  ) {
    defer { path.append(name) }
    guard let rule = Self.rules[name] else { return problems.append("\(name) isn't known") }
    if rule.parent != path.last { problems.append("\(name) in \(path.last ?? "nothing")") }
    let names = Set(attributes.keys)
    if !rule.required.isSubset(of: names) { problems.append("\(name) lacks an attribute") }
    if !names.isSubset(of: rule.required.union(rule.optional)) {
      problems.append("\(name) has one too many of \(names)")
    }
    if let time = attributes["time"], time.wholeMatch(of: /\d+\.\d{3}/) == nil {
      problems.append("a time is \(time)")
    }
    switch name {
    case "testsuite":
      counts.append(
        attributes.filter { ["tests", "failures", "errors", "skipped"].contains($0.key) }
          .compactMapValues { Int($0) })
    case "testcase":
      cases.append(TestCase(suite: attributes["classname"] ?? "", name: attributes["name"] ?? ""))
    case "failure", "error", "skipped":
      cases[cases.count - 1].result = name
      cases[cases.count - 1].message = attributes["message"] ?? ""
    default: break
    }
  }

  func parser(
    _: SystemXMLParser, didEndElement _: String, namespaceURI _: String?, qualifiedName _: String?
  ) {
    path.removeLast()
  }

  func parser(_: SystemXMLParser, foundCharacters text: String) {
    switch path.last {
    case "failure", "error": cases[cases.count - 1].text += text
    case "system-out": cases[cases.count - 1].output += text
    default:
      if text.contains(where: { !$0.isWhitespace }) { problems.append("\(text) in \(path)") }
    }
  }
}
