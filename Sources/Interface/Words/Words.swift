import Curriculum
import Launching
import Terminal

/// All texts of the workbook itself, from `Lessons/Interface.md`. A course may replace some in its
/// `Course.md`, under the same headings.
///
/// Other languages have files of their own; the code contains no texts.
package struct Words: Sendable {
  private let source: String
  /// For each key, the range of its text in `source`, in bytes of UTF-8.
  private let places: [String: Range<Int>]
  /// Texts in the same language for keys that are missing here.
  private var others: [Words] = []
  /// The English texts, for keys that are missing in this language; empty in English.
  private var english: [Words] = []
  /// The name by which the program is called.
  package private(set) var program = Self.usualProgram
  /// Where the person is; paths are shown from there.
  package var standing: Standing?

  /// The texts in the repository's language; missing ones are taken from English.
  package init(in repository: Repository) throws(CurriculumError) {
    let interface = Words(
      parsing: try repository.spoken { repository throws(CurriculumError) in
        try contents(of: repository.interface)
      })
    // A course may have no texts of its own, or English ones only.
    let (path, inEnglish) = (repository.courseWords, repository.reading(.english))
    let isSpoken = repository.language == .english || path != inEnglish.courseWords
    // Without them the common texts are used.
    let own = isSpoken ? (try? contents(of: path)).map { Words(parsing: $0) } : nil
    self = own ?? interface
    if own != nil { others = [interface] }
    if repository.language != .english { english = [try Words(in: inEnglish)] }
    program = text("course.program") ?? Self.usualProgram
  }

  /// How many of the English texts exist in this language, and the number of English texts.
  package var extent: (own: Int, all: Int) {
    let (files, wanted) = (files.map(\.places), (english.first ?? self).files.map(\.places))
    var (own, all) = (0, 0)
    for (number, file) in wanted.enumerated() {
      for key in file.keys where !wanted[..<number].contains(where: { $0[key] != nil }) {
        if files.contains(where: { $0[key] != nil }) {
          own += 1
        } else if key.hasSuffix(".one") {
          // Not every language distinguishes singular and plural.
          continue
        }
        all += 1
      }
    }
    return (own, all)
  }

  private var files: [Words] { [self] + others }

  /// A path as it is shown; a relative one is from the top level.
  package func shown(_ path: String) -> String { standing?.path(to: path) ?? path }

  /// A text for or about a shell, with the program's actual name.
  package func called(_ text: String) -> String {
    program == Self.usualProgram ? text : text.replacing(Self.usualProgram, with: program)
  }

  /// The name in the texts and in this package.
  private static let usualProgram = "workbook"

  /// Parses the file: each `## key` is followed by its text, up to the next heading.
  ///
  /// Only the headings are searched, because few texts are used before the program ends.
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

  /// The headings in a course's own words that the common texts don't have, with their lines.
  package static func strays(
    in repository: Repository
  ) throws(CurriculumError) -> [(heading: String, line: Int)] {
    // A course may have no texts of its own.
    guard let source = try? contents(of: repository.courseWords) else { return [] }
    let known = Words(parsing: try contents(of: repository.interface)).places
    return source.lines.enumerated().compactMap { index, line in
      guard line.hasPrefix("## ") else { return nil }
      let key = String(line.dropFirst(3))
      // Any text may have another form for one thing.
      let isKnown = known[key] != nil || known[key.replacing(/\.one$/, with: "")] != nil
      return isKnown || key == "course.program" ? nil : (String(line), index + 1)
    }
  }

  var texts: [String: String] {
    (others + english).reduce(into: places.mapValues { text(at: $0) }) { texts, other in
      texts.merge(other.texts) { own, _ in own }
    }
  }

  /// The number words of this language and of English.
  package var numbers: SpelledNumbers {
    var numbers = SpelledNumbers()
    for words in english + [self] {
      numbers.add(numbers: words("answer.numbers"), measures: words("answer.measures"))
    }
    return numbers
  }

  /// The text for one key of a file; the other keys aren't read.
  package static func text(below key: String, in source: String) -> String? {
    guard let start = source.offset(of: "\n## \(key)\n", from: 0) else { return nil }
    let end = source.offset(of: "\n## ", from: start + 1)
    return Words(parsing: source.part(from: start, to: end)).text(below: key)
  }

  /// This language's own text for a key; nil if it has none.
  package func text(below key: String) -> String? {
    places[key].map { text(at: $0) } ?? others.first?.text(below: key)
  }

  private func text(at place: Range<Int>) -> String {
    var text = source.part(from: place.lowerBound, to: place.upperBound)[...]
    while text.first == "\n" { text.removeFirst() }
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }

  /// The text of a sentence with its placeholders filled in; the key itself if there is no text.
  ///
  /// Values aren't searched for placeholders.
  package func callAsFunction(_ sentence: Sentence) -> String {
    let text = text(of: sentence)
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return text.replacing(Self.name) { match in
      sentence.values[String(match.1)] ?? String(match.0)
    }
  }

  /// The text under a heading, with values for its placeholders.
  package func callAsFunction(
    _ key: String, _ values: [String: any CustomStringConvertible]
  ) -> String {
    self(Sentence(key, values))
  }

  /// A sentence split at placeholders whose values aren't plain text.
  ///
  /// - Parameters:
  ///   - values: the values for these placeholders; they take precedence over the sentence's own.
  ///   - piece: converts the text between them.
  package func pieces<Piece>(
    of sentence: Sentence, _ values: [String: Piece], _ piece: (String) -> Piece
  ) -> [Piece] {
    let text = text(of: sentence)
    var (pieces, before, start) = ([Piece](), "", text.startIndex)
    for match in text.matches(of: Self.name) {
      before += text[start..<match.range.lowerBound]
      start = match.range.upperBound
      let name = String(match.1)
      guard let value = values[name] else {
        before += sentence.values[name] ?? String(match.0)
        continue
      }
      pieces += before.isEmpty ? [value] : [piece(before), value]
      before = ""
    }
    before += text[start...]
    return before.isEmpty ? pieces : pieces + [piece(before)]
  }

  private func text(of sentence: Sentence) -> String {
    let isOne = sentence.values["count"] == "1"
    let text = (isOne ? text("\(sentence.key).one", orElse: sentence.key) : text(sentence.key))
    guard let text, program != Self.usualProgram else { return text ?? sentence.key }
    return text.replacing(Self.call) { "\($0.1)\(program)" }
  }

  /// The text of the first of these keys that exists, from the course's texts to the English ones.
  private func text(_ key: String, orElse other: String? = nil) -> String? {
    for words in layers {
      if let place = words.places[key] ?? other.flatMap({ words.places[$0] }) {
        return words.text(at: place)
      }
    }
    return english.first?.text(key, orElse: other)
  }

  /// The texts in the order of precedence. A course's own English text for a key comes before the
  /// common text in this language.
  private var layers: [Words] {
    let course = english.filter { !$0.others.isEmpty }
    return others.isEmpty ? course + [self] : [self] + course + others
  }

  /// Matches a command that starts the program.
  nonisolated(unsafe) private static let call = /(`|swift run )workbook\b/

  /// Matches a placeholder.
  ///
  /// Shared, because making it takes as long as drawing a screen; it is only read.
  nonisolated(unsafe) private static let name = /\{([a-z]+)\}/
}

/// Joins texts in the way of the language. No other code puts punctuation or spaces between
/// displayed texts.
extension Words {
  /// Joins items of a list.
  package func list(_ texts: [String]) -> String {
    joined(texts, "join.list")
  }

  /// Joins texts of which one is to be chosen.
  func choice(of texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return list(texts) }
    return joined([list(texts.dropLast()), last], "join.or")
  }

  /// Joins several facts about one thing.
  package func parts(_ texts: [String]) -> String {
    joined(texts, "join.parts")
  }

  /// A title as it is spoken, without the signs between its parts.
  func spoken(_ title: String) -> String {
    parts(title.split(separator: " · ", omittingEmptySubsequences: false).map(String.init))
  }

  /// Joins sentences, without empty ones.
  package func sentences(_ texts: [String]) -> String {
    joined(texts.filter { !$0.isEmpty }, "join.sentences")
  }

  private func joined(_ texts: [String], _ key: String) -> String {
    guard let first = texts.first else { return "" }
    return texts.dropFirst().reduce(first) { self(key, ["first": $0, "next": $1]) }
  }

  /// A text as it is written before another, independent one.
  package func beginning(_ text: String) -> String {
    self("join.sentences", ["first": text, "next": ""])
  }

  /// The text with a full stop added.
  package func ended(_ text: String) -> String { self("join.full-stop", ["text": text]) }

  /// A text after a label.
  package func labelled(_ label: String, _ text: String) -> String {
    self("join.label", ["label": label, "text": text])
  }

  func label(_ label: String) -> String { labelled(label, "") }

  func aside(_ text: String, _ aside: String) -> String {
    self("join.aside", ["text": text, "aside": aside])
  }

  func bracketed(_ text: String) -> String { self("join.brackets", ["text": text]) }

  func percent(_ count: Int) -> String { self("join.percent", ["count": count]) }
}
