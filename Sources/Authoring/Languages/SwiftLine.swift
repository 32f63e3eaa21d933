import Basics
import Curriculum
import Foundation

/// A line of Swift source without what a compiler doesn't read.
struct SwiftLine: Equatable {
  /// From the line's first sign to the end of its code.
  var text: String
  /// From 1.
  var line: Int
  /// The lines of a run of comments, without their slashes; empty for code.
  var comments: [String] = []

  /// The lines with code in them; a comment between two pieces of code belongs to it.
  static func all(in source: String) -> [SwiftLine] {
    let tokens = SourceFile(source).tokens
    let lines = Dictionary(grouping: tokens, by: \.line)
    return lines.keys.sorted().compactMap { line in
      guard let first = lines[line]?.first, let last = lines[line]?.last else { return nil }
      let start = source[..<first.range.lowerBound].lastIndex(where: \.isNewline)
      let from = start.map { source.index(after: $0) } ?? source.startIndex
      return SwiftLine(text: String(source[from..<last.range.upperBound]), line: line)
    }
  }

  /// The same with each heading, `// MARK: …`, and for each run of other comments `// …`.
  static func allWithComments(in source: String) -> [SwiftLine] {
    let code = all(in: source)
    let places = Set(code.map(\.line))
    var comments: [SwiftLine] = []
    var isGoingOn = false
    for (index, line) in TextPiece.lines(of: source).enumerated() {
      let text = line.trimmed
      let isHeading = text.hasPrefix("// MARK:")
      if !places.contains(index + 1), text.hasPrefix("//"), isHeading || !isGoingOn {
        comments.append(SwiftLine(text: isHeading ? String(line) : "// …", line: index + 1))
      }
      // An empty line ends nothing.
      guard !text.isEmpty else { continue }
      isGoingOn = text.hasPrefix("//") && !isHeading && !places.contains(index + 1)
      guard isGoingOn else { continue }
      comments[comments.count - 1].comments.append(String(text.drop { $0 == "/" }))
    }
    return (code + comments).sorted { $0.line < $1.line }
  }
}

extension SwiftLine {
  /// What is code in a run of comments.
  var codes: [String] { Inline.parsing(comments.joined(separator: "\n")).codes }

  /// The lines of it that are set off from the sentences: those of a table or a drawing.
  var drawnLines: [String] { comments.filter { $0.hasPrefix("  ") } }
}
