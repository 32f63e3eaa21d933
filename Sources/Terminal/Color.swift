/// The sixteen colours that every terminal's colour scheme defines.
public enum Color: UInt8, CaseIterable, Sendable {
  /// The lower eight, in the order of the escape codes.
  case black, red, green, yellow, blue, magenta, cyan, white
  /// The first half of the upper eight, in the same order.
  case brightBlack, brightRed, brightGreen, brightYellow
  /// The second half of the upper eight.
  case brightBlue, brightMagenta, brightCyan, brightWhite

  /// Whether the colour is one of the upper eight, which some terminals lack.
  var isBright: Bool { rawValue >= 8 }

  /// The colour's place among its eight.
  var index: Int { Int(rawValue % 8) }
}
