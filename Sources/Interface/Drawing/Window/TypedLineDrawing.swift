import Terminal

extension WindowDrawing {
  private static let cursor: Character = "▏"

  /// A line that is being typed, with its cursor; what is selected stands between two of them.
  func line(of typed: TypedLine) -> Line {
    func part(_ text: Substring) -> Line {
      Line(visible(controlCharactersIn: String(text)), typed.isSelected ? .reverse : .plain)
    }
    let cursor = Line(String(Self.cursor))
    return (typed.isSelected ? cursor : .empty) + part(typed.text.prefix(typed.cursor)) + cursor
      + part(typed.text.dropFirst(typed.cursor))
  }

  /// The same on one line, as much of it as fits with the cursor in it.
  func line(of typed: TypedLine, width: Int) -> Line {
    let line = line(of: typed)
    let cursor = line.plainText.enumerated().first { $0.element == Self.cursor }?.offset ?? 0
    return line.excerpt(of: width, around: cursor..<(cursor + 1))
  }
}
