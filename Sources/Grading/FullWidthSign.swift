import Curriculum

/// A full-width sign or a curly quote in code, as somebody types it whose keyboard is set to Chinese. The compiler
/// takes most of them for a part of a name, so its messages are about something else.
struct FullWidthSign: Equatable {
  /// From 1.
  var line: Int
  /// From 1, in bytes of UTF-8.
  var column: Int
  var sign: Character
  /// What Swift wants instead; a blank for a blank.
  var plain: Character

  /// The first one in source, outside of its strings and comments.
  init?(firstIn source: String) {
    var texts = Lexer.tokens(in: source).filter { $0.kind == .string || $0.kind == .comment }
      .map(\.range)[...]
    var (line, start) = (1, source.startIndex)
    for index in source.indices {
      while let text = texts.first, text.upperBound <= index { texts.removeFirst() }
      let sign = source[index]
      if sign.isNewline {
        (line, start) = (line + 1, source.index(after: index))
      } else if !sign.isASCII, let plain = Self.plain(sign), texts.first?.contains(index) != true {
        let column = source.utf8.distance(from: start, to: index) + 1
        (self.line, self.column, self.sign, self.plain) = (line, column, sign, plain)
        return
      }
    }
    return nil
  }

  private static func plain(_ sign: Character) -> Character? {
    guard let scalar = sign.unicodeScalars.first, sign.unicodeScalars.count == 1 else { return nil }
    switch scalar.value {
    // The block of full-width forms, in the order of ASCII.
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init)
    case 0x3000: return " "
    case 0x3001: return ","
    case 0x3002: return "."
    case 0x3010: return "["
    case 0x3011: return "]"
    case 0x2018, 0x2019, 0x201C, 0x201D: return "\""
    default: return nil
    }
  }
}

extension FullWidthSign {
  /// The messages of the compiler, with one about this sign before all others if they have a help for that:
  /// under a heading that no message has, with `{sign}` and `{plain}` in it.
  func first(in messages: [CompilerMessage], among helps: [CompilerHelp]) -> [CompilerMessage] {
    guard let help = helps.first(where: { $0.pieces == ["full-width sign"] }) else {
      return messages
    }
    // What the compiler says of its line belongs to it.
    let said = messages.first { $0.line == line }?.text
    let text = help.text.replacing("{sign}", with: "\(sign)").replacing("{plain}", with: "\(plain)")
    let message = CompilerMessage(
      line: line, column: column, text: said ?? "invalid character in source file", help: text)
    return [message] + messages.filter { $0.line != line }
  }
}
