/// Takes Swift source apart from left to right, without ever failing or losing a character.
///
/// Where it stands is kept on a stack instead of the call stack: strings contain interpolations that
/// contain strings, and no input may bring the program down.
struct SwiftLexer {
  /// What the next characters are part of.
  enum Place {
    /// Code within `\(` … `)`, with so many parentheses open.
    case interpolation(open: Int)
    case string(SwiftStringDelimiter)
  }

  var rest: Substring
  var tokens: [SwiftToken] = []
  var places: [Place] = []
  /// Whether the last token was a value, so that `.name` is a member of it.
  var isAfterValue = false

  static func tokens(in source: String) -> [SwiftToken] {
    var lexer = SwiftLexer(rest: source[...])
    while let character = lexer.rest.first {
      if case .string(let delimiter)? = lexer.places.last {
        lexer.takeStringPart(delimiter)
      } else {
        lexer.takeCode(character)
      }
    }
    return lexer.tokens
  }

  private init(rest: Substring) {
    self.rest = rest
  }

  /// Takes the characters up to an index; neighbours of the same kind become one token.
  mutating func take(to end: Substring.Index, as kind: SwiftToken.Kind) {
    guard end > rest.startIndex else { return }
    if tokens.last?.kind == kind, let start = tokens.last?.text.startIndex {
      tokens[tokens.count - 1].text = rest.base[start..<end]
    } else {
      tokens.append(SwiftToken(kind: kind, text: rest[..<end]))
    }
    rest = rest[end...]
  }

  mutating func take(_ count: Int, as kind: SwiftToken.Kind) {
    take(to: rest.prefix(count).endIndex, as: kind)
  }

  private mutating func takeCode(_ character: Character) {
    if character.isWhitespace { return take(1, as: .other) }
    if rest.hasPrefix("//") { return take(to: lineEnd, as: .comment) }
    if rest.hasPrefix("/*") { return takeBlockComment() }
    if let delimiter = SwiftStringDelimiter(startOf: rest) {
      take(delimiter.length, as: .string)
      places.append(.string(delimiter))
      return
    }
    if character.isASCII, character.isNumber { return takeNumber() }
    if character.beginsWord { return takeWord() }
    switch character {
    case "#": takeMarkedWord(as: .keyword)
    case "@": takeMarkedWord(as: .attribute)
    case "`": takeQuotedName()
    case ".": takeMember()
    default: takeSign(character)
    }
  }

  private var lineEnd: Substring.Index {
    rest.firstIndex(where: \.isNewline) ?? rest.endIndex
  }

  private mutating func takeBlockComment() {
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
    take(to: comment.startIndex, as: .comment)
  }

  private mutating func takeSign(_ sign: Character) {
    // `a?.b` is a member of a value; `a ?? .b` and `a ? .b : .c` are not.
    let isPostfix = isAfterValue && tokens.last?.text.last?.isWhitespace == false
    take(1, as: .other)
    isAfterValue = "?!".contains(sign) ? isPostfix : ")]}".contains(sign)
    guard case .interpolation(let open)? = places.last else { return }
    if sign == "(" {
      places[places.count - 1] = .interpolation(open: open + 1)
    } else if sign == ")", open > 0 {
      places[places.count - 1] = .interpolation(open: open - 1)
    } else if sign == ")" {
      places.removeLast()
    }
  }
}
