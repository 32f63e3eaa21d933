/// How text looks: what its colour stands for, and what else a terminal can do to it.
public struct Style: Hashable, Sendable {
  public var isBold = false
  public var isItalic = false
  /// Whether there is a line below the text.
  public var isUnderlined = false
  /// Whether text and background change places.
  public var isReversed = false
  /// What the text's colour stands for; nil for the terminal's own colour.
  public var ink: Ink?
  /// The URL that the text leads to, where the terminal opens links.
  public var destination: String?

  /// Text without any style.
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
}

extension Style {
  private init(_ change: (inout Style) -> Void) {
    self.init()
    change(&self)
  }

  /// Text as the terminal draws it anyway.
  public static let plain = Style()
  public static let bold = Style { $0.isBold = true }
  public static let italic = Style { $0.isItalic = true }
  public static let underline = Style { $0.isUnderlined = true }
  /// Text with its background's colour on its own.
  public static let reverse = Style { $0.isReversed = true }

  /// Text that leads somewhere.
  public static func leading(to destination: String) -> Style {
    Style { $0.destination = destination }
  }

  /// Text in the colour of what it stands for.
  public static func ink(_ ink: Ink) -> Style {
    Style { $0.ink = ink }
  }
}

// The styles by what they stand for, so that the same thing looks the same everywhere. None of them
// may be the only sign of what it means: colours get lost on the way to a file, or to an eye.
extension Style {
  public static let title = bold
  public static let heading = bold.with(underline).with(ink(.heading))
  /// The heading of a part's part.
  public static let subheading = bold
  /// Code within a sentence.
  public static let inlineCode = bold.with(ink(.code))
  /// A link's text.
  public static let link = underline
  /// Text that steps back.
  public static let dim = ink(.dim)
  /// Lines, borders and what else only holds a drawing together.
  public static let frame = ink(.frame)
  /// What a bar is filled with.
  public static let bar = ink(.bar)
  /// What went well.
  public static let success = ink(.success)
  /// What went wrong.
  public static let failure = bold.with(ink(.failure))
  /// What deserves care.
  public static let warning = ink(.warning)
  /// What was looked for.
  public static let match = reverse
  /// What can be typed.
  public static let command = ink(.command)
}
