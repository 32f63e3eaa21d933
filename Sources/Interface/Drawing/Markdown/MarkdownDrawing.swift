import Curriculum
import Terminal

struct MarkdownDrawing: Sendable {
  /// The maximum width of lines in columns.
  var width: Int
  /// Whether Markdown marks are shown, where styles can't be.
  var showsMarks = true

  /// The blocks, separated by empty lines.
  func lines(for blocks: [Block]) -> [Line] {
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
      // A list in an item follows its text directly; other blocks are separated.
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

  func narrowed(by columns: Int) -> MarkdownDrawing {
    var drawing = self
    drawing.width = max(2, width - columns)
    return drawing
  }

  /// Text as a single long line; its line breaks are `\n`.
  func line(for inlines: [Inline]) -> Line {
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
      // A terminal can't open a link to another file of the lessons.
      guard leadsToTheWeb || destination.hasPrefix("file://") else { return text }
      let link = text.styled(.leading(to: destination))
      guard leadsToTheWeb, inlines.plainText != destination else { return link }
      return link + Line(" (\(destination))", .dim)
    case .lineBreak:
      return "\n"
    }
  }

  /// The mark if styles can't be shown.
  private func marks(_ mark: String) -> Line {
    showsMarks ? Line(mark) : .empty
  }

  /// Code between enough backticks to distinguish them from backticks in the code.
  private func marked(_ code: String, _ sign: Character) -> String {
    guard showsMarks else { return code }
    let runs = code.split { $0 != sign }.map(\.count)
    let mark = String(repeating: sign, count: (1...).first { !runs.contains($0) } ?? 1)
    let space = code.first == sign || code.last == sign ? " " : ""
    return mark + space + code + space + mark
  }

  private static let indent = 2
  private static let tabStop = 4

  /// Code, indented by two columns.
  ///
  /// Lines that are too long are wrapped behind a mark. Nothing is lost and no space is added, so
  /// the code remains exact.
  func code(_ text: String, language: String?) -> [Line] {
    let line = language == "swift" ? Line(swift: text) : Line(text)
    let room = max(2, width - Self.indent)
    let mark = Line("↪ ", .frame)
    return line.split().flatMap { line -> [Line] in
      let columns = line.columns
      // For ASCII without tabs, as in nearly all code, the numbers of bytes and columns are equal.
      let isWhole = columns <= room && columns == line.spans.reduce(0) { $0 + $1.text.utf8.count }
      let pieces =
        isWhole
        ? [line] : Self.expandingTabs(line.cells).pieces(room: room).map { Line(cells: $0) }
      return pieces.prefixed(first: "  ", others: mark)
    }
  }

  /// Replaces tabs by spaces, because their width depends on the terminal.
  private static func expandingTabs(_ cells: [Cell]) -> [Cell] {
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

  /// A table with borders, or a list of its rows if the table doesn't fit.
  func table(header: [[Inline]], alignments: [ColumnAlignment], rows: [[[Inline]]]) -> [Line] {
    let head = header.map { line(for: $0).styled(.bold) }
    let body = rows.map { row in row.map { line(for: $0) } }
    let columns = header.indices.map { column in [head[column]] + body.map { $0[column] } }
    let widths = TableWidths(
      natural: columns.map { cells in max(1, cells.map(\.naturalWidth).max() ?? 0) },
      longestWord: columns.map { cells in max(1, cells.map(\.longestWordWidth).max() ?? 0) })
    // Each column has a border at its left and a space on both sides; another border ends the
    // table.
    guard let widths = widths.fitting(room: width - 3 * columns.count - 1) else {
      return records(head: head, body: body)
    }
    let wall = Line("│", .frame)
    let drawn = ([head] + body).map { cells in
      row(cells, widths: widths, alignments: alignments.map(Alignment.init), wall: wall)
    }
    let inner = border("├", "┼", "┤", widths)
    // Rows of several lines are separated by lines.
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

  /// Each row as a group of lines, which name their columns.
  private func records(head: [Line], body: [[Line]]) -> [Line] {
    let records = body.map { cells in
      zip(head, cells).flatMap { name, cell in
        (name + ": " + cell).wrapped(to: width, others: "  ")
      }
    }
    return Array(records.joined(separator: [Line.empty]))
  }
}

extension [Block] {
  /// Whether the item is a paragraph, optionally with lists of such items.
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

extension [Cell] {
  /// Splits the characters into pieces that fit, after a space if there is one in the second half.
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
  /// The width of the text if only its own line breaks count.
  fileprivate var naturalWidth: Int {
    wrapped(to: .max).map(\.columns).max() ?? 0
  }
}

/// Distributes the available columns among the columns of a table.
struct TableWidths {
  /// For each column, the width of its longest cell on one line, and of its longest word.
  var natural: [Int]
  var longestWord: [Int]

  /// The minimum width of a column, unless its text is shorter.
  static let minimum = 4

  /// Column widths with a sum of at most `room`; nil if that is too little.
  ///
  /// Every column first gets its minimum, then the width of its longest word, then that of its
  /// text; the narrowest column always grows next.
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
