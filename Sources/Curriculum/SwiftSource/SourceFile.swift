/// Swift source: its tokens, and which brackets belong together.
package struct SourceFile: Sendable {
  package let text: String
  /// All of them in their order, without the comments.
  package let tokens: [Token]
  /// For each bracket the place of the one that it belongs to.
  package let partners: [Int: Int]

  /// Takes any text apart; brackets may lack their partners.
  package init(_ text: String) {
    self.text = text
    tokens = Lexer.tokens(in: text).filter { $0.kind != .comment }
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
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

  /// The text of a token, or an empty one beyond the ends.
  package func word(_ index: Int) -> Substring {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// The places of the tokens within a bracket that are in no other bracket.
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

  /// Where the element of a list begins, for each element between two brackets.
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
  /// What is replaced, in the source as it is before all edits; empty where something is put in.
  package var range: Range<String.Index>
  package var replacement: String

  package init(range: Range<String.Index>, replacement: String) {
    (self.range, self.replacement) = (range, replacement)
  }
}

extension StringProtocol {
  /// The text with each run of white space as one space.
  package var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
