import Basics
import Curriculum

/// An element of a text, with the properties that must be the same in every language.
struct TextEntry {
  /// The line number, from 1.
  var line: Int
  /// The kind: its Markdown marker, a field's name, a remark's key, or code itself.
  var kind: String
  /// The size, where it must be the same.
  var size = ""
  /// Code, placeholders, links and everything else that a program reads.
  var marks: [String] = []
  /// The whole text.
  var text = ""
  /// The text without code; empty where a program looks it up.
  var prose = ""
  /// Whether the translation may contain more code.
  var isOpen = false
  /// The first line of a drawing that is too wide.
  var wideLine: (line: Int, columns: Int)?

  /// The entries of a text.
  ///
  /// - Parameter headings: the headings of the lesson's text in the other language, by its own.
  static func all(
    in source: String, _ kind: TranslatedText.Kind, _ headings: [String: String] = [:]
  ) -> [TextEntry] {
    if kind == .stub { return entries(ofSwift: source, withComments: true) }
    let questions = LessonText(Document(parsing: source)).parts.compactMap(\.question)
    var outline = Outline(
      kind: kind, headings: headings, lines: source.lines, questions: questions[...])
    for placed in Document.placedBlocks(in: source) { outline.add(placed) }
    return outline.entries
  }

  /// The lines with code, without trailing comments. With comments also each `// MARK: …`, and each
  /// run of other comments.
  fileprivate static func entries(ofSwift source: String, withComments: Bool) -> [TextEntry] {
    let tokens = Dictionary(grouping: SourceFile(source).tokens, by: \.line)
    var entries: [TextEntry] = []
    // The current run of comments; empty lines don't end it.
    var run: [Substring] = []
    func endRun() {
      guard !run.isEmpty else { return }
      let comments = run.map { $0.trimmed.drop { $0 == "/" } }
      let drawn = comments.count { $0.hasPrefix("  ") }
      entries[entries.count - 1].size = drawn > 0 ? "× \(drawn)" : ""
      entries[entries.count - 1].say(Inline.parsing(comments.joined(separator: "\n")))
      run = []
    }
    for (index, line) in source.lines.enumerated() {
      let (number, text) = (index + 1, line.trimmed)
      if let end = tokens[number]?.last?.range.upperBound {
        endRun()
        entries.append(TextEntry(line: number, kind: String(source[line.startIndex..<end])))
      } else if withComments, text.hasPrefix("// MARK:") {
        endRun()
        entries.append(TextEntry(line: number, kind: text))
      } else if withComments, text.hasPrefix("//") {
        if run.isEmpty { entries.append(TextEntry(line: number, kind: "//")) }
        run.append(line)
      }
    }
    endRun()
    return entries
  }

  fileprivate mutating func say(_ inlines: [Inline]) {
    let names = Set(inlines.plainText.matches(of: /\{[a-z]+\}/).map { String($0.0) })
    marks += inlines.codes.map { "`\($0)`" } + names.sorted()
    (text, prose) = (inlines.plainText, inlines.prose)
  }
}

/// Collects the entries of a Markdown text.
private struct Outline {
  let kind: TranslatedText.Kind
  let headings: [String: String]
  let lines: [Substring]
  /// The questions whose answers haven't come yet.
  var questions: ArraySlice<LessonText.Question>
  var entries: [TextEntry] = []

  mutating func add(_ placed: PlacedBlock) {
    let (line, depth) = (placed.place.line, placed.place.depth)
    switch placed.block {
    case .heading(let level, let text):
      add(String(repeating: "#", count: level), text, at: line)
      if kind.keyLevels?.contains(level) == true { entries[entries.count - 1].prose = "" }
    case .paragraph(let text):
      // An answer begins with the right choice or value, which is compared as part of the question.
      let isAnswer = entries.last?.kind == "<details>"
      let rest = isAnswer ? Array(text.dropFirst()) : text
      add(kind == .feedback ? field(text, depth) : "¶", rest, at: line)
      if isAnswer { entries[entries.count - 1].isOpen = true }
    case .code(let language, let code, _): addCode(code, in: language ?? "", at: line)
    case .list(let marker, let items):
      entries.append(
        TextEntry(line: line, kind: marker == .bullet ? "-" : "1.", size: "× \(items.count)"))
    case .details(let summary, _):
      add("<details>", summary, at: line)
      guard depth == 0, let question = questions.popFirst() else { break }
      entries[entries.count - 1].marks += question.marks
      entries[entries.count - 1].isOpen = true
    case .table(let header, _, let rows):
      let size = "× \(header.count) × \(rows.count)"
      entries.append(TextEntry(line: line, kind: "|", size: size))
      // The line of dashes is below the header.
      for (index, row) in ([header] + rows).enumerated() {
        for cell in row { add("|", cell, at: index == 0 ? line : line + index + 1) }
      }
    }
  }

  private mutating func add(_ kind: String, _ text: [Inline], at line: Int) {
    var entry = TextEntry(line: line, kind: kind, isOpen: self.kind == .interface)
    entry.say(text)
    if self.kind != .page { entry.marks += text.destinations.map { "](\($0))" } }
    if kind == "Section:", let heading = headings[entry.text.dropFirst(kind.count).trimmed] {
      entry.marks.append("Section: \(heading)")
    }
    entries.append(entry)
  }

  /// The part of a feedback paragraph that a program reads: the name of a field, or in a list the
  /// key of a remark.
  private func field(_ text: [Inline], _ depth: Int) -> String {
    if depth == 0 { return text.plainText.prefixMatch(of: /[A-Z][a-z]+:/).map { "\($0.0)" } ?? "¶" }
    guard case .code(let key)? = text.first, case .text(let rest)? = text.dropFirst().first,
      rest.hasPrefix(": ")
    else { return "¶" }
    return "- `\(key)`: …"
  }

  private mutating func addCode(_ code: String, in language: String, at line: Int) {
    let above = line >= 2 ? lines[line - 2].trimmed : ""
    var fence = TextEntry(line: line, kind: "```\(language)")
    if above.hasPrefix("<!--") { fence.marks = [above] }
    let inner = code.lines
    switch language {
    case "text":
      // Drawings contain words, which differ. The output of programs may be wider.
      let widths = above.hasPrefix("<!-- output:") ? [] : inner.map { String($0).columns }
      if let wide = widths.firstIndex(where: { $0 > CountLimit.drawingColumns }) {
        fence.wideLine = (line + wide + 1, widths[wide])
      }
      entries.append(fence)
    case "swift":
      entries.append(fence)
      for var entry in TextEntry.entries(ofSwift: code, withComments: false) {
        entry.line += line
        entries.append(entry)
      }
    default:
      entries.append(fence)
      for (index, text) in inner.enumerated() {
        // Comments of a shell are removed.
        let code = text.replacing(/(?:^|\s+)#.*$/, with: "")
        if !code.isEmpty { entries.append(TextEntry(line: line + index + 1, kind: String(code))) }
      }
    }
  }
}

extension LessonText.Question {
  /// The choices, the right answers, and the choices with replies.
  fileprivate var marks: [String] {
    let right = values.isEmpty ? [right].compactMap(\.self).map { "**\($0))**" } : []
    return choices.map { "\($0))" } + right + values.map { "`\($0)`" }
      + replies.keys.sorted().map { "- **\($0))** …" }
  }
}

extension [Inline] {
  fileprivate var destinations: [String] {
    flatMap { inline -> [String] in
      switch inline {
      case .link(let inlines, let destination): [destination] + inlines.destinations
      case .emphasis(let inlines), .strong(let inlines): inlines.destinations
      case .text, .code, .lineBreak: []
      }
    }
  }

  fileprivate var prose: String {
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
  /// The line of the heading; empty before the first heading.
  var heading: String
  var line: Int
  var entries: [TextEntry]
  /// The text without empty lines at the end.
  var text: String

  /// The level of the heading; 0 before the first heading.
  var level: Int { heading.prefix { $0 == "#" }.count }

  /// The words of the heading.
  var title: String { heading.isEmpty ? "" : entries[0].text }

  /// The sections of a text that begin at headings of these levels; a stub is a single section.
  static func all(
    in source: String, _ kind: TranslatedText.Kind, levels: ClosedRange<Int> = 1...6,
    _ headings: [String: String] = [:]
  ) -> [TextSection] {
    let entries = TextEntry.all(in: source, kind, headings)
    let lines = source.lines
    guard kind != .stub else {
      return [TextSection(heading: "", line: 1, entries: entries, text: source)]
    }
    let starts = entries.indices.filter {
      entries[$0].kind.allSatisfy { $0 == "#" } && levels.contains(entries[$0].kind.count)
    }
    return zip([0] + starts, starts + [entries.count]).compactMap { start, end in
      guard start < end else { return nil }
      let isFirst = !starts.contains(start)
      let line = isFirst ? 1 : entries[start].line
      let last = end < entries.count ? entries[end].line - 1 : lines.count
      var text = lines[(line - 1)..<max(last, line)]
      while text.last?.allSatisfy(\.isWhitespace) == true { text.removeLast() }
      return TextSection(
        heading: isFirst ? "" : String(lines[line - 1]), line: line,
        entries: Array(entries[start..<end]), text: text.joined(separator: "\n"))
    }
  }
}
