/// Parses lines into blocks.
///
/// Containers (lists, details) collect their lines without the leading markers and parse these with
/// a parser of their own, so lines keep their numbers at any depth.
struct BlockParser {
  var rest: ArraySlice<SourceLine>
  /// The places of the blocks parsed so far; inner blocks follow their container.
  var places: [BlockPlace] = []
  var depth = 0

  /// The blocks in these lines; their places are added to `places`.
  static func blocks(
    in lines: ArraySlice<SourceLine>, noting places: inout [BlockPlace], depth: Int = 0
  ) -> [Block] {
    var parser = BlockParser(rest: lines, depth: depth)
    var blocks: [Block] = []
    while let line = parser.rest.first {
      parser.places.append(BlockPlace(line: line.number, depth: depth))
      if let block = parser.block(at: line) {
        blocks.append(block)
      } else {
        parser.places.removeLast()
      }
    }
    places += parser.places
    return blocks
  }

  mutating func innerBlocks(in lines: [SourceLine]) -> [Block] {
    Self.blocks(in: lines[...], noting: &places, depth: depth + 1)
  }

  /// Parses the next block; consumes at least one line. Nil for lines that aren't shown.
  private mutating func block(at line: SourceLine) -> Block? {
    switch LineKind(line) {
    case .blank:
      rest.removeFirst()
      return nil
    case .heading(let level, let text):
      rest.removeFirst()
      return .heading(level: level, text: InlineParser.inlines(in: text))
    case .fence(let fence):
      return takeCode(fence)
    case .item(let marker):
      return takeList(marker)
    case .details:
      return takeDetails()
    case .comment:
      return takeComment() ? nil : takeParagraph()
    case .text:
      return takeTable() ?? takeParagraph()
    }
  }

  private mutating func takeCode(_ fence: Fence) -> Block {
    let first = rest.removeFirst().number + 1
    let lines = rest.prefix { !fence.isClosed(by: $0) }
    rest = rest.dropFirst(lines.count + 1)
    let text = lines.map { $0.dropping(indentation: fence.indentation).text }
    return .code(language: fence.language, text: text.joined(separator: "\n"), line: first)
  }

  private mutating func takeParagraph() -> Block {
    var lines = [rest.removeFirst()]
    while let line = rest.first, LineKind(line).continuesParagraph, !startsTable {
      lines.append(line)
      rest.removeFirst()
    }
    // Leading spaces of a line have no meaning.
    let text = lines.map { $0.text.droppingSpaces() }.joined(separator: "\n")
    return .paragraph(InlineParser.inlines(in: text))
  }

  /// Skips an HTML comment that begins here; false if it is never closed, so that it is text.
  private mutating func takeComment() -> Bool {
    for (index, line) in zip(rest.indices, rest) {
      guard let end = line.text.firstRange(of: "-->") else { continue }
      rest = rest[index...]
      rest[index].text = line.text[end.upperBound...]
      return true
    }
    return false
  }

  mutating func takeList(_ first: ItemMarker) -> Block {
    var items: [[Block]] = []
    while let marker = nextMarker(), marker.matches(first) {
      rest = rest.drop(while: \.isBlank)
      items.append(takeItem(marker))
    }
    return .list(marker: first.number.map(ListMarker.number) ?? .bullet, items: items)
  }

  /// The marker of the next line with text; nil if it begins no item.
  private func nextMarker() -> ItemMarker? {
    guard let line = rest.first(where: { !$0.isBlank }), case .item(let marker) = LineKind(line)
    else { return nil }
    return marker
  }

  private mutating func takeItem(_ marker: ItemMarker) -> [Block] {
    let opening = rest.removeFirst()
    let width = marker.contentIndentation - marker.indentation
    let text = opening.dropping(indentation: marker.indentation).text.dropFirst(width)
    var lines = [SourceLine(number: opening.number, text: text)]
    var fences = FenceTracker()
    fences.pass(lines[0])
    while let line = rest.first, holds(line, in: marker, after: lines, isInCode: fences.isInCode) {
      lines.append(line.dropping(indentation: marker.contentIndentation))
      fences.pass(lines[lines.count - 1])
      rest.removeFirst()
    }
    return innerBlocks(in: lines)
  }

  private func holds(
    _ line: SourceLine, in marker: ItemMarker, after lines: [SourceLine], isInCode: Bool
  ) -> Bool {
    if line.isBlank {
      // A blank line belongs to the item if the item continues behind it.
      guard let next = rest.first(where: { !$0.isBlank }) else { return false }
      return marker.holds(indentation: next.indentation)
    }
    if marker.holds(indentation: line.indentation) { return true }
    let goesOn = lines.last.map(LineKind.init)?.endsInText == true
    return LineKind(line).isText && goesOn && !isInCode
  }

  mutating func takeDetails() -> Block {
    var lines = takeDetailsLines()
    var summary: [Inline] = []
    if let index = lines.firstIndex(where: { !$0.isBlank }),
      let start = lines[index].text.firstRange(of: "<summary>")
    {
      let text = lines[index].text[start.upperBound...]
      let end = text.firstRange(of: "</summary>")
      summary = InlineParser.inlines(in: text[..<(end?.lowerBound ?? text.endIndex)])
      lines[index].text = end.map { text[$0.upperBound...] } ?? ""
    }
    return .details(summary: summary, blocks: innerBlocks(in: lines))
  }

  /// Takes all lines up to the closing tag, without the tags.
  private mutating func takeDetailsLines() -> [SourceLine] {
    // The text behind the opening tag becomes the first line.
    rest[rest.startIndex].text = rest[rest.startIndex].text.drop { $0 != ">" }.dropFirst()
    let closingTag = "</details>"
    var lines: [SourceLine] = []
    var fences = FenceTracker()
    var depth = 1
    while var line = rest.popFirst() {
      if !fences.isInCode {
        if case .details = LineKind(line) { depth += 1 }
        if line.trimmed.hasSuffix(closingTag) { depth -= 1 }
      }
      if depth == 0 {
        line.text = line.trimmed.dropLast(closingTag.count)
        return lines + [line]
      }
      fences.pass(line)
      lines.append(line)
    }
    return lines
  }

  /// Whether the next two lines are a table header and its line of dashes.
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
    guard let header = rest.first, let dashes = rest.dropFirst().first,
      let first = dashes.trimmed.utf8.first, "|-:".utf8.contains(first),
      dashes.text.contains("-"), header.text.contains("|")
    else { return nil }
    let cells = Self.cells(of: header)
    let alignments = Self.cells(of: dashes).compactMap(Self.alignment)
    guard alignments.count == Self.cells(of: dashes).count, alignments.count == cells.count
    else { return nil }
    return (cells, alignments)
  }

  private static func alignment(_ cell: String) -> ColumnAlignment? {
    guard let match = cell.wholeMatch(of: /(:?)-+(:?)/) else { return nil }
    return match.2.isEmpty ? .leading : match.1.isEmpty ? .trailing : .center
  }

  /// The cells of a table row; `\|` is a bar inside of a cell, even in code.
  private static func cells(of line: SourceLine) -> [String] {
    // The placeholder for escaped bars occurs in no line.
    var cells = line.trimmed.replacing("\\|", with: "\0")
      .split(separator: "|", omittingEmptySubsequences: false)
      .map { String($0.trimmingSpaces().replacing("\0", with: "|")) }
    // The bars at both ends don't separate cells.
    if cells.first == "" { cells.removeFirst() }
    if cells.last == "", cells.count > 1 { cells.removeLast() }
    return cells
  }
}
