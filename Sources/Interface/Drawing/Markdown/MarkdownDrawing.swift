import Curriculum
import Terminal

/// Draws Markdown for a terminal.
public struct MarkdownDrawing: Sendable {
  /// How many columns there are; no line gets longer.
  public var width: Int
  /// Whether the Markdown marks stay in the text that say what styles would say.
  public var showsMarks: Bool

  /// Makes a drawing, for text only if nothing else is said.
  public init(width: Int, showsMarks: Bool = true) {
    self.width = width
    self.showsMarks = showsMarks
  }

  /// The blocks one below the other, with an empty line between each two.
  public func lines(for blocks: [Block]) -> [Line] {
    Array(blocks.map { lines(for: $0) }.filter { !$0.isEmpty }.joined(separator: [Line.empty]))
  }

  private func lines(for block: Block) -> [Line] {
    switch block {
    case .heading(let level, let text):
      return heading(level: level, text)
    case .paragraph(let inlines):
      return line(for: inlines).wrapped(to: width)
    case .code(let language, let text, _):
      return code(text, language: language)
    case .list(let marker, let items):
      return list(marker, items)
    case .table(let header, let alignments, let rows):
      return table(header: header, alignments: alignments, rows: rows)
    case .details(let summary, let blocks):
      let fold = Line("▸ ")
      let text = line(for: summary).styled(.bold).wrapped(to: width, first: fold, others: "  ")
      let content = narrowed(by: 2).lines(for: blocks).prefixed(first: "  ", others: "  ")
      return content.isEmpty ? text : text + [.empty] + content
    }
  }

  private func heading(level: Int, _ text: [Inline]) -> [Line] {
    if level == 1 {
      let title = line(for: text).styled(.title).wrapped(to: width)
      let columns = title.map(\.columns).max() ?? 0
      return title + [Line(String(repeating: "═", count: columns), .frame)]
    }
    let mark = showsMarks ? String(repeating: "#", count: level) + " " : ""
    let style = level == 2 ? Style.heading : .subheading
    let indent = Line(String(repeating: " ", count: mark.columns))
    return line(for: text).styled(style).wrapped(to: width, first: Line(mark), others: indent)
  }

  private func list(_ marker: ListMarker, _ items: [[Block]]) -> [Line] {
    let marks = items.indices.map { index in
      switch marker {
      case .bullet: "• "
      case .number(let start): "\(start + index). "
      }
    }
    let indent = marks.map(\.columns).max() ?? 0
    let drawn = zip(marks, items).map { mark, blocks in
      let inner = narrowed(by: indent)
      // An item's own list follows its text closely; anything else gets room.
      let lines =
        blocks.isShortItem
        ? blocks.flatMap { inner.lines(for: $0) } : inner.lines(for: blocks)
      return (lines.isEmpty ? [.empty] : lines).prefixed(
        first: Line(mark).padded(to: indent, alignment: .trailing),
        others: Line(String(repeating: " ", count: indent)))
    }
    let isShort = items.allSatisfy(\.isShortItem)
    return isShort ? Array(drawn.joined()) : Array(drawn.joined(separator: [.empty]))
  }

  /// The same drawing for what stands within something else.
  func narrowed(by columns: Int) -> MarkdownDrawing {
    var drawing = self
    drawing.width = max(2, width - columns)
    return drawing
  }
}

extension [Block] {
  /// Whether the item is a paragraph, perhaps with lists of such items.
  fileprivate var isShortItem: Bool {
    enumerated().allSatisfy { index, block in
      switch block {
      case .paragraph: index == 0
      case .list(_, let items): items.allSatisfy(\.isShortItem)
      default: false
      }
    }
  }
}

extension MarkdownDrawing {
  /// Running text as one long line; a line break in it is a `\n`.
  public func line(for inlines: [Inline]) -> Line {
    inlines.reduce(into: Line.empty) { $0 += line(for: $1) }
  }

  private func line(for inline: Inline) -> Line {
    switch inline {
    case .text(let text):
      return Line(text)
    case .code(let text):
      return Line(marked(text, "`"), .inlineCode)
    case .emphasis(let inlines):
      return (marks("*") + line(for: inlines) + marks("*")).styled(.italic)
    case .strong(let inlines):
      return (marks("**") + line(for: inlines) + marks("**")).styled(.bold)
    case .link(let inlines, let destination):
      let text = line(for: inlines).styled(.link)
      let leadsToTheWeb = destination.hasPrefix("https://") || destination.hasPrefix("http://")
      // Another file of the lessons is nothing that a terminal could find.
      guard leadsToTheWeb || destination.hasPrefix("file://") else { return text }
      let link = text.styled(.leading(to: destination))
      guard leadsToTheWeb, inlines.plainText != destination else { return link }
      return link + Line(" (\(destination))", .dim)
    case .lineBreak:
      return "\n"
    }
  }

  /// The mark that says what a style would say if there were styles.
  private func marks(_ mark: String) -> Line {
    showsMarks ? Line(mark) : .empty
  }

  /// Code between as many backticks as it takes to tell its own from them.
  private func marked(_ code: String, _ sign: Character) -> String {
    guard showsMarks else { return code }
    let runs = code.split { $0 != sign }.map(\.count)
    let mark = String(repeating: sign, count: (1...).first { !runs.contains($0) } ?? 1)
    let space = code.first == sign || code.last == sign ? " " : ""
    return mark + space + code + space + mark
  }

  private static let indent = 2
  private static let tabStop = 4

  /// Code as it was written, two columns in.
  ///
  /// What is too long goes on below, behind a mark; nothing is lost and no space is added, so it can
  /// still be read exactly.
  func code(_ text: String, language: String?) -> [Line] {
    let line = language == "swift" ? Line(swift: text) : Line(text)
    let room = max(2, width - Self.indent)
    let mark = Line("↪ ", .frame)
    return line.cells
      .split(omittingEmptySubsequences: false) { $0.character.isNewline }
      .flatMap { cells in
        let pieces = Self.expandingTabs(cells).pieces(room: room)
        return pieces.map { Line(cells: $0) }.prefixed(first: "  ", others: mark)
      }
  }

  /// The characters with spaces in place of tabs, whose width nobody knows.
  private static func expandingTabs(_ cells: ArraySlice<Cell>) -> [Cell] {
    var column = 0
    return cells.flatMap { cell in
      guard cell.character == "\t" else {
        column += cell.columns
        return [cell]
      }
      let count = tabStop - column % tabStop
      column += count
      return Array(repeating: Cell(" ", cell.style), count: count)
    }
  }
}

extension [Cell] {
  /// The characters cut into pieces that fit, behind a space if there is one near the end.
  fileprivate func pieces(room: Int) -> [ArraySlice<Cell>] {
    var pieces: [ArraySlice<Cell>] = []
    var rest = self[...]
    while rest.reduce(0, { $0 + $1.columns }) > room {
      var used = 0
      let fitting = rest.prefix { cell in
        used += cell.columns
        return used <= room
      }
      let nearEnd = fitting.suffix(fitting.count / 2)
      let end = nearEnd.lastIndex { $0.character == " " }.map { $0 + 1 } ?? fitting.endIndex
      pieces.append(rest[..<end])
      rest = rest[end...]
    }
    return pieces + [rest]
  }
}
