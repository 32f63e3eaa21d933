/// Takes Swift source apart into its tokens.
struct Lexer {
  private var rest: Substring
  private var line = 1
  private var tokens: [Token] = []
  private var isAfterSpace = true
  /// The strings around the place where it stands, each with the parentheses open in its code.
  private var strings: [(hashes: Int, isMultiline: Bool, open: Int)] = []

  static func tokens(in source: String) -> [Token] {
    var lexer = Lexer(rest: source[...])
    while let character = lexer.rest.first { lexer.takeCode(character) }
    return lexer.tokens
  }

  private init(rest: Substring) {
    self.rest = rest
  }

  private mutating func takeCode(_ character: Character) {
    if character.isWhitespace { return skip(to: rest.dropFirst().startIndex) }
    if rest.hasPrefix("//") { return skip(to: end { !$0.isNewline }) }
    if rest.hasPrefix("/*") { return skipBlockComment() }
    let hashes = rest.prefix { $0 == "#" }.count
    let quotes = rest.dropFirst(hashes)
    if quotes.first == "\"" {
      let isMultiline = quotes.hasPrefix("\"\"\"")
      strings.append((hashes, isMultiline, 0))
      return takeString(from: quotes.dropFirst(isMultiline ? 3 : 1))
    }
    if hashes > 0, quotes.first == "/",
      let end = quotes.dropFirst().firstRange(of: "/" + String(repeating: "#", count: hashes))
    {
      // A regular expression; one without these signs looks like a division.
      return take(to: end.upperBound, as: .string)
    }
    switch character {
    case "(", "[", "{":
      if !strings.isEmpty { strings[strings.count - 1].open += 1 }
      take(to: rest.dropFirst().startIndex, as: .opening)
    case ")" where strings.last?.open == 0:
      takeString(from: rest.dropFirst())
    case ")", "]", "}":
      if !strings.isEmpty { strings[strings.count - 1].open -= 1 }
      take(to: rest.dropFirst().startIndex, as: .closing)
    case _ where character.isNumber: takeNumber()
    case _ where character.continuesWord: take(to: end { $0.continuesWord }, as: .word)
    case ".": take(to: rest.hasPrefix("..") ? end { ".<".contains($0) } : end(after: 1), as: .sign)
    case _ where operatorSigns.contains(character):
      take(to: end { operatorSigns.contains($0) }, as: .sign)
    default: take(to: end(after: 1), as: .sign)
    }
  }

  /// Takes a string's text, beginning with its quote or with the end of the code in it.
  private mutating func takeString(from start: Substring) {
    guard let string = strings.last else { return }
    let mark = String(repeating: "#", count: string.hashes)
    let closing = (string.isMultiline ? "\"\"\"" : "\"") + mark
    var text = start
    while let first = text.first, !text.hasPrefix(closing), string.isMultiline || !first.isNewline {
      guard text.hasPrefix("\\" + mark) else {
        text = text.dropFirst()
        continue
      }
      text = text.dropFirst(1 + string.hashes)
      if text.first == "(" {
        return take(to: text.dropFirst().startIndex, as: .string)
      }
      text = text.dropFirst()
    }
    if text.hasPrefix(closing) { text = text.dropFirst(closing.count) }
    strings.removeLast()
    take(to: text.startIndex, as: .string)
  }

  private mutating func takeNumber() {
    var end = end { $0.continuesWord }
    let fraction = rest[end...].dropFirst()
    if rest[end...].first == ".", fraction.first?.isNumber == true {
      end = fraction.firstIndex { !$0.continuesWord } ?? rest.endIndex
    }
    take(to: end, as: .number)
  }

  private mutating func skipBlockComment() {
    var comment = rest
    var depth = 0
    repeat {
      if comment.hasPrefix("/*") {
        depth += 1
        comment = comment.dropFirst(2)
      } else if comment.hasPrefix("*/") {
        depth -= 1
        comment = comment.dropFirst(2)
      } else {
        comment = comment.dropFirst()
      }
    } while depth > 0 && !comment.isEmpty
    skip(to: comment.startIndex)
  }

  private func end(where continues: (Character) -> Bool) -> Substring.Index {
    rest.firstIndex { !continues($0) } ?? rest.endIndex
  }

  private func end(after count: Int) -> Substring.Index {
    rest.dropFirst(count).startIndex
  }

  private mutating func skip(to end: Substring.Index) {
    if !tokens.isEmpty { tokens[tokens.count - 1].hasSpaceAfter = true }
    line += rest[..<end].count(where: \.isNewline)
    rest = rest[end...]
    isAfterSpace = true
  }

  private mutating func take(to end: Substring.Index, as kind: Token.Kind) {
    let text = rest[..<end]
    tokens.append(Token(kind: kind, text: text, line: line, hasSpaceBefore: isAfterSpace))
    line += text.count(where: \.isNewline)
    rest = rest[end...]
    isAfterSpace = false
  }
}

/// The characters that operators are made of, as far as the lessons use them.
private let operatorSigns = "+-*/%=<>!&|^~?"

extension Character {
  fileprivate var continuesWord: Bool { isLetter || isNumber || "_$@#`".contains(self) }
}
