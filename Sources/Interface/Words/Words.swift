import Curriculum

/// Every sentence that the workbook itself says, from `Lessons/Interface.md`.
///
/// A second language is a second file; no sentence stands in the code.
package struct Words: Sendable {
  /// The file.
  private let source: String
  /// Where the text below each key stands in it, as offsets in UTF-8.
  private let places: [String: Range<Int>]

  /// Reads the file: each `## key` is followed by its text, up to the next heading.
  ///
  /// Only the keys are looked for: few of the sentences are said before the program ends.
  package init(parsing source: String) {
    // So that the first line can be a heading, too.
    let source = "\n" + source
    var places: [String: Range<Int>] = [:]
    var heading = source.offset(of: "\n## ", from: 0)
    while let start = heading {
      let end = source.offset(of: "\n", from: start + 1) ?? source.utf8.count
      heading = source.offset(of: "\n## ", from: end)
      places[source.part(from: start + 4, to: end)] = end..<(heading ?? source.utf8.count)
    }
    (self.source, self.places) = (source, places)
  }

  /// The text below each key.
  var texts: [String: String] {
    places.mapValues { text(at: $0) }
  }

  /// The text below a key, without the empty lines around it.
  private func text(below key: String) -> String? {
    places[key].map { text(at: $0) }
  }

  private func text(at place: Range<Int>) -> String {
    var text = source.part(from: place.lowerBound, to: place.upperBound)[...]
    while text.first == "\n" { text.removeFirst() }
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }

  /// The text of a sentence with its `{names}` filled in; a key without a text shows as itself.
  ///
  /// Each name is filled in once: what looks like a name within a value stays as it is.
  package func callAsFunction(_ sentence: Sentence) -> String {
    let one = sentence.values["count"] == "1" ? text(below: "\(sentence.key).one") : nil
    let text = one ?? text(below: sentence.key) ?? sentence.key
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return text.replacing(/\{([a-z]+)\}/) { match in
      sentence.values[String(match.1)] ?? String(match.0)
    }
  }
}
