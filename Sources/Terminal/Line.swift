import Basics

public struct Span: Hashable, Sendable {
  public var text: String
  public var style: Style

  public init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  public var columns: Int { text.columns }
}

public struct Line: Hashable, Sendable {
  public var spans: [Span]

  public init(_ spans: [Span]) {
    self.spans = spans
  }

  public init(_ text: String, _ style: Style = .plain) {
    spans = text.isEmpty ? [] : [Span(text, style)]
  }

  public static let empty = Line([])

  public var isEmpty: Bool { spans.allSatisfy(\.text.isEmpty) }

  public var plainText: String { spans.map(\.text).joined() }

  public var columns: Int { spans.reduce(0) { $0 + $1.columns } }

  /// The line with a style added to all its spans; their own colours are kept.
  public func styled(_ style: Style) -> Line {
    Line(spans.map { Span($0.text, style.with($0.style)) })
  }

  public static func + (left: Line, right: Line) -> Line {
    Line(left.spans + right.spans)
  }

  public static func += (left: inout Line, right: Line) {
    left.spans += right.spans
  }

  package var cells: [Cell] {
    spans.flatMap { span in span.text.map { Cell($0, span.style) } }
  }

  package init(merging parts: some Sequence<Span>) {
    var spans: [Span] = []
    for part in parts where !part.text.isEmpty {
      if spans.last?.style == part.style {
        spans[spans.count - 1].text += part.text
      } else {
        spans.append(part)
      }
    }
    self.init(spans)
  }

  package init(cells: some Sequence<Cell>) {
    self.init(merging: cells.lazy.map { Span(String($0.character), $0.style) })
  }

  package func trimmingEnd() -> Line {
    var spans = spans
    while let last = spans.last {
      let text = last.text.utf8
      guard let end = text.lastIndex(where: { $0 != UInt8(ascii: " ") }) else {
        spans.removeLast()
        continue
      }
      spans[spans.count - 1].text = String(last.text[..<text.index(after: end)])
      break
    }
    return Line(merging: spans)
  }

  /// The line padded with spaces; a longer line is unchanged.
  public func padded(to width: Int, alignment: Alignment = .leading) -> Line {
    let spaces = max(0, width - columns)
    let before =
      switch alignment {
      case .leading: 0
      case .center: spaces / 2
      case .trailing: spaces
      }
    return Line(String(repeating: " ", count: before)) + self
      + Line(String(repeating: " ", count: spaces - before))
  }

  public func split() -> [Line] {
    var lines: [[Span]] = [[]]
    for span in spans {
      for (index, text) in span.text.lines.enumerated() {
        if index > 0 { lines.append([]) }
        lines[lines.count - 1].append(Span(String(text), span.style))
      }
    }
    return lines.map { Line(merging: $0) }
  }

  /// The line cut to a width, with a mark if it was cut.
  public func truncated(to width: Int, mark: String = "…") -> Line {
    guard columns > width else { return self }
    // If not even the mark fits, it is left out.
    let mark = mark.columns <= width ? mark : ""
    var room = width - mark.columns
    let kept = cells.prefix { cell in
      room -= cell.columns
      return room >= 0
    }
    return Line(cells: kept) + Line(mark, kept.last?.style ?? .plain)
  }

  /// The part of the line around a column, with a mark at each end that was cut.
  ///
  /// - Parameter column: the column, from 0; it may be behind the last character.
  /// - Returns: the part, and the column's position in it.
  public func cut(
    to width: Int, around column: Int
  ) -> (line: Line, column: Int) {
    let mark = "…"
    let start = column - width * 2 / 3
    guard columns > width, start > 0 else { return (truncated(to: width, mark: mark), column) }
    var dropped = 0
    let kept = cells.drop { cell in
      guard dropped < start + mark.columns else { return false }
      dropped += cell.columns
      return true
    }
    let line = Line(mark, kept.first?.style ?? .plain) + Line(cells: kept)
    return (line.truncated(to: width, mark: mark), column - dropped + mark.columns)
  }

  /// The line with a style added to some of its characters.
  ///
  /// - Parameter ranges: the indices of the characters.
  public func styled(_ style: Style, in ranges: [Range<Int>]) -> Line {
    guard !ranges.isEmpty else { return self }
    var cells = cells
    for index in ranges.joined() where cells.indices.contains(index) {
      cells[index].style = style.with(cells[index].style)
    }
    return Line(cells: cells)
  }

  /// The part of the line that fits and contains these characters, with marks where it was cut.
  ///
  /// - Parameter range: the indices of the characters.
  public func excerpt(of width: Int, around range: Range<Int>) -> Line {
    guard columns > width else { return self }
    let cells = cells
    // A third of the width is for the text before.
    var room = width / 3
    var start = max(0, min(range.lowerBound, cells.count))
    while start > 0, room >= cells[start - 1].columns {
      start -= 1
      room -= cells[start].columns
    }
    guard start > 0 else { return truncated(to: width) }
    let isSpace = { (index: Int) in cells[index].character == " " }
    // The excerpt begins with a whole word if possible.
    if !isSpace(start - 1), let space = (start..<range.lowerBound).first(where: isSpace) {
      start = space + 1
    }
    return (Line("… ", cells[start].style) + Line(cells: cells[start...])).truncated(to: width)
  }
}

extension Line: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

/// A character of a line with its style and width; it is never split.
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

public enum Alignment: Sendable {
  case leading, center, trailing
}

extension [Line] {
  /// The lines with prefixes: `first` before the first line, `others` before the rest.
  ///
  /// Prefixes of empty lines lose their trailing spaces.
  public func prefixed(first: Line, others: Line) -> [Line] {
    enumerated().map { index, line in
      let prefix = index == 0 ? first : others
      return line.isEmpty ? prefix.trimmingEnd() : prefix + line
    }
  }
}

extension Line {
  /// The line broken into lines of at most `width` columns.
  ///
  /// It breaks at spaces and between wide characters, inside of a word only if the word is longer
  /// than a line, and never inside of a character. It also breaks at `\n`.
  ///
  ///   - first: the prefix of the first line.
  ///   - others: the prefix of the other lines, for example spaces for a hanging indent.
  ///   - width: the width of prefix and text together; at least one wide character always fits.
  ///   - isKept: whether a span is broken only where it is longer than a line.
  public func wrapped(
    to width: Int, first: Line = .empty, others: Line = .empty,
    keeping isKept: (Span) -> Bool = { _ in false }
  ) -> [Line] {
    let room = width - first.columns
    if isWhole(in: room) { return [first + Line(merging: spans)] }
    return lines(
      of: spans.map(\.text), keeping: { isKept(spans[$0]) }, first: max(2, room),
      others: max(2, width - others.columns)
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
