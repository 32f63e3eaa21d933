/// Swift source: its tokens, and which brackets belong together.
package struct SourceFile: Sendable {
  package let text: String
  /// All of them in their order, without the comments.
  package let tokens: [Token]
  /// For each bracket the place of the one that it belongs to.
  package let partners: [Int: Int]
  /// The name of the declaration around each token, empty if there is none.
  package let scopes: [String]

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
    scopes = Self.scopes(of: tokens, partners)
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

  /// The text of these tokens and of all that stands between them.
  package func text(of range: Range<Int>) -> Substring {
    guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
    return text[first.text.startIndex..<last.text.endIndex]
  }

  /// The text of a token, or an empty one beyond the ends.
  package func word(_ index: Int) -> Substring {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// The bracket around a token, or nil at the top level.
  package func opening(around index: Int) -> Int? {
    var place = index - 1
    while place >= 0 {
      switch tokens[place].kind {
      case .opening: return place
      case .closing: place = (partners[place] ?? 0) - 1
      default: place -= 1
      }
    }
    return nil
  }

  /// The brace around a token, or nil at the top level.
  package func brace(around index: Int) -> Int? {
    var opening = opening(around: index)
    while let bracket = opening, word(bracket) != "{" { opening = self.opening(around: bracket) }
    return opening
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

  /// Whether a brace opens the body of a type and not one of code.
  package func opensType(_ brace: Int) -> Bool {
    Self.opensType(brace, tokens)
  }

  private static func opensType(_ brace: Int, _ tokens: [Token]) -> Bool {
    for token in tokens[..<brace].reversed() {
      if token.text == "{" || token.text == "}" || codeWords.contains(token.text) { return false }
      if typeWords.contains(token.text) { return true }
    }
    return false
  }

  private static func scopes(of tokens: [Token], _ partners: [Int: Int]) -> [String] {
    var scopes: [String] = []
    var name = ""
    var codeEnd = 0
    for (index, token) in tokens.enumerated() {
      if index >= codeEnd {
        if ["func", "var", "let"].contains(token.text), index + 1 < tokens.count {
          name = String(tokens[index + 1].text)
        } else if ["init", "deinit"].contains(token.text) {
          name = String(token.text)
        } else if token.text == "{", !opensType(index, tokens) {
          codeEnd = partners[index] ?? tokens.count
        }
      }
      scopes.append(name)
    }
    return scopes
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

/// The words that begin a type's declaration.
let typeWords: Set<Substring> = ["actor", "class", "enum", "extension", "protocol", "struct"]

/// The words before a brace that opens code.
private let codeWords: Set<Substring> = [
  "func", "var", "let", "init", "deinit", "subscript", "if", "guard", "for", "while", "switch",
  "return", "else",
]

/// A piece of the source that is replaced.
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
