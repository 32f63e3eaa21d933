extension Theme {
  /// For a dark background.
  public static let dark = Theme(colors: [
    .heading: 117, .code: 223, .success: 114, .failure: 210, .warning: 221, .command: 80,
    .dim: 248, .frame: 244, .bar: 71, .keyword: 183, .type: 116, .string: 150, .literal: 215,
  ])

  /// For a light background.
  public static let light = Theme(colors: [
    .heading: 24, .code: 94, .success: 22, .failure: 124, .warning: 94, .command: 25,
    .dim: 241, .frame: 243, .bar: 28, .keyword: 90, .type: 23, .string: 22, .literal: 125,
  ])

  /// For a background that nobody knows: no colour can be read on every one, so what has to be seen
  /// brings its own background, and the rest keeps the terminal's colour.
  public static let neutral = Theme(looks: [
    .success: Look(foreground: Color(231), background: Color(22)),
    .failure: Look(foreground: Color(231), background: Color(124)),
    .warning: Look(foreground: Color(16), background: Color(220)),
    .code: Look(isBold: true), .command: Look(isBold: true), .keyword: Look(isBold: true),
    .frame: Look(foreground: Color(244)), .bar: Look(foreground: Color(65)),
  ])

  /// For terminals with sixteen colours or fewer: each colour scheme has its own, and none of them
  /// can be read in all schemes.
  public static let monochrome = Theme(looks: [
    .success: Look(isBold: true), .failure: Look(isReversed: true),
    .warning: Look(isUnderlined: true), .code: Look(isBold: true), .command: Look(isBold: true),
    .keyword: Look(isBold: true),
  ])

  private init(colors: [Ink: UInt8]) {
    self.init(looks: colors.mapValues { Look(foreground: Color($0)) })
  }
}
