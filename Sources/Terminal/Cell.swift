/// One character of a line: what must not be split, with its style and its width.
package struct Cell: Equatable {
  package var character: Character
  package var style: Style
  package var columns: Int

  package init(_ character: Character, _ style: Style) {
    self.character = character
    self.style = style
    columns = character.columns
  }
}

extension Line {
  /// The characters of the line.
  package var cells: [Cell] {
    spans.flatMap { span in span.text.map { Cell($0, span.style) } }
  }

  /// Makes a line of characters; those in the same style become one span.
  package init(cells: some Sequence<Cell>) {
    var spans: [Span] = []
    for cell in cells {
      if spans.last?.style == cell.style {
        spans[spans.count - 1].text.append(cell.character)
      } else {
        spans.append(Span(String(cell.character), cell.style))
      }
    }
    self.init(spans)
  }

  /// The line without the spaces at its end.
  package func trimmingEnd() -> Line {
    var cells = cells
    while cells.last?.character == " " { cells.removeLast() }
    return Line(cells: cells)
  }
}
