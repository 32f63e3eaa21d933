import Basics

/// What a mutation operator proposes: edits that don't overlap, and how to call them.
struct Change: Equatable, Sendable {
  /// The place of the first token that it is about.
  var place: Int
  /// Names the change within its function, as in `- → +`.
  var summary: String
  /// Whether the summary needs the text of the line, to say what it is about.
  var needsLine = true
  var edits: [Edit]
}

extension SourceFile {
  /// Replaces one token.
  func replacing(_ index: Int, with replacement: String) -> Change {
    let token = tokens[index]
    return Change(
      place: index, summary: "\(token.text) → \(replacement)",
      edits: [Edit(range: token.range, replacement: replacement)])
  }

  /// Removes these tokens.
  func removing(_ range: Range<Int>) -> Change {
    Change(
      place: range.lowerBound, summary: "without \(brief(range))", edits: [edit(range, "")])
  }

  /// Lets two lists of tokens change their places.
  func exchanging(_ first: Range<Int>, _ second: Range<Int>) -> Change {
    Change(
      place: first.lowerBound, summary: "\(brief(first)) ⇄ \(brief(second))", needsLine: false,
      edits: [edit(first, String(text(of: second))), edit(second, String(text(of: first)))])
  }

  /// Replaces these tokens.
  func edit(_ range: Range<Int>, _ replacement: String) -> Edit {
    let text = text(of: range)
    return Edit(range: text.startIndex..<text.endIndex, replacement: replacement)
  }

  /// The first line of these tokens, which is enough to know them by.
  func brief(_ range: Range<Int>) -> String {
    let firstLine = range.prefix { tokens[$0].line == tokens[range.lowerBound].line }
    let isAll = firstLine.count == range.count
    return text(of: range.prefix(firstLine.count)).onOneLine + (isAll ? "" : " …")
  }

  /// Puts something before or behind a token.
  func inserting(_ insertion: String, at index: String.Index, place: Int) -> Change {
    Change(
      place: place, summary: "with \(insertion)",
      edits: [Edit(range: index..<index, replacement: insertion)])
  }
}
