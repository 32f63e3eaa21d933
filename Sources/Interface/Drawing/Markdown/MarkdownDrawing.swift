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
