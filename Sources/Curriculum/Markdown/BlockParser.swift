/// Reads lines from the top and makes blocks of them.
///
/// Containers (lists, details) gather their lines without the marks in front and hand them
/// to a parser of their own, so a line keeps its number however deep it stands.
struct BlockParser {
  var rest: ArraySlice<SourceLine>
  /// Where each block begins that was read so far, with those that it holds behind it.
  var places: [BlockPlace] = []
  /// How many blocks hold these.
  var depth = 0

  /// The blocks in some lines.
  ///
  /// - Parameter places: where it is noted where they begin.
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

  /// The blocks that the next one holds.
  mutating func innerBlocks(in lines: [SourceLine]) -> [Block] {
    Self.blocks(in: lines[...], noting: &places, depth: depth + 1)
  }

  /// Takes at least one line.
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
    // Spaces at the start of a line mean nothing.
    let text = lines.map { $0.text.drop(while: \.isSpaceOrTab) }.joined(separator: "\n")
    return .paragraph(InlineParser.inlines(in: text))
  }

  /// Takes an HTML comment that begins where we are; one that is never closed is text.
  private mutating func takeComment() -> Bool {
    for (index, line) in zip(rest.indices, rest) {
      guard let end = line.text.firstRange(of: "-->") else { continue }
      rest = rest[index...]
      rest[index].text = line.text[end.upperBound...]
      return true
    }
    return false
  }
}
