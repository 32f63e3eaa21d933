/// How text looks: its colour and what else a terminal can do to it.
public struct Style: Hashable, Sendable {
  /// Whether the text is bold.
  public var isBold = false
  /// Whether the text is fainter than the rest.
  public var isDim = false
  /// Whether the text is slanted.
  public var isItalic = false
  /// Whether there is a line below the text.
  public var isUnderlined = false
  /// Whether text and background change places.
  public var isReversed = false
  /// The text's colour; nil for the terminal's own.
  public var foreground: Color?

  /// Text without any style.
  public init() {}

  /// This style with everything that the other one adds; the other one's colour wins.
  public func with(_ other: Style) -> Style {
    var style = self
    style.isBold = isBold || other.isBold
    style.isDim = isDim || other.isDim
    style.isItalic = isItalic || other.isItalic
    style.isUnderlined = isUnderlined || other.isUnderlined
    style.isReversed = isReversed || other.isReversed
    style.foreground = other.foreground ?? foreground
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
  /// Bold text.
  public static let bold = Style { $0.isBold = true }
  /// Text that steps back.
  public static let dim = Style { $0.isDim = true }
  /// Slanted text.
  public static let italic = Style { $0.isItalic = true }
  /// Underlined text.
  public static let underline = Style { $0.isUnderlined = true }
  /// Text with its background's colour on its own.
  public static let reverse = Style { $0.isReversed = true }

  /// Text in a colour.
  public static func color(_ color: Color) -> Style {
    Style { $0.foreground = color }
  }
}
