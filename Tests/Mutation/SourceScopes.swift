import Basics

extension SourceFile {
  /// The bracket around a token, or nil at the top level.
  func opening(around index: Int) -> Int? {
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
  func brace(around index: Int) -> Int? {
    var opening = opening(around: index)
    while let bracket = opening, word(bracket) != "{" { opening = self.opening(around: bracket) }
    return opening
  }

  /// Whether a brace opens the body of a type and not one of code.
  func opensType(_ brace: Int) -> Bool {
    for token in tokens[..<brace].reversed() {
      if token.text == "{" || token.text == "}" || codeWords.contains(token.text) { return false }
      if typeWords.contains(token.text) { return true }
    }
    return false
  }

  /// The name of the declaration around each token, empty if there is none.
  var scopes: [String] {
    var scopes: [String] = []
    var name = ""
    var codeEnd = 0
    for (index, token) in tokens.enumerated() {
      if index >= codeEnd {
        if ["func", "var", "let"].contains(token.text), index + 1 < tokens.count {
          name = String(tokens[index + 1].text)
        } else if ["init", "deinit"].contains(token.text) {
          name = String(token.text)
        } else if token.text == "{", !opensType(index) {
          codeEnd = partners[index] ?? tokens.count
        }
      }
      scopes.append(name)
    }
    return scopes
  }

  /// Whether white space or a comment stands behind a token.
  func hasSpace(after place: Int) -> Bool {
    tokens.indices.contains(place + 1) && tokens[place + 1].hasSpaceBefore
  }

  /// Whether a token stands between two operands: the format puts spaces around those signs only.
  func isBinary(_ place: Int) -> Bool {
    tokens[place].kind == .sign && tokens[place].hasSpaceBefore && hasSpace(after: place)
  }
}

/// The words before a brace that opens code.
private let codeWords: Set<Substring> = [
  "func", "var", "let", "init", "deinit", "subscript", "if", "guard", "for", "while", "switch",
  "return", "else",
]
