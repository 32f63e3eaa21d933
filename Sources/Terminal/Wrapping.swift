import Basics

extension Line {
  /// The line broken into as many as it takes for none to be wider than `width`.
  ///
  /// It breaks at spaces and between wide characters, within a word only if the word is too long
  /// for a line of its own, and never within a character. A `\n` in the text breaks too.
  ///
  ///   - first: what stands before the first line.
  ///   - others: what stands before the others, spaces for a hanging indent.
  ///   - width: for the prefixes and the text together; there is always room for one wide character.
  public func wrapped(to width: Int, first: Line = .empty, others: Line = .empty) -> [Line] {
    let room = width - first.columns
    if isWhole(in: room) { return [first + Line(merging: spans)] }
    return lines(
      of: spans.map(\.text), first: max(2, room), others: max(2, width - others.columns)
    ).enumerated().map { index, bytes in
      let prefix = index == 0 ? first : others
      return bytes.isEmpty ? prefix.trimmingEnd() : prefix + part(bytes)
    }
  }

  /// What stands at these bytes of its text.
  private func part(_ bytes: Range<Int>) -> Line {
    var parts: [Span] = []
    var start = 0
    for span in spans {
      let text = span.text.utf8
      let end = start + text.count
      let own = bytes.clamped(to: start..<end)
      if !own.isEmpty {
        let first = text.index(text.startIndex, offsetBy: own.lowerBound - start)
        let last = text.index(first, offsetBy: own.count)
        parts.append(Span(String(span.text[first..<last]), span.style))
      }
      start = end
    }
    return Line(merging: parts)
  }

  /// Whether there is nothing to break and nothing to cut off: most lines are like that, and to see
  /// it takes far less than to take one apart.
  private func isWhole(in room: Int) -> Bool {
    guard let last = spans.last?.text.utf8.last, last != UInt8(ascii: " "), columns <= room else {
      return false
    }
    return spans.allSatisfy { span in
      !span.text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }
  }

  /// The width of the longest piece that only force could break.
  package var longestWordWidth: Int { Basics.longestWordWidth(of: spans.map(\.text)) }
}
