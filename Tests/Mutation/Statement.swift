import Basics

/// A statement: its tokens, and the list of statements that it is part of.
struct Statement: Equatable {
  var range: Range<Int>
  /// The place of the first token of its list: statements with the same one are neighbours.
  var list: Int
  /// Whether its list is what a case of a `switch` does, which can't be nothing.
  var isInCase: Bool
}

extension SourceFile {
  /// Every statement in every body of code, the outer before the inner.
  func statements() -> [Statement] {
    tokens.indices.filter { tokens[$0].text == "{" && !opensType($0) }.flatMap { brace in
      statements(in: brace + 1..<(partners[brace] ?? tokens.count))
    }
  }

  /// Where the statements of a body begin: behind the parameters if it is a closure with some.
  private func codeStart(in body: Range<Int>) -> Int {
    guard let first = body.first, tokens[first].text != "for" else { return body.lowerBound }
    // The parameters of a closure end with `in` on the line of the brace.
    let line = tokens[first - 1].line
    let header = direct(in: body).prefix { tokens[$0].line == line }
    let words = header.prefix { !["{", "for"].contains(tokens[$0].text) }
    return words.first { tokens[$0].text == "in" }.map { $0 + 1 } ?? body.lowerBound
  }

  private func statements(in body: Range<Int>) -> [Statement] {
    var result: [Statement] = []
    let start = codeStart(in: body)
    var list = start
    var isInCase = false
    var isInLabel = false
    var first: Int?
    for index in direct(in: start..<body.upperBound) {
      if let begun = first, !isInLabel, begins(index) {
        result.append(Statement(range: begun..<index, list: list, isInCase: isInCase))
        first = nil
      }
      if first == nil {
        first = index
        isInLabel = ["case", "default"].contains(tokens[index].text)
      }
      if isInLabel, tokens[index].text == ":" {
        (list, isInCase, isInLabel, first) = (index + 1, true, false, nil)
      }
    }
    if let first, !isInLabel, first < body.upperBound {
      result.append(Statement(range: first..<body.upperBound, list: list, isInCase: isInCase))
    }
    return result
  }

  /// Whether a statement can begin with this token: it stands on a new line and continues nothing.
  private func begins(_ index: Int) -> Bool {
    let token = tokens[index]
    let previous = tokens[index - 1]
    let previousLine = previous.line + previous.text.count { $0 == "\n" }
    return token.line > previousLine && token.kind != .closing
      && !(token.kind == .sign && (token.text == "." || isBinary(index)))
      && !["else", "where"].contains(token.text)
      && !isBinary(index - 1) && ![",", "return", "="].contains(previous.text)
  }
}
