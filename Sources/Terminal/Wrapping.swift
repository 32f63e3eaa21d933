import Basics

extension Line {
  /// The line broken into lines of at most `width` columns.
  ///
  /// It breaks at spaces and between wide characters, inside of a word only if the word is longer
  /// than a line, and never inside of a character. It also breaks at `\n`.
  ///
  ///   - first: the prefix of the first line.
  ///   - others: the prefix of the other lines, for example spaces for a hanging indent.
  ///   - width: the width of prefix and text together; at least one wide character always fits.
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

  /// The part of the line at these UTF-8 offsets of its text.
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

  /// Whether the line fits without breaking or trimming. Most lines do, and this test is much
  /// faster than breaking.
  private func isWhole(in room: Int) -> Bool {
    guard let last = spans.last?.text.utf8.last, last != UInt8(ascii: " "), columns <= room else {
      return false
    }
    return spans.allSatisfy { span in
      !span.text.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }
  }

  /// The width of the longest piece without a possible break.
  package var longestWordWidth: Int { Basics.longestWordWidth(of: spans.map(\.text)) }
}
