/// Reads JUnit's XML as strictly as Jenkins' schema (junit-10.xsd) does: which elements may stand in
/// which, with which attributes, and how their values are written.
package struct JUnitReader {
  /// A test case as it was read.
  package struct TestCase: Equatable {
    /// Its class.
    package var suite: String
    /// Its own name.
    package var name: String
    /// The element in it that says what came of it, or `passed`.
    package var result = "passed"
    /// What that element says in short.
    package var message = ""
    /// What that element says.
    package var text = ""
    /// What was printed.
    package var output = ""
  }

  /// All of them, in order.
  package private(set) var cases: [TestCase] = []
  /// The numbers that each suite tells of itself.
  package private(set) var counts: [[String: Int]] = []
  /// What a strict reader refuses.
  package private(set) var problems: [String] = []
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

  /// Reads a file.
  package init(_ text: String) {
    guard text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") else {
      problems.append("no declaration")
      return
    }
    var rest = text.dropFirst(text.prefix { $0 != "\n" }.count)
    while !rest.isEmpty {
      let characters = rest.prefix { $0 != "<" }
      take(characters: unescaped(String(characters)))
      rest = rest.dropFirst(characters.count)
      guard !rest.isEmpty else { break }
      let tag = rest.prefix { $0 != ">" }
      guard tag.count < rest.count else {
        problems.append("\(tag) has no end")
        return
      }
      rest = rest.dropFirst(tag.count + 1)
      take(tag: String(tag.dropFirst()))
    }
    if !path.isEmpty { problems.append("\(path) have no end") }
  }

  private mutating func take(tag: String) {
    if tag.hasPrefix("/") {
      if path.popLast() != String(tag.dropFirst()) { problems.append("\(tag) ends something else") }
      return
    }
    let isEmpty = tag.hasSuffix("/")
    let name = String(tag.prefix { $0 != " " && $0 != "/" })
    var attributes: [String: String] = [:]
    var rest = tag.dropFirst(name.count).dropLast(isEmpty ? 1 : 0)
    while let match = rest.prefixMatch(of: /\x20([a-z]+)="([^"<]*)"/) {
      if attributes.updateValue(unescaped(String(match.2)), forKey: String(match.1)) != nil {
        problems.append("\(match.1) twice")
      }
      rest = rest[match.range.upperBound...]
    }
    if !rest.isEmpty { problems.append("\(rest) in \(name)") }
    begin(name, attributes)
    if isEmpty { path.removeLast() }
  }

  /// A text without what stands for other characters; whatever may not stand in one is a problem.
  private mutating func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "&":
        let name = String(rest.prefix { $0 != ";" })
        let known = [
          "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "10": "\n", "9": "\t", "58": ":",
          "35": "#",
        ]
        guard let meaning = known[name.replacing("#", with: "")] else {
          problems.append("&\(name)")
          return result
        }
        result += meaning
        rest = rest.dropFirst(name.unicodeScalars.count + 1)
      case ">", "\u{0}"..."\u{8}", "\u{B}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        problems.append("U+\(String(scalar.value, radix: 16)) in a text")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
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

  private mutating func take(characters text: String) {
    switch path.last {
    case "failure", "error": cases[cases.count - 1].text += text
    case "system-out": cases[cases.count - 1].output += text
    default:
      if text.contains(where: { !$0.isWhitespace }) { problems.append("\(text) in \(path)") }
    }
  }
}
