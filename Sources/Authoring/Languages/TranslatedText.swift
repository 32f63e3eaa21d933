import Basics
import Curriculum
import Launching

/// A text that is to stand there in every language, and where its twin in one of them is.
package struct TranslatedText: Equatable, Sendable {
  /// What its headings mean, and in what a twin may differ.
  package enum Kind: Sendable {
    /// The workbook's first page: seen from its twin, everything else stands at another place.
    case page
    /// Every sentence that the workbook says, by its key.
    case interface
    /// A lesson's text, or its questions about earlier ones.
    case lesson
    /// What a verdict on a lesson says.
    case feedback
    /// Words that are looked up by the headings above them.
    case named
    /// Swift that differs in comments only.
    case stub

    /// The levels of the headings by which a program finds what stands below; none are read by people
    /// only.
    var keyLevels: ClosedRange<Int>? {
      switch self {
      case .interface, .named: 2...2
      case .feedback: 2...3
      case .page, .lesson, .stub: nil
      }
    }
  }

  package var kind: Kind
  /// The path of the English text.
  package var path: String
  /// The path of its twin, whether anything stands there or not.
  package var twin: String
  /// The folder of the lesson that it belongs to; nil if it belongs to all.
  package var lesson: String?

  /// The texts of some lessons.
  static func all(
    ofLessons ids: [String], into language: Language, in repository: Repository
  ) -> [TranslatedText] {
    let english = repository.reading(.english)
    return ids.flatMap { id -> [TranslatedText] in
      let texts: [(Kind, String)] = [
        (.lesson, english.text(of: id)), (.lesson, english.recall(of: id)),
        (.feedback, english.feedback(of: id)), (.named, english.playTexts(of: id)),
        (.named, english.compilerHelps(of: id)), (.stub, english.stub(of: id)),
      ]
      return texts.filter { !isMissing($0.1) }.map { kind, path in
        TranslatedText(kind: kind, path: path, twin: language.name(of: path), lesson: id)
      }
    }
  }

  /// The texts that belong to no lesson.
  static func shared(into language: Language, in repository: Repository) -> [TranslatedText] {
    let english = repository.reading(.english)
    let texts: [(Kind, String, String)] = [
      (.page, english.firstPage(in: .english), english.firstPage(in: language)),
      (.interface, english.interface, language.name(of: english.interface)),
      (.named, english.compilerHelps, language.name(of: english.compilerHelps)),
    ]
    return texts.filter { !isMissing($0.1) }.map { kind, path, twin in
      TranslatedText(kind: kind, path: path, twin: twin)
    }
  }
}

/// A block of a text, as far as it has to be the same in every language.
struct TextPiece {
  /// What kind of block it is, and how large where that has to be the same.
  enum Shape: Equatable {
    case heading(level: Int)
    case paragraph
    case code(language: String?)
    case list(isNumbered: Bool, items: Int)
    case table(columns: Int, rows: Int)
    /// Of a table, whose first one is its header.
    case row
    case details
  }

  var shape: Shape
  /// From 1; of code that of its fence.
  var line: Int
  /// How many blocks hold it.
  var depth: Int
  /// The running text in it; of a row one for each cell.
  var texts: [[Inline]] = []
  var code = ""
  /// The comment right above code, which says how it is meant.
  var directive = ""
  /// Whether it begins with the values that are the right answer to a question.
  var isAnswer = false

  /// All pieces of a text, each before those that it holds.
  static func all(in source: String) -> [TextPiece] {
    let lines = lines(of: source)
    var pieces: [TextPiece] = []
    for block in Document.placedBlocks(in: source) {
      let (line, depth) = (block.place.line, block.place.depth)
      func add(_ shape: Shape, _ texts: [[Inline]] = [], at line: Int = line) {
        pieces.append(TextPiece(shape: shape, line: line, depth: depth, texts: texts))
      }
      switch block.block {
      case .heading(let level, let text): add(.heading(level: level), [text])
      case .paragraph(let text):
        let isFirst = pieces.last?.shape == .details
        add(.paragraph, [text])
        pieces[pieces.count - 1].isAnswer = isFirst && text.first?.isStrongCode == true
      case .code(let language, let code, _):
        add(.code(language: language))
        pieces[pieces.count - 1].code = code
        let above = line >= 2 ? lines[line - 2].trimmed : ""
        pieces[pieces.count - 1].directive = above.hasPrefix("<!--") ? above : ""
      case .list(let marker, let items):
        add(.list(isNumbered: marker != .bullet, items: items.count))
      case .details(let summary, _): add(.details, [summary])
      case .table(let header, _, let rows):
        add(.table(columns: header.count, rows: rows.count))
        // The line of dashes stands below the header.
        for (index, row) in ([header] + rows).enumerated() {
          add(.row, row, at: index == 0 ? line : line + index + 1)
        }
      }
    }
    return pieces
  }

  /// The lines of a text, as its parser counts them.
  static func lines(of source: String) -> [Substring] {
    source.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  fileprivate func begins(at levels: ClosedRange<Int>) -> Bool {
    if case .heading(let level) = shape { depth == 0 && levels.contains(level) } else { false }
  }
}

extension Inline {
  fileprivate var isStrongCode: Bool {
    guard case .strong(let inlines) = self else { return false }
    return inlines.contains { if case .code = $0 { true } else { false } }
  }
}

extension [Inline] {
  /// Where its links lead.
  var destinations: [String] {
    flatMap { inline -> [String] in
      switch inline {
      case .link(let inlines, let destination): [destination] + inlines.destinations
      case .emphasis(let inlines), .strong(let inlines): inlines.destinations
      case .text, .code, .lineBreak: []
      }
    }
  }

  /// The names in braces that are filled in.
  var names: [String] { plainText.matches(of: /\{[a-z]+\}/).map { String($0.0) } }

  /// Its text without code.
  var prose: String {
    map { inline in
      switch inline {
      case .text(let text): text
      case .emphasis(let inlines), .strong(let inlines), .link(let inlines, _): inlines.prose
      case .code, .lineBreak: " "
      }
    }
    .joined()
  }
}

/// The part of a text from one heading to the next.
struct TextSection {
  /// The line with its heading as it is written; empty before the first.
  var heading: String
  /// The number of that line.
  var line: Int
  /// The heading, and what stands below it.
  var pieces: [TextPiece]
  /// All of it, without the empty lines at its end.
  var text: String

  /// The sections of a text; nothing in the first means that it begins with a heading.
  ///
  /// - Parameter levels: of the headings that begin one.
  static func all(in source: String, levels: ClosedRange<Int> = 1...6) -> [TextSection] {
    let lines = TextPiece.lines(of: source)
    let pieces = TextPiece.all(in: source)
    let starts = pieces.indices.filter { pieces[$0].begins(at: levels) }
    let bounds = zip([0] + starts, starts + [pieces.count])
    return bounds.compactMap { start, end in
      guard start < end else { return nil }
      let isFirst = !pieces[start].begins(at: levels)
      let line = isFirst ? 1 : pieces[start].line
      let last = end < pieces.count ? pieces[end].line - 1 : lines.count
      var text = lines[(line - 1)..<max(last, line)]
      while text.last?.allSatisfy(\.isWhitespace) == true { text.removeLast() }
      return TextSection(
        heading: isFirst ? "" : String(lines[line - 1]), line: line,
        pieces: Array(pieces[start..<end]), text: text.joined(separator: "\n"))
    }
  }

  /// The level of its heading; 0 before the first.
  var level: Int {
    if case .heading(let level)? = pieces.first?.shape, !heading.isEmpty { level } else { 0 }
  }
}

/// A line of Swift source without what a compiler doesn't read.
struct SwiftLine: Equatable {
  /// From the line's first sign to the end of its code.
  var text: String
  /// From 1.
  var line: Int
  /// The lines of a run of comments, without their slashes; empty for code.
  var comments: [String] = []

  /// The lines with code in them; a comment between two pieces of code belongs to it.
  static func all(in source: String) -> [SwiftLine] {
    let tokens = SourceFile(source).tokens
    let lines = Dictionary(grouping: tokens, by: \.line)
    return lines.keys.sorted().compactMap { line in
      guard let first = lines[line]?.first, let last = lines[line]?.last else { return nil }
      let start = source[..<first.range.lowerBound].lastIndex(where: \.isNewline)
      let from = start.map { source.index(after: $0) } ?? source.startIndex
      return SwiftLine(text: String(source[from..<last.range.upperBound]), line: line)
    }
  }

  /// The same with each heading, `// MARK: …`, and for each run of other comments `// …`.
  static func allWithComments(in source: String) -> [SwiftLine] {
    let code = all(in: source)
    let places = Set(code.map(\.line))
    var comments: [SwiftLine] = []
    var isGoingOn = false
    for (index, line) in TextPiece.lines(of: source).enumerated() {
      let text = line.trimmed
      let isHeading = text.hasPrefix("// MARK:")
      if !places.contains(index + 1), text.hasPrefix("//"), isHeading || !isGoingOn {
        comments.append(SwiftLine(text: isHeading ? String(line) : "// …", line: index + 1))
      }
      // An empty line ends nothing.
      guard !text.isEmpty else { continue }
      isGoingOn = text.hasPrefix("//") && !isHeading && !places.contains(index + 1)
      guard isGoingOn else { continue }
      comments[comments.count - 1].comments.append(String(text.drop { $0 == "/" }))
    }
    return (code + comments).sorted { $0.line < $1.line }
  }

  /// The pieces of code in a run of comments.
  var codes: [String] { Inline.parsing(comments.joined(separator: "\n")).codes }

  /// The lines of it that are set off from the sentences: those of a table or a drawing.
  var drawnLines: [String] { comments.filter { $0.hasPrefix("  ") } }
}
