import Curriculum

/// Every sentence that the workbook itself says, from `Lessons/Interface.md`.
///
/// A second language is a second file; no sentence stands in the code.
package struct Words: Sendable {
  /// The text below each key.
  private(set) var texts: [String: String] = [:]

  /// Reads the file: each `## key` is followed by its text, up to the next heading.
  package init(parsing source: String) {
    var key: String?
    var lines: [Substring] = []
    func text() -> String {
      let start = lines.drop { $0.isEmpty }
      return start.prefix((start.lastIndex { !$0.isEmpty } ?? -1) - start.startIndex + 1)
        .joined(separator: "\n")
    }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        if let key { texts[key] = text() }
        key = String(line.dropFirst(3))
        lines = []
      } else {
        lines.append(line)
      }
    }
    if let key { texts[key] = text() }
  }

  /// The text of a sentence with its `{names}` filled in; a key without a text shows as itself.
  ///
  /// Each name is filled in once: what looks like a name within a value stays as it is.
  package func callAsFunction(_ sentence: Sentence) -> String {
    let one = sentence.values["count"] == "1" ? texts["\(sentence.key).one"] : nil
    let text = one ?? texts[sentence.key] ?? sentence.key
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return text.replacing(/\{([a-z]+)\}/) { match in
      sentence.values[String(match.1)] ?? String(match.0)
    }
  }
}
