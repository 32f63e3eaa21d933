/// Splits Swift source into tokens; never fails.
///
/// The nesting is kept in an array rather than the call stack, because strings contain code that
/// contains strings, and no input may overflow the stack.
package struct Lexer {
  private var rest: Substring
  private var line = 1
  private var tokens: [Token] = []
  private var isAfterSpace = true
  /// The strings around the current position, each with the number of open parentheses in its
  /// interpolation.
  private var strings: [(hashes: Int, isMultiline: Bool, open: Int)] = []

  /// All tokens including comments, without white space.
  package static func tokens(in source: String) -> [Token] {
    var lexer = Lexer(rest: source[...])
    while let character = lexer.rest.first { lexer.takeCode(character) }
    return lexer.tokens
  }

  private init(rest: Substring) {
    self.rest = rest
  }

  private mutating func takeCode(_ character: Character) {
    if character == " " { return skip(to: endOfSpaces) }
    if "\"#".contains(character), takeQuoted() { return }
    switch character {
    case _ where character.isWhitespace: skip(to: end(after: 1))
    case "/" where rest.hasPrefix("//"): takeComment(to: end { !$0.isNewline })
    case "/" where rest.hasPrefix("/*"): takeBlockComment()
    case "(", "[", "{":
      if !strings.isEmpty { strings[strings.count - 1].open += 1 }
      take(to: end(after: 1), as: .opening)
    case ")" where strings.last?.open == 0:
      takeString(from: rest.dropFirst())
    case ")", "]", "}":
      if let open = strings.last?.open { strings[strings.count - 1].open = max(0, open - 1) }
      take(to: end(after: 1), as: .closing)
    case _ where character.isASCII && character.isNumber: takeNumber()
    case _ where character.continuesWord: take(to: endOfWord, as: .word)
    case ".": take(to: rest.hasPrefix("..") ? end { ".<".contains($0) } : end(after: 1), as: .sign)
    case _ where operatorSigns.contains(character):
      take(to: end { operatorSigns.contains($0) }, as: .sign)
    default: take(to: end(after: 1), as: .sign)
    }
  }

  /// Takes the beginning of a string, or a regular expression; false if neither begins here.
  private mutating func takeQuoted() -> Bool {
    let hashes = rest.prefix { $0 == "#" }.count
    let quotes = rest.dropFirst(hashes)
    if quotes.first == "\"" {
      let isMultiline = quotes.hasPrefix("\"\"\"") && !Self.isClosed(quotes, hashes)
      strings.append((hashes, isMultiline, 0))
      takeString(from: quotes.dropFirst(isMultiline ? 3 : 1))
      return true
    }
    // A regular expression without hashes would look like a division.
    guard quotes.first == "/",
      let end = quotes.dropFirst().firstRange(of: "/" + String(repeating: "#", count: hashes))
    else { return false }
    take(to: end.upperBound, as: .string)
    return true
  }

  /// Whether a string that begins with `#"""` ends on its line, so that the other quotes are its
  /// text, as in `#"""#`.
  private static func isClosed(_ quotes: Substring, _ hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    let line = quotes.dropFirst(2).prefix { !$0.isNewline }
    return line.contains("\"" + String(repeating: "#", count: hashes))
  }

  /// Takes the text of a string from behind its opening quote or behind an interpolation.
  private mutating func takeString(from start: Substring) {
    guard let string = strings.last else { return }
    let mark = String(repeating: "#", count: string.hashes)
    let closing = (string.isMultiline ? "\"\"\"" : "\"") + mark
    let escape = "\\" + mark
    var text = start
    while let first = text.first, string.isMultiline || !first.isNewline {
      if first == "\"", text.hasPrefix(closing) {
        text = text.dropFirst(closing.count)
        break
      }
      guard first == "\\", text.hasPrefix(escape) else {
        text = text.dropFirst()
        continue
      }
      text = text.dropFirst(escape.count)
      if text.first == "(" { return take(to: text.dropFirst().startIndex, as: .string) }
      // An unclosed string ends at the end of its line, even behind a backslash.
      if text.first?.isNewline == false { text = text.dropFirst() }
    }
    strings.removeLast()
    take(to: text.startIndex, as: .string)
  }

  /// Takes a number such as `42`, `0xFF`, `1_000`, `2.5e-3`; a dot belongs to it only before
  /// another digit.
  private mutating func takeNumber() {
    var end = rest.startIndex
    var isAfterExponent = false
    let isDecimal = !rest.hasPrefix("0x")
    while let character = rest[end...].first {
      let isBeforeDigit = rest[end...].dropFirst().first?.isNumber == true
      let isDot = character == "."
      let isSign = isAfterExponent && "+-".contains(character)
      guard character.continuesNumber || ((isDot || isSign) && isBeforeDigit) else { break }
      isAfterExponent = isDecimal ? "eE".contains(character) : "pP".contains(character)
      end = rest.index(after: end)
    }
    take(to: end, as: .number)
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
    takeComment(to: comment.startIndex)
  }

  private mutating func takeComment(to end: Substring.Index) {
    take(to: end, as: .comment)
    isAfterSpace = true
  }

  private func end(where continues: (Character) -> Bool) -> Substring.Index {
    rest.firstIndex { !continues($0) } ?? rest.endIndex
  }

  private var endOfSpaces: Substring.Index {
    rest.utf8.firstIndex { $0 != UInt8(ascii: " ") } ?? rest.endIndex
  }

  /// The end of a word. Its bytes tell as much as its characters, and sooner, as long as they are ASCII.
  private var endOfWord: Substring.Index {
    let end = rest.utf8.firstIndex { !wordBytes[Int($0)] } ?? rest.endIndex
    let isInWord = end < rest.endIndex && rest.utf8[end] >= 0x80
    return isInWord ? self.end { $0.continuesWord } : end
  }

  private func end(after count: Int) -> Substring.Index {
    rest.dropFirst(count).startIndex
  }

  private mutating func skip(to end: Substring.Index) {
    line += rest[..<end].count(where: \.isNewline)
    rest = rest[end...]
    isAfterSpace = true
  }

  private mutating func take(to end: Substring.Index, as kind: Token.Kind) {
    let text = rest[..<end]
    tokens.append(Token(kind: kind, text: text, line: line, hasSpaceBefore: isAfterSpace))
    // No other token goes over several lines.
    if kind == .comment || kind == .string { line += text.count(where: \.isNewline) }
    rest = rest[end...]
    isAfterSpace = false
  }
}

/// For each byte, whether it is an ASCII character of a word.
private let wordBytes = (UInt8.min...UInt8.max).map { byte in
  byte < 0x80 && Character(Unicode.Scalar(byte)).continuesWord
}

/// The characters of operators, as far as the lessons use them.
private let operatorSigns = "+-*/%=<>!&|^~?"

extension Character {
  fileprivate var continuesNumber: Bool { isLetter || isNumber || "_$".contains(self) }

  fileprivate var continuesWord: Bool { continuesNumber || "@#`".contains(self) }
}

/// A piece of Swift source that isn't white space.
package struct Token: Equatable, Sendable {
  package enum Kind: Sendable {
    case word
    case number
    /// A string up to its end or its next interpolation, with quotes; or a regular expression
    /// `#/…/#`.
    case string
    /// One of `(` `[` `{`.
    case opening
    /// One of `)` `]` `}`.
    case closing
    /// Any other sign; the adjacent signs of an operator are one token.
    case sign
    case comment
  }

  package var kind: Kind
  package var text: Substring
  /// The line number, from 1.
  package var line: Int
  /// Whether it is at the beginning or follows white space or a comment.
  package var hasSpaceBefore: Bool

  package var range: Range<String.Index> { text.startIndex..<text.endIndex }
}
