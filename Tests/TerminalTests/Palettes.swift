import Terminal

/// The colours of a terminal as it comes.
struct Palette {
  var name: String
  var background: RGB
  /// The sixteen that a scheme defines, in the order of the escape codes.
  var colors: [RGB]

  init(_ name: String, background: UInt32, _ colors: [UInt32]) {
    self.name = name
    self.background = RGB(background)
    self.colors = colors.map { RGB($0) }
  }

  static let all = [
    xterm, xtermReversed, codeDark, codeDarkModern, codeLight, codeLightModern, basic, pro,
    solarizedLight, solarizedDark,
  ]

  /// xterm's resources, `XTerm-col.ad` and `XtDefaultBackground`.
  private static let xtermColors: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
  static let xterm = Palette("xterm", background: 0xFFFFFF, xtermColors)
  static let xtermReversed = Palette("xterm -rv", background: 0x000000, xtermColors)

  /// VS Code's `terminalColorRegistry.ts`, and the editor's or panel's background of its themes
  /// “Dark+”, “Dark Modern”, “Light+” and “Light Modern”.
  private static let codeDarkColors: [UInt32] = [
    0x000000, 0xCD3131, 0x0DBC79, 0xE5E510, 0x2472C8, 0xBC3FBC, 0x11A8CD, 0xE5E5E5,
    0x666666, 0xF14C4C, 0x23D18B, 0xF5F543, 0x3B8EEA, 0xD670D6, 0x29B8DB, 0xE5E5E5,
  ]
  private static let codeLightColors: [UInt32] = [
    0x000000, 0xCD3131, 0x107C10, 0x949800, 0x0451A5, 0xBC05BC, 0x0598BC, 0x555555,
    0x666666, 0xCD3131, 0x14CE14, 0xB5BA00, 0x0451A5, 0xBC05BC, 0x0598BC, 0xA5A5A5,
  ]
  static let codeDark = Palette("VS Code, dark", background: 0x1E1E1E, codeDarkColors)
  static let codeDarkModern = Palette("VS Code, dark modern", background: 0x181818, codeDarkColors)
  static let codeLight = Palette("VS Code, light", background: 0xFFFFFF, codeLightColors)
  static let codeLightModern = Palette(
    "VS Code, light modern", background: 0xF8F8F8, codeLightColors)

  /// Terminal.app's profiles; the colours as in Wikipedia's “ANSI escape code”.
  private static let appleColors: [UInt32] = [
    0x000000, 0x990000, 0x00A600, 0x999900, 0x0000B2, 0xB200B2, 0x00A6B2, 0xBFBFBF,
    0x666666, 0xE60000, 0x00D900, 0xE6E600, 0x0000FF, 0xE600E6, 0x00E6E6, 0xE6E6E6,
  ]
  static let basic = Palette("Terminal.app, Basic", background: 0xFFFFFF, appleColors)
  static let pro = Palette("Terminal.app, Pro", background: 0x000000, appleColors)

  /// Solarized, https://ethanschoonover.com/solarized.
  private static let solarizedColors: [UInt32] = [
    0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
    0x002B36, 0xCB4B16, 0x586E75, 0x657B83, 0x839496, 0x6C71C4, 0x93A1A1, 0xFDF6E3,
  ]
  static let solarizedLight = Palette("Solarized light", background: 0xFDF6E3, solarizedColors)
  static let solarizedDark = Palette("Solarized dark", background: 0x002B36, solarizedColors)
}
