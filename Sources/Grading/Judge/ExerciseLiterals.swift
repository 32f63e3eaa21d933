import Curriculum
import SuiteSupport
import Traces

extension Literals {
  /// The first numbers and texts in Swift source, except texts that hold escapes or are pieces of
  /// others.
  init(in source: String) {
    let tokens = Lexer.tokens(in: source)
    let numbers = tokens.filter { $0.kind == .number }.compactMap { token in
      Int(token.text.filter { $0 != "_" })
    }
    let texts = tokens.filter { $0.kind == .string }.compactMap { token -> String? in
      let text = token.text.dropFirst().dropLast()
      guard token.text.count > 1, token.text.first == "\"", token.text.last == "\"",
        !text.contains(where: { "\"\\".contains($0) || $0.isNewline })
      else { return nil }
      return String(text)
    }
    self.init(
      numbers: Set(numbers.prefix(CountLimit.literals)),
      texts: Set(texts.prefix(CountLimit.literals)))
  }
}
