import Curriculum

/// A stretch of a lesson's text below one heading.
package struct SearchText: Equatable, Sendable {
  /// The lesson's number.
  var lesson: Int
  /// The heading that it stands below.
  var heading: SearchLine
  var lines: [SearchLine]
}

/// A line of a text, or the whole of a paragraph.
struct SearchLine: Equatable, Sendable {
  var folded: FoldedText
  /// Where it begins.
  var place: TextPlace

  init(_ text: String, at place: TextPlace = TextPlace()) {
    folded = FoldedText(text)
    self.place = place
  }

  var text: String { folded.text }
}

/// A place where what was looked for stands.
struct SearchResult: Equatable {
  /// The lesson's number.
  var lesson: Int
  var section: String
  /// The line in which it was found; the heading itself if it is found there.
  var line: String
  /// Where the first of the words stands.
  var place: TextPlace
  /// Whether it was found in the heading.
  var isHeading: Bool

  /// The first place in each section, those in headings first.
  static func all(for words: [String], in texts: [SearchText]) -> [SearchResult] {
    guard !words.isEmpty else { return [] }
    let inHeadings = texts.filter { $0.heading.folded.containsAll(words) }
    let others = texts.filter { !$0.heading.folded.containsAll(words) }
    return inHeadings.map { SearchResult(words, in: $0.heading, of: $0) }
      + others.compactMap { text in
        text.lines.first { $0.folded.containsAll(words) }
          .map { SearchResult(words, in: $0, of: text) }
      }
  }

  private init(_ words: [String], in line: SearchLine, of text: SearchText) {
    let first = FoldedText.ranges(of: words, in: line.text).first?.lowerBound ?? 0
    (lesson, section, self.line) = (text.lesson, text.heading.text, line.text)
    place = line.place
    place.letters += line.text.prefix(first).letters
    isHeading = line == text.heading
  }
}
