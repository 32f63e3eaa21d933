/// Swift source with its tokens and matching brackets.
package struct SourceFile: Sendable {
  package let text: String
  /// All tokens in order, without comments.
  package let tokens: [Token]
  /// For each bracket the index of the matching one.
  package let partners: [Int: Int]

  /// Parses any text; brackets may be unbalanced.
  package init(_ text: String) { self.init(text, tokens: Lexer.tokens(in: text)[...]) }

  /// - Parameter tokens: those of the text, up to any place.
  init(_ text: String, tokens: ArraySlice<Token>) {
    self.text = text
    self.tokens = tokens.filter { $0.kind != .comment }
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in self.tokens.enumerated() {
      if token.kind == .opening { open.append(index) }
      guard token.kind == .closing, let start = open.popLast() else { continue }
      partners[start] = index
      partners[index] = start
    }
    self.partners = partners
  }

  package var isBalanced: Bool {
    tokens.indices.allSatisfy { place in
      switch word(place) {
      case "(": partners[place].map(word) == ")"
      case "[": partners[place].map(word) == "]"
      case "{": partners[place].map(word) == "}"
      case ")", "]", "}": partners[place] != nil
      default: true
      }
    }
  }

  package func text(of range: Range<Int>) -> Substring {
    guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
    return text[first.text.startIndex..<last.text.endIndex]
  }

  /// The text of a token; empty if the index is out of range.
  package func word(_ index: Int) -> Substring {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// The indices of the tokens in a range that aren't inside of further brackets.
  package func direct(in range: Range<Int>) -> [Int] {
    var result: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      result.append(index)
      index = tokens[index].kind == .opening ? (partners[index] ?? index + 1) : index + 1
      if range.contains(index), tokens[index].kind == .closing {
        result.append(index)
        index += 1
      }
    }
    return result
  }

  /// The token ranges of the comma-separated elements behind an opening bracket.
  package func elements(in opening: Int) -> [Range<Int>] {
    let end = partners[opening] ?? tokens.count
    guard opening + 1 < end else { return [] }
    let commas = direct(in: opening + 1..<end).filter { word($0) == "," }
    return zip([opening] + commas, commas + [end]).map { $0 + 1..<$1 }.filter { !$0.isEmpty }
  }

  package func applying(_ edits: [Edit]) -> String {
    var result = ""
    var end = text.startIndex
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += text[end..<edit.range.lowerBound] + edit.replacement
      end = edit.range.upperBound
    }
    return result + text[end...]
  }
}

package let typeWords: Set<Substring> = [
  "actor", "class", "enum", "extension", "protocol", "struct",
]

package struct Edit: Equatable, Sendable {
  /// The range to replace, in the text before all edits; empty for an insertion.
  package var range: Range<String.Index>
  package var replacement: String

  package init(range: Range<String.Index>, replacement: String) {
    (self.range, self.replacement) = (range, replacement)
  }
}

extension StringProtocol {
  /// The text with each run of white space replaced by a space.
  package var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
