/// What stands in a text from one heading to the next.
struct TextSection {
  /// The line with its heading as it is written; empty before the first.
  var heading: String
  /// The number of that line.
  var line: Int
  /// The heading, and what stands below it.
  var pieces: [TextPiece]
  /// All of it, without the empty lines at its end.
  var text: String

  /// The sections of a text; nothing in the first means that it begins with a heading.
  ///
  /// - Parameter levels: of the headings that begin one.
  static func all(in source: String, levels: ClosedRange<Int> = 1...6) -> [TextSection] {
    let lines = TextPiece.lines(of: source)
    let pieces = TextPiece.all(in: source)
    let starts = pieces.indices.filter { pieces[$0].begins(at: levels) }
    let bounds = zip([0] + starts, starts + [pieces.count])
    return bounds.compactMap { start, end in
      guard start < end else { return nil }
      let isFirst = !pieces[start].begins(at: levels)
      let line = isFirst ? 1 : pieces[start].line
      let last = end < pieces.count ? pieces[end].line - 1 : lines.count
      var text = lines[(line - 1)..<max(last, line)]
      while text.last?.allSatisfy(\.isWhitespace) == true { text.removeLast() }
      return TextSection(
        heading: isFirst ? "" : String(lines[line - 1]), line: line,
        pieces: Array(pieces[start..<end]), text: text.joined(separator: "\n"))
    }
  }

  /// The level of its heading; 0 before the first.
  var level: Int {
    if case .heading(let level)? = pieces.first?.shape, !heading.isEmpty { level } else { 0 }
  }
}

extension TextPiece {
  fileprivate func begins(at levels: ClosedRange<Int>) -> Bool {
    if case .heading(let level) = shape { depth == 0 && levels.contains(level) } else { false }
  }
}
