import Curriculum

/// Every sentence that the workbook itself says, from `Lessons/Interface.md`.
///
/// A second language is a second file; no sentence stands in the code.
struct Words: Sendable {
  private var texts: [String: String] = [:]

  /// Reads the file: each `## key` is followed by its text, up to the next heading.
  init(parsing source: String) {
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

  /// The text with its `{names}` filled in; a key without a text shows as itself.
  func callAsFunction(_ word: Word, _ values: [String: Any] = [:]) -> String {
    filled(texts[word.rawValue] ?? word.rawValue, values)
  }

  /// The text for one or for many of something, with `{count}` filled in.
  func callAsFunction(
    _ word: Word, count: Int, _ values: [String: Any] = [:]
  ) -> String {
    let one = count == 1 ? texts["\(word.rawValue).one"] : nil
    let text = one ?? texts[word.rawValue] ?? word.rawValue
    return filled(text, values.merging(["count": count]) { $1 })
  }

  /// Fills in every name once: what looks like a name within a value stays as it is.
  private func filled(_ text: String, _ values: [String: Any]) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return text.replacing(/\{([a-z]+)\}/) { match in
      values[String(match.1)].map { "\($0)" } ?? String(match.0)
    }
  }

  /// The keys that have a text.
  var keys: Set<String> { Set(texts.keys) }
}
