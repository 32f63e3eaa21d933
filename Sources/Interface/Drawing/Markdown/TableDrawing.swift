import Curriculum
import Terminal

extension MarkdownDrawing {
  /// A table with borders, or a list of its rows where there is no room for that.
  func table(header: [[Inline]], alignments: [ColumnAlignment], rows: [[[Inline]]]) -> [Line] {
    let head = header.map { line(for: $0).styled(.bold) }
    let body = rows.map { row in row.map { line(for: $0) } }
    let columns = header.indices.map { column in [head[column]] + body.map { $0[column] } }
    let widths = TableWidths(
      natural: columns.map { cells in max(1, cells.map(\.naturalWidth).max() ?? 0) },
      longestWord: columns.map { cells in max(1, cells.map(\.longestWordWidth).max() ?? 0) })
    // Each column has a wall at its left and a space on both sides; one more wall ends the table.
    guard let widths = widths.fitting(room: width - 3 * columns.count - 1) else {
      return records(head: head, body: body)
    }
    let wall = Line("│", .frame)
    let drawn = ([head] + body).map { cells in
      row(cells, widths: widths, alignments: alignments.map(Alignment.init), wall: wall)
    }
    let inner = border("├", "┼", "┤", widths)
    // Rows of several lines would run into each other without lines between them.
    let isTall = drawn.dropFirst().contains { $0.count > 1 }
    let rows = Array(drawn.dropFirst().joined(separator: isTall ? [inner] : []))
    return [border("┌", "┬", "┐", widths)] + drawn[0] + (rows.isEmpty ? [] : [inner]) + rows
      + [border("└", "┴", "┘", widths)]
  }

  private func row(
    _ cells: [Line], widths: [Int], alignments: [Alignment], wall: Line
  ) -> [Line] {
    let wrapped = zip(cells, widths).map { $0.wrapped(to: $1) }
    let height = wrapped.map(\.count).max() ?? 0
    return (0..<height).map { index in
      cells.indices.reduce(wall) { line, column in
        let text = wrapped[column].indices.contains(index) ? wrapped[column][index] : .empty
        let cell = text.padded(to: widths[column], alignment: alignments[column])
        return line + " " + cell + " " + wall
      }
    }
  }

  private func border(
    _ left: String, _ middle: String, _ right: String, _ widths: [Int]
  ) -> Line {
    let pieces = widths.map { String(repeating: "─", count: $0 + 2) }
    return Line(left + pieces.joined(separator: middle) + right, .frame)
  }

  /// Each row as a group of lines that name their column.
  private func records(head: [Line], body: [[Line]]) -> [Line] {
    let records = body.map { cells in
      zip(head, cells).flatMap { name, cell in
        (name + ": " + cell).wrapped(to: width, others: "  ")
      }
    }
    return Array(records.joined(separator: [Line.empty]))
  }
}

extension Alignment {
  fileprivate init(_ alignment: ColumnAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}

extension Line {
  /// The width that the text takes if nothing but its own line ends breaks it.
  fileprivate var naturalWidth: Int {
    wrapped(to: .max).map(\.columns).max() ?? 0
  }
}

/// Shares out the columns of a terminal among the columns of a table.
struct TableWidths {
  /// How many columns each cell's text takes on one line, and its longest word.
  var natural: [Int]
  var longestWord: [Int]

  /// What a narrow column has at least, unless its text is shorter still.
  static let minimum = 4

  /// The columns' widths that add up to no more than `room`; nil if there is too little of it.
  ///
  /// First every column gets its minimum, then enough for its words, then for its whole text; the
  /// narrowest column is always the next to grow.
  func fitting(room: Int) -> [Int]? {
    var widths = natural.map { min($0, Self.minimum) }
    guard widths.reduce(0, +) <= room else { return nil }
    for goal in [longestWord, natural] {
      while widths.reduce(0, +) < room,
        let next = widths.indices.filter({ widths[$0] < goal[$0] }).min(by: {
          widths[$0] < widths[$1]
        })
      {
        widths[next] += 1
      }
    }
    return widths
  }
}
