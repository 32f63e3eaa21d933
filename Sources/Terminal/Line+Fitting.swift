/// Where a line stands in the room that it has.
public enum Alignment: Sendable {
  /// At the left edge.
  case leading
  /// In the middle.
  case center
  /// At the right edge.
  case trailing
}

extension Line {
  /// The line filled up with spaces; one that is too long already stays as it is.
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

  /// The lines of a text that was styled as a whole.
  public func split() -> [Line] {
    cells.split(omittingEmptySubsequences: false) { $0.character.isNewline }.map { Line(cells: $0) }
  }

  /// The line cut off where it gets too long, with a mark that says so.
  public func truncated(to width: Int, mark: String = "…") -> Line {
    guard columns > width else { return self }
    // Where not even the mark fits there is no room to say anything.
    let mark = mark.columns <= width ? mark : ""
    var room = width - mark.columns
    let kept = cells.prefix { cell in
      room -= cell.columns
      return room >= 0
    }
    return Line(cells: kept) + Line(mark, kept.last?.style ?? .plain)
  }

  /// The part of the line around one of its columns, with a mark wherever it was cut off.
  ///
  /// - Parameter column: from 0; it may stand behind the last character.
  /// - Returns: the part, and where the column is in it.
  public func cut(
    to width: Int, around column: Int, mark: String = "…"
  ) -> (line: Line, column: Int) {
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
}

extension [Line] {
  /// The lines with something in front: `first` before the first one, `others` before the rest.
  ///
  /// An empty line gets its prefix without the spaces at its end.
  public func prefixed(first: Line, others: Line) -> [Line] {
    enumerated().map { index, line in
      let prefix = index == 0 ? first : others
      return line.isEmpty ? prefix.trimmingEnd() : prefix + line
    }
  }
}
