/// How text looks: what its colour stands for, and what else a terminal can do to it.
public struct Style: Hashable, Sendable {
  public var isBold = false
  public var isItalic = false
  public var isUnderlined = false
  public var isReversed = false
  /// What the text's colour stands for; nil for the terminal's own colour.
  public var ink: Ink?
  /// The URL that the text leads to, where the terminal opens links.
  public var destination: String?

  public init() {}

  /// This style with everything that the other one adds; the other one's ink wins.
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

  // The styles by what they stand for, so that the same thing looks the same everywhere. None of them
  // may be the only sign of what it means: colours get lost on the way to a file, or to an eye.

  public static let title = bold
  public static let heading = bold.with(underline).with(ink(.heading))
  public static let subheading = bold
  public static let inlineCode = bold.with(ink(.code))
  public static let link = underline
  public static let dim = ink(.dim)
  /// Lines, borders and what else only holds a drawing together.
  public static let frame = ink(.frame)
  public static let bar = ink(.bar)
  public static let success = ink(.success)
  public static let failure = bold.with(ink(.failure))
  public static let warning = ink(.warning)
  public static let match = reverse
  public static let command = ink(.command)
}
