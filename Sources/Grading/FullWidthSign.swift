import Basics
import Curriculum

/// A full-width character or curly quote in code, typed with a Chinese input method. The compiler
/// takes most of them as part of a name, so its messages mislead.
struct FullWidthSign: Equatable {
  /// From 1.
  var line: Int
  /// From 1, in bytes of UTF-8.
  var column: Int
  var sign: Character
  /// The ASCII character that Swift expects instead; a space for a full-width space.
  var plain: Character

  /// Finds the first one outside of strings and comments; nil if there is none.
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
    switch scalar {
    case "。": return "."
    case "‘", "’": return "\""
    default: return scalar.ofCode == scalar ? nil : Character(scalar.ofCode)
    }
  }
}

extension FullWidthSign {
  /// Puts a message about this character before the compiler's, and removes those about the same
  /// line. The help comes from the heading `full-width sign`, with `{sign}` and `{plain}` filled
  /// in; without that help the messages are returned unchanged.
  func first(in messages: [CompilerMessage], among helps: [CompilerHelp]) -> [CompilerMessage] {
    guard let help = helps.first(where: { $0.pieces == ["full-width sign"] }) else {
      return messages
    }
    // The new message takes over the text of the compiler's first message about the same line.
    let said = messages.first { $0.line == line }?.text
    let text = help.text.replacing("{sign}", with: "\(sign)").replacing("{plain}", with: "\(plain)")
    let message = CompilerMessage(
      line: line, column: column, text: said ?? "invalid character in source file", help: text)
    return [message] + messages.filter { $0.line != line }
  }
}
