/// The style of text: the meaning of its colour, and other attributes.
public struct Style: Hashable, Sendable {
  public var isBold = false
  public var isItalic = false
  public var isUnderlined = false
  public var isReversed = false
  /// The meaning of the text's colour; nil for the terminal's default colour.
  public var ink: Ink?
  /// The URL of a link; nil for text that isn't a link.
  public var destination: String?

  public init() {}

  /// This style combined with another one; the other one's ink has priority.
  public func with(_ other: Style) -> Style {
    var style = self
    style.isBold = isBold || other.isBold
    style.isItalic = isItalic || other.isItalic
    style.isUnderlined = isUnderlined || other.isUnderlined
    style.isReversed = isReversed || other.isReversed
    style.ink = other.ink ?? ink
    style.destination = other.destination ?? destination
    return style
  }

  private init(_ change: (inout Style) -> Void) {
    self.init()
    change(&self)
  }

  public static let plain = Style()
  public static let bold = Style { $0.isBold = true }
  public static let italic = Style { $0.isItalic = true }
  public static let underline = Style { $0.isUnderlined = true }
  public static let reverse = Style { $0.isReversed = true }

  public static func leading(to destination: String) -> Style {
    Style { $0.destination = destination }
  }

  public static func ink(_ ink: Ink) -> Style {
    Style { $0.ink = ink }
  }

  // Styles named by their meaning, so that the same things look the same everywhere. A style must
  // never be the only sign of a meaning, because colours can be lost in a file or for a reader.

  public static let title = bold
  public static let heading = bold.with(underline).with(ink(.heading))
  public static let subheading = bold
  public static let inlineCode = bold.with(ink(.code))
  public static let link = underline
  public static let dim = ink(.dim)
  /// Lines, borders and other parts that only structure a drawing.
  public static let frame = ink(.frame)
  public static let bar = ink(.bar)
  public static let success = ink(.success)
  public static let failure = bold.with(ink(.failure))
  public static let warning = ink(.warning)
  public static let match = reverse
  public static let command = ink(.command)
}
