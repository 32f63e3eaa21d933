extension BlockParser {
  mutating func takeList(_ first: ItemMarker) -> Block {
    var items: [[Block]] = []
    while let marker = nextMarker(), marker.matches(first) {
      rest = rest.drop(while: \.isBlank)
      items.append(takeItem(marker))
    }
    return .list(marker: first.number.map(ListMarker.number) ?? .bullet, items: items)
  }

  /// The marker of the next line with text, if it begins an item.
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
      // A blank line is the item's own if the item goes on below it.
      guard let next = rest.first(where: { !$0.isBlank }) else { return false }
      return marker.holds(indentation: next.indentation)
    }
    if marker.holds(indentation: line.indentation) { return true }
    let goesOn = lines.last.map(LineKind.init)?.endsInText == true
    return LineKind(line).isText && goesOn && !isInCode
  }
}
