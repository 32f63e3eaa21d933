import Curriculum
import Launching

/// Every sentence that the workbook itself says, from `Lessons/Interface.md`; what a course says in other
/// words stands in its `Course.md`, below the same headings.
///
/// A second language is a second file; no sentence stands in the code.
package struct Words: Sendable {
  private let source: String
  /// Where the text below each key stands in it, as offsets in UTF-8.
  private let places: [String: Range<Int>]
  /// What is said in this language where this file says nothing.
  private var others: [Words] = []
  /// The English words, for what is said nowhere in this language; none in English.
  private var english: [Words] = []
  /// What the program is called where it is started.
  package private(set) var program = Self.usualProgram

  /// The words of a workbook in its language; a text that is missing in it is in English.
  package init(in repository: Repository) throws(CurriculumError) {
    let interface = Words(
      parsing: try repository.spoken { repository throws(CurriculumError) in
        try contents(of: repository.interface)
      })
    // A course may say nothing of its own, or only in English.
    let (path, inEnglish) = (repository.courseWords, repository.reading(.english))
    let isSpoken = repository.language == .english || path != inEnglish.courseWords
    // Whatever isn't there is said as everywhere.
    let own = isSpoken ? (try? contents(of: path)).map { Words(parsing: $0) } : nil
    self = own ?? interface
    if own != nil { others = [interface] }
    if repository.language != .english { english = [try Words(in: inEnglish)] }
    program = text("course.program") ?? Self.usualProgram
  }

  /// How many of the English sentences stand there in this language, of how many.
  package var extent: (own: Int, all: Int) {
    // Not every language tells one thing from many.
    let wanted = (english.first ?? self).keys.filter { english.isEmpty || !$0.hasSuffix(".one") }
    return (wanted.intersection(keys).count, wanted.count)
  }

  private var keys: Set<String> { Set(places.keys).union(others.flatMap(\.places.keys)) }

  /// A text of a shell, or of a program that works with it, with the program's own name.
  package func called(_ text: String) -> String {
    program == Self.usualProgram ? text : text.replacing(Self.usualProgram, with: program)
  }

  /// What it is called in the texts, and in this package.
  private static let usualProgram = "workbook"

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

  var texts: [String: String] {
    (others + english).reduce(into: places.mapValues { text(at: $0) }) { texts, other in
      texts.merge(other.texts) { own, _ in own }
    }
  }

  /// The words for numbers of this language, and of English.
  package var numbers: SpelledNumbers {
    var numbers = SpelledNumbers()
    for words in english + [self] {
      numbers.add(numbers: words("answer.numbers"), measures: words("answer.measures"))
    }
    return numbers
  }

  /// What this language itself says there.
  package func text(below key: String) -> String? {
    places[key].map { text(at: $0) } ?? others.first?.text(below: key)
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
    let text = text(of: sentence)
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return text.replacing(Self.name) { match in
      sentence.values[String(match.1)] ?? String(match.0)
    }
  }

  /// The text under a heading, with what takes the place of its `{names}`.
  package func callAsFunction(
    _ key: String, _ values: [String: any CustomStringConvertible]
  ) -> String {
    self(Sentence(key, values))
  }

  /// The pieces of a sentence in which more than text takes the place of some of its `{names}`.
  ///
  ///   - values: what takes their place, whatever the sentence itself says of it.
  ///   - piece: makes a piece of the text between them.
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

  /// The text below the first of these keys that there is, from the course's words to the English ones.
  private func text(_ key: String, orElse other: String? = nil) -> String? {
    for words in [self] + others {
      if let place = words.places[key] ?? other.flatMap({ words.places[$0] }) {
        return words.text(at: place)
      }
    }
    return english.first?.text(key, orElse: other)
  }

  /// Where a text tells how the program is started.
  nonisolated(unsafe) private static let call = /(`|swift run )workbook\b/

  /// A name in a text that something takes the place of.
  ///
  /// It is only read, and takes as long to make as a screen to draw.
  nonisolated(unsafe) private static let name = /\{([a-z]+)\}/
}

/// Texts beside each other, as the language has it. Nothing else puts a sign or a space between texts
/// that are read.
extension Words {
  /// Things of one kind, one after the other.
  package func list(_ texts: [String]) -> String {
    joined(texts, "join.list")
  }

  /// What there is to say of one thing, piece by piece.
  package func parts(_ texts: [String]) -> String {
    joined(texts, "join.parts")
  }

  /// A title as it is said, whose pieces are told apart by a sign where it is seen.
  func spoken(_ title: String) -> String {
    parts(title.split(separator: " · ", omittingEmptySubsequences: false).map(String.init))
  }

  /// Sentences one after the other, without those that are empty.
  package func sentences(_ texts: [String]) -> String {
    joined(texts.filter { !$0.isEmpty }, "join.sentences")
  }

  private func joined(_ texts: [String], _ key: String) -> String {
    guard let first = texts.first else { return "" }
    return texts.dropFirst().reduce(first) { self(key, ["first": $0, "next": $1]) }
  }

  /// A text as it stands before others that aren't part of it.
  package func beginning(_ text: String) -> String {
    self("join.sentences", ["first": text, "next": ""])
  }

  /// A text with the full stop that it lacks.
  package func ended(_ text: String) -> String { self("join.full-stop", ["text": text]) }

  /// A text behind what it is about.
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
