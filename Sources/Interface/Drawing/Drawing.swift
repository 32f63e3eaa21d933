import Curriculum
import Terminal

/// Settings for drawing: width, style and words.
///
/// Every drawing is a pure function from a value to lines.
package struct Drawing: Sendable {
  package var width: Int
  package var canvas: Canvas
  package var words: Words
  /// Whether the menu is running, where keys replace commands.
  package var isInMenu = false
  /// Whether a verdict says what to do next; false for exercises of others.
  package var tellsNext = true
  /// Whether a verdict shows all checks and all failures completely.
  package var isFull = false
  /// The number of rows in which a verdict should fit if possible; nil if it can be scrolled.
  var rows: Int? = 24
  /// Whether the output is for a screen reader: text only, without boxes, bars and marks.
  package private(set) var isPlain = false

  /// The maximum width for text, because longer lines are hard to read.
  static let readableWidth = 100

  /// Draws for a terminal of this width, limited to the range from 20 to 100 columns.
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

  /// Code indented by two columns and not wrapped, because a screen reader would read the breaks.
  private func plainCode(_ text: String) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? .empty : Line("  \($0)") }
  }

  package func markdownText(_ text: String) -> [Line] {
    markdown(Document(parsing: text).blocks)
  }

  /// A sentence with inline code styled.
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

  /// A path as told to a person in the folder where the program was started.
  package func shown(_ path: String) -> String { words.shown(path) }

  /// A path as a link to this line of the file, for terminals that support it.
  ///
  /// - Parameter text: shown instead of the path.
  func link(to path: String, line: Int? = nil, text: String? = nil) -> Line {
    let url = canvas.links?.url(of: path, line: line)
    return Line(text ?? shown(path), url.map { .link.with(.leading(to: $0)) } ?? .link)
  }

  /// The link as Markdown, for use in a sentence; without link support only the text.
  ///
  /// - Parameter text: shown instead of the path, as Markdown.
  package func linkText(to path: String, line: Int? = nil, text: String? = nil) -> String {
    let text = text ?? Inline.escaping(shown(path))
    guard let url = canvas.links?.url(of: path, line: line) else { return text }
    return "[\(text)](\(url))"
  }

  /// A sign that repeats the text after it; empty for a screen reader.
  func sign(_ sign: String) -> String { isPlain ? "" : sign }

  func name(of lesson: Lesson) -> String {
    words("lesson.title", ["number": lesson.number, "title": lesson.title])
  }

  /// A field of the state; if the state is a single value, a word for it.
  func name(ofField field: String) -> String { field.isEmpty ? words("player.state") : field }

  /// How many steps pass.
  func count(_ passed: Int, of total: Int) -> String {
    words("verdict.steps-passed", ["passed": passed, "total": total])
  }

  /// The current step, or the number of passed steps if it is unknown.
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

  /// A title of several parts, in its spoken form for a screen reader.
  package func title(_ text: String) -> String {
    isPlain ? words.spoken(text) : text
  }

  /// Names and their descriptions in two columns; for a screen reader, as sentences.
  ///
  /// - Parameter names: the range of the name column's width, without the gap. A longer name gets a
  ///   row of its own.
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

  /// Texts at the left and right of a line, or below each other if they don't fit.
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

  /// A sign, or its words for a screen reader.
  package func line(of sign: Sign) -> Line {
    isPlain ? Line(words.beginning(words(Sentence(sign)))) : sign.line
  }
}

/// The sign before a step or check that shows its state.
package enum Sign {
  case passed
  case failed
  /// A step that was started.
  case begun
  /// A step that may have been started, or a check of it that fails.
  case open
  /// A check that couldn't be made.
  case notMade
  /// A step that wasn't started, or a check that waits for another.
  case waiting

  init(_ state: StepState) {
    self =
      switch state {
      case .passed: .passed
      case .begun: .begun
      case .open: .open
      case .notBegun: .waiting
      }
  }

  init(_ check: CheckVerdict, in verdict: Verdict) {
    self =
      switch check.result {
      case .passed: .passed
      case .failed, .impure, .unanswered: verdict.isOpen(check) ? .open : .failed
      case .notMade: .notMade
      case .waiting: .waiting
      }
  }

  package var line: Line {
    switch self {
    case .passed: Line("✓ ", .success)
    case .failed: Line("✗ ", .failure)
    case .begun, .open: Line("… ", .warning)
    case .notMade: Line("? ", .warning)
    case .waiting: Line("· ", .dim)
    }
  }
}

extension Sign: SentenceKey { package static let heading = "sign." }

/// The text with control characters made visible and tabs replaced, so that its width is known.
func visibleWithoutTabs(_ text: String) -> String {
  visible(controlCharactersIn: text).replacing("\t", with: "    ")
}
