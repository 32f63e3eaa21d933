/// A piece of running text.
public enum Inline: Equatable, Sendable {
  /// Text as it is.
  case text(String)
  /// Code within a sentence.
  case code(String)
  /// Text that is stressed.
  case emphasis([Inline])
  /// Text that is stressed a lot.
  case strong([Inline])
  /// Text that leads elsewhere.
  case link([Inline], destination: String)
  /// A line that ends where the author wants it to.
  case lineBreak

  /// Text in which every sign that could be a mark is escaped: parsed, it gives the same text.
  public static func escaping(_ text: String) -> String {
    String(text.flatMap { $0.isASCIIPunctuation ? ["\\", $0] : [$0] })
  }

  /// The running text in a piece of Markdown that holds no blocks.
  public static func parsing(_ text: String) -> [Inline] {
    InlineParser.inlines(in: text)
  }
}

extension [Inline] {
  /// The text alone, without any marks; a line break is a space.
  public var plainText: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text): text
      case .emphasis(let inlines), .strong(let inlines), .link(let inlines, _): inlines.plainText
      case .lineBreak: " "
      }
    }
    .joined()
  }
}
