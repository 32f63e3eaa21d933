import Curriculum
import Terminal

extension SearchText {
  /// The stretches of a text, with the places that a window shows them at.
  package static func all(in parts: [LessonText.Part], lesson: Int) -> [SearchText] {
    var texts: [SearchText] = []
    for (part, blocks) in parts.map(\.blocks).enumerated() {
      for (index, block) in blocks.enumerated() {
        // Other questions may stand there by the time that somebody looks.
        if parts[part].isRecall, block.headingText == nil { continue }
        let place = TextPlace(part: part, block: index)
        if let heading = block.headingText {
          let heading = SearchLine(heading, at: place)
          texts.append(SearchText(lesson: lesson, heading: heading, lines: []))
        } else if !texts.isEmpty {
          texts[texts.count - 1].lines += block.searchLines(at: place)
        }
      }
    }
    return texts
  }
}

extension Block {
  /// What stands in it: each paragraph, each line of code and each row of a table in one piece.
  fileprivate func searchLines(at place: TextPlace) -> [SearchLine] {
    let lines = MarkdownDrawing(width: Self.endless, showsMarks: false).lines(for: [self])
    let drawn = DrawnBlock(lines)
    return zip(lines, drawn.lettersBefore).compactMap { line, letters in
      let words = line.plainText.split { $0.isWhitespace || Self.frames.contains($0) }
      guard line.letters > 0 else { return nil }
      var place = place
      place.letters = letters
      return SearchLine(words.joined(separator: " "), at: place)
    }
  }

  /// Wider than any paragraph is long.
  private static let endless = 100_000
  /// What stands between a table's cells, and before an item of a list.
  private static let frames: Set<Character> = ["│", "•"]
}
