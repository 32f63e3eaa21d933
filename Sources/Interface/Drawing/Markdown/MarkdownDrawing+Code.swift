import Terminal

extension MarkdownDrawing {
  private static let indent = 2
  private static let tabStop = 4

  /// Code as it was written, two columns in.
  ///
  /// What is too long goes on below, behind a mark; nothing is lost and no space is added, so it can
  /// still be read exactly.
  func code(_ text: String, language: String?) -> [Line] {
    let spans = language == "swift" ? SwiftHighlighter().spans(for: text) : [Span(text)]
    let room = max(2, width - Self.indent)
    let mark = Line("↪ ", .frame)
    return Line(spans).cells
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
