import Markdown
import Terminal

/// How things are drawn here: in what width, with what signs, in whose words.
///
/// Every drawing is a pure function from a value to lines.
struct Drawing: Sendable {
  /// How many columns a line may take.
  var width: Int
  var colors: ColorSupport
  var words: Words
  /// Whether the person is in the menu, where a letter does what elsewhere takes a command.
  var isInMenu = false
  /// Whether a verdict says what to do next; not on exercises that are somebody else's.
  var tellsNext = true

  /// Lines longer than this are hard to read, however wide the window is.
  static let readableWidth = 100

  init(width: Int, colors: ColorSupport, words: Words) {
    self.width = max(20, min(width, Self.readableWidth))
    self.colors = colors
    self.words = words
  }

  /// Markdown blocks as lines.
  func markdown(_ blocks: [Block]) -> [Line] {
    MarkdownDrawing(width: width, colors: colors).lines(for: blocks)
  }

  /// A text of Markdown as lines.
  func markdownText(_ text: String) -> [Line] {
    markdown(Document(parsing: text).blocks)
  }

  /// A sentence with its `code` shown as such.
  func inline(_ text: String) -> Line {
    MarkdownDrawing(width: width, colors: colors).line(for: Inline.parsing(text))
  }

  /// A paragraph from the words, wrapped.
  func paragraph(_ text: String, indent: Int = 0) -> [Line] {
    let start = Line(String(repeating: " ", count: indent))
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      inline(String(line)).wrapped(to: width, first: start, others: start)
    }
  }

  /// One text at the left and one at the right of a line; below each other if there is no room.
  func justified(_ left: Line, _ right: Line) -> [Line] {
    let gap = width - left.columns - right.columns
    guard gap >= 2 else {
      return left.wrapped(to: width) + [right.padded(to: width, alignment: .trailing)]
    }
    return [left + Line(String(repeating: " ", count: gap)) + right]
  }
}
