extension BlockParser {
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

  /// Takes everything up to the closing tag, without the tags.
  private mutating func takeDetailsLines() -> [SourceLine] {
    // What follows the opening tag stays in its line, as if the line began there.
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
}
