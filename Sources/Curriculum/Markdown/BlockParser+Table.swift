extension BlockParser {
  /// Whether the next two lines are a header and the dashes below it.
  var startsTable: Bool { tableHead != nil }

  mutating func takeTable() -> Block? {
    guard let (header, alignments) = tableHead else { return nil }
    rest = rest.dropFirst(2)
    var rows: [[[Inline]]] = []
    while let line = rest.first, LineKind(line).isText {
      var cells = Self.cells(of: line).prefix(header.count).map { InlineParser.inlines(in: $0) }
      cells += Array(repeating: [], count: header.count - cells.count)
      rows.append(cells)
      rest.removeFirst()
    }
    return .table(
      header: header.map { InlineParser.inlines(in: $0) }, alignments: alignments, rows: rows)
  }

  private var tableHead: (header: [String], alignments: [ColumnAlignment])? {
    guard let header = rest.first, header.text.contains("|"),
      let dashes = rest.dropFirst().first, dashes.text.contains("-")
    else { return nil }
    let cells = Self.cells(of: header)
    let alignments = Self.cells(of: dashes).compactMap(Self.alignment)
    guard alignments.count == Self.cells(of: dashes).count, alignments.count == cells.count
    else { return nil }
    return (cells, alignments)
  }

  private static func alignment(_ cell: String) -> ColumnAlignment? {
    var dashes = cell[...]
    let isLeading = dashes.first == ":"
    if isLeading { dashes.removeFirst() }
    let isTrailing = dashes.last == ":"
    if isTrailing { dashes.removeLast() }
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 == "-" }) else { return nil }
    return isTrailing ? (isLeading ? .center : .trailing) : .leading
  }

  /// The cells between the bars; `\|` is a bar within a cell, even within code.
  private static func cells(of line: SourceLine) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.trimmed {
      switch (isEscaped, character) {
      case (false, "\\"):
        isEscaped = true
        continue
      case (false, "|"):
        cells.append("")
      case (true, "|"):
        cells[cells.count - 1].append("|")
      case (true, _):
        cells[cells.count - 1] += "\\" + String(character)
      case (false, _):
        cells[cells.count - 1].append(character)
      }
      isEscaped = false
    }
    if isEscaped { cells[cells.count - 1] += "\\" }
    cells = cells.map { String($0[...].trimmingSpaces()) }
    // The bars at both ends are no cells' borders.
    if cells.first == "" { cells.removeFirst() }
    if cells.last == "", cells.count > 1 { cells.removeLast() }
    return cells
  }
}
