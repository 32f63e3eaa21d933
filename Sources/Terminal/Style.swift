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

/// The colour of each ink, or another attribute in place of a colour.
public struct Theme: Equatable, Sendable {
  public struct Look: Equatable, Sendable {
    /// The colour of the text; nil for the terminal's default.
    public var foreground: Color?
    /// The background; nil for the terminal's default.
    public var background: Color?
    var isBold = false
    var isUnderlined = false
    var isReversed = false
  }

  private var looks: [Ink: Look]

  init(looks: [Ink: Look]) {
    self.looks = looks
  }

  public func look(of ink: Ink) -> Look { looks[ink] ?? Look() }

  public var hasColors: Bool { looks.values.contains { $0.foreground != nil } }

  /// The theme of 256 colours for a background; nil if it isn't known.
  public init(on background: RGB?) {
    let theme = background.flatMap { background in
      [Theme.dark, .light].first { $0.isReadable(on: background) }
    }
    self = theme ?? .neutral
  }

  /// Whether each ink has the contrast that it needs on this background.
  public func isReadable(on background: RGB) -> Bool {
    Ink.allCases.allSatisfy { ink in
      let look = look(of: ink)
      guard let foreground = look.foreground else { return true }
      let ground = look.background?.rgb ?? background
      return foreground.rgb.contrast(to: ground) >= ink.neededContrast
    }
  }

  public static let dark = Theme(colors: [
    .heading: 117, .code: 223, .success: 114, .failure: 210, .warning: 221, .command: 80,
    .dim: 248, .frame: 244, .bar: 71, .keyword: 183, .type: 116, .string: 150, .literal: 215,
  ])

  public static let light = Theme(colors: [
    .heading: 24, .code: 94, .success: 22, .failure: 124, .warning: 94, .command: 25,
    .dim: 241, .frame: 243, .bar: 28, .keyword: 90, .type: 23, .string: 22, .literal: 125,
  ])

  /// For an unknown background. No colour is readable on every one, so important text has a
  /// background of its own, and other text keeps the terminal's colour.
  public static let neutral = Theme(looks: [
    .success: Look(foreground: Color(231), background: Color(22)),
    .failure: Look(foreground: Color(231), background: Color(124)),
    .warning: Look(foreground: Color(16), background: Color(220)),
    .code: Look(isBold: true), .command: Look(isBold: true), .keyword: Look(isBold: true),
    .frame: Look(foreground: Color(244)), .bar: Look(foreground: Color(65)),
  ])

  /// For terminals with at most sixteen colours. These depend on the colour scheme, and none is
  /// readable in all schemes.
  public static let monochrome = Theme(looks: [
    .success: Look(isBold: true), .failure: Look(isReversed: true),
    .warning: Look(isUnderlined: true), .code: Look(isBold: true), .command: Look(isBold: true),
    .keyword: Look(isBold: true),
  ])

  private init(colors: [Ink: UInt8]) {
    self.init(looks: colors.mapValues { Look(foreground: Color($0)) })
  }
}

/// The meaning of a colour; a theme assigns the colours.
public enum Ink: CaseIterable, Sendable {
  case heading, code, success, failure, warning, command, dim, frame, bar
  // Inks of Swift source; a literal is a number or an enum case.
  case keyword, type, string, literal

  /// The contrast that the ink needs: more for text than for lines (WCAG 2, 1.4.3 and 1.4.11).
  public var neededContrast: Double {
    switch self {
    case .frame, .bar: 3
    default: 4.5
    }
  }
}
