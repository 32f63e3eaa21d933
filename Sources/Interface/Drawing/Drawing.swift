import Curriculum
import Terminal

/// How things are drawn here: in what width, with what signs, in whose words.
///
/// Every drawing is a pure function from a value to lines.
package struct Drawing: Sendable {
  package var width: Int
  package var canvas: Canvas
  package var words: Words
  /// Whether the person is in the menu, where a letter does what elsewhere takes a command.
  package var isInMenu = false
  /// Whether a verdict says what to do next; not on exercises that are somebody else's.
  package var tellsNext = true
  /// Whether a verdict shows everything: every check, and every failure in full.
  package var isFull = false
  /// How many rows a verdict should fit into where it can; nil where it scrolls.
  var rows: Int? = 24
  /// Whether everything is in words, so that it can be read aloud: no boxes, no bars, no marks.
  package private(set) var isPlain = false

  /// Lines longer than this are hard to read, however wide the window is.
  static let readableWidth = 100

  /// Draws for a terminal of this width, but in no less than 20 columns and no more than 100.
  package init(width: Int, canvas: Canvas, words: Words) {
    self.width = max(20, min(width, Self.readableWidth))
    self.canvas = canvas
    self.words = words
  }

  package var plain: Drawing {
    var drawing = self
    drawing.isPlain = true
    (drawing.canvas.theme, drawing.canvas.links) = (nil, nil)
    return drawing
  }

  var withoutNext: Drawing {
    var drawing = self
    drawing.tellsNext = false
    return drawing
  }

  package func markdown(_ blocks: [Block]) -> [Line] {
    let drawing = markdown
    guard isPlain else { return drawing.lines(for: blocks) }
    let plain = blocks.plain(in: words)
    let drawn = plain.map { block in
      if case .code(_, let text, _) = block { plainCode(text) } else { drawing.lines(for: [block]) }
    }
    return Array(drawn.joined(separator: [.empty]))
  }

  /// Code two columns in, each line in one piece: where it is cut can be captured, and means nothing.
  private func plainCode(_ text: String) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? .empty : Line("  \($0)") }
  }

  package func markdownText(_ text: String) -> [Line] {
    markdown(Document(parsing: text).blocks)
  }

  /// A sentence with its `code` shown as such.
  package func inline(_ text: String) -> Line { line(for: Inline.parsing(text)) }

  func line(for inlines: [Inline]) -> Line {
    markdown.line(for: isPlain ? inlines.plain(in: words) : inlines)
  }

  private var markdown: MarkdownDrawing {
    MarkdownDrawing(width: width, showsMarks: canvas.theme == nil)
  }

  package func paragraph(_ text: String, indent: Int = 0) -> [Line] {
    let start = Line(String(repeating: " ", count: indent))
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      inline(String(line)).wrapped(to: width, first: start, others: start)
    }
  }

  /// A path that terminals open, at this line of the file.
  ///
  /// - Parameter text: what is shown instead of the path.
  func link(to path: String, line: Int? = nil, text: String? = nil) -> Line {
    let url = canvas.links?.url(of: path, line: line)
    return Line(text ?? path, url.map { .link.with(.leading(to: $0)) } ?? .link)
  }

  /// The same as Markdown, for a sentence of the words; only the text where no terminal could open
  /// it.
  ///
  /// - Parameter text: what is shown instead of the path, as Markdown.
  package func linkText(to path: String, line: Int? = nil, text: String? = nil) -> String {
    let text = text ?? Inline.escaping(path)
    guard let url = canvas.links?.url(of: path, line: line) else { return text }
    return "[\(text)](\(url))"
  }

  /// A sign that repeats what the words behind it say, or nothing where there are only words.
  func sign(_ sign: String) -> String { isPlain ? "" : sign }

  func name(of lesson: Lesson) -> String {
    words("lesson.title", ["number": lesson.number, "title": lesson.title])
  }

  /// A field of a state; one that is a single value has none.
  func name(ofField field: String) -> String { field.isEmpty ? words("player.state") : field }

  /// How many steps pass.
  func count(_ passed: Int, of total: Int) -> String {
    words("verdict.steps-passed", ["passed": passed, "total": total])
  }

  /// The step that the work is at, or how many pass where none is known to be in the way.
  package func progressText(of verdict: Verdict) -> String {
    let total = verdict.lesson.steps.count
    return verdict.currentStep.map { words("verdict.at-step", ["number": $0, "total": total]) }
      ?? count(verdict.passedSteps, of: total)
  }

  func bar(_ part: Int, of all: Int, columns: Int) -> Line {
    let filled = part * columns / max(1, all)
    return Line(String(repeating: "█", count: filled), .bar)
      + Line(String(repeating: "░", count: columns - filled), .frame)
  }

  /// A title of several pieces, as it is shown or said.
  package func title(_ text: String) -> String {
    isPlain ? words.spoken(text) : text
  }

  /// Names and what they are, in two columns; read aloud, in a sentence each.
  ///
  /// - Parameter names: how wide the column of names is, without the gap behind it. A longer name stands
  ///   alone, so that it doesn't make all the others wide.
  package func explained(
    _ rows: [(name: String, text: String)], width: Int, indent: Int = 0,
    names: ClosedRange<Int> = 0...Int.max
  ) -> [Line] {
    guard !isPlain else { return rows.flatMap { paragraph(words.labelled($0.name, $0.text)) } }
    let widest = rows.map { Line($0.name).columns }.max() ?? 0
    let column = indent + min(names.upperBound, max(names.lowerBound, widest)) + 2
    let start = Line(String(repeating: " ", count: indent))
    let others = Line(String(repeating: " ", count: column))
    return rows.flatMap { row -> [Line] in
      let name = start + Line(row.name, .command)
      let isLong = name.columns > column - 2
      let lines = inline(row.text).wrapped(
        to: width, first: isLong ? others : name.padded(to: column), others: others)
      return isLong ? name.wrapped(to: width) + lines : lines
    }
  }

  /// One text at the left and one at the right of a line; below each other if there is no room.
  func justified(_ left: Line, _ right: Line) -> [Line] {
    guard !isPlain else {
      let pieces = words.pieces(
        of: Sentence("join.label", ["label": "", "text": ""]), ["label": left, "text": right]
      ) { Line($0) }
      return pieces.reduce(.empty, +).wrapped(to: width)
    }
    let gap = width - left.columns - right.columns
    guard gap >= 2 else {
      return left.wrapped(to: width) + [right.padded(to: width, alignment: .trailing)]
    }
    return [left + Line(String(repeating: " ", count: gap)) + right]
  }

  /// A sign, or what is said for it.
  package func line(of sign: Sign) -> Line {
    isPlain ? Line(words.beginning(words(Sentence(sign)))) : sign.line
  }
}

/// What stands before a step or a check and says how it is: the same everywhere.
package enum Sign {
  case passed
  case failed
  /// A step of which something is there.
  case begun
  /// A check that could not be made.
  case notMade
  /// A step of which nothing is there, or a check that waits for another.
  case waiting

  init(_ state: StepState) {
    self =
      switch state {
      case .passed: .passed
      case .begun: .begun
      case .notBegun: .waiting
      }
  }

  init(_ result: CheckResult) {
    self =
      switch result {
      case .passed: .passed
      case .failed, .impure, .unanswered: .failed
      case .notMade: .notMade
      case .waiting: .waiting
      }
  }

  package var line: Line {
    switch self {
    case .passed: Line("✓ ", .success)
    case .failed: Line("✗ ", .failure)
    case .begun: Line("… ", .warning)
    case .notMade: Line("? ", .warning)
    case .waiting: Line("· ", .dim)
    }
  }
}

extension Sign: SentenceKey { package static let heading = "sign." }

/// A text on which a terminal acts in no way, and in which each column is one that is known.
func visibleWithoutTabs(_ text: String) -> String {
  visible(controlCharactersIn: text).replacing("\t", with: "    ")
}
