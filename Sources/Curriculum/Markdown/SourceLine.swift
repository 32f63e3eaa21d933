/// A line of the source, perhaps without the marks and the indentation of the block around it.
struct SourceLine {
  /// Counted from 1 in the whole text.
  var number: Int
  var text: Substring

  /// The lines of a text; a byte order mark and the kind of line end don't matter.
  static func lines(of text: String) -> [SourceLine] {
    var text = text[...]
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
      .enumerated()
      .map { SourceLine(number: $0.offset + 1, text: $0.element) }
  }

  /// The text without the spaces around it.
  var trimmed: Substring { text.trimmingSpaces() }

  var isBlank: Bool { text.allSatisfy(\.isSpaceOrTab) }

  /// How many columns of white space the line begins with.
  var indentation: Int {
    text.prefix(while: \.isSpaceOrTab).reduce(0) { $0 + ($1 == "\t" ? Self.tabColumns : 1) }
  }

  /// The same line without so many columns of white space, or as many as there are.
  func dropping(indentation: Int) -> SourceLine {
    var columns = 0
    let rest = text.drop { character in
      guard character.isSpaceOrTab, columns < indentation else { return false }
      columns += character == "\t" ? Self.tabColumns : 1
      return true
    }
    return SourceLine(number: number, text: rest)
  }

  private static let tabColumns = 4
}

extension Character {
  var isSpaceOrTab: Bool { self == " " || self == "\t" }
}

extension Substring {
  func trimmingSpaces() -> Substring {
    var result = drop(while: \.isSpaceOrTab)
    while result.last?.isSpaceOrTab == true { result.removeLast() }
    return result
  }
}
