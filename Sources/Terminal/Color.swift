import Basics

/// One of the 240 colours that are the same in all terminals with 256 colours.
///
/// The first sixteen are left out, because they depend on the colour scheme and may be unreadable.
public struct Color: Hashable, Sendable {
  /// The number in the escape code, from 16 to 255.
  public var number: UInt8

  public init(_ number: UInt8) {
    precondition(number >= 16, "the first sixteen look different everywhere")
    self.number = number
  }

  /// The colour's components: a cube of 6 × 6 × 6 colours, then 24 greys.
  public var rgb: RGB {
    if number >= 232 {
      let grey = 8 + 10 * UInt32(number - 232)
      return RGB(grey << 16 | grey << 8 | grey)
    }
    let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
    let place = Int(number) - 16
    return RGB(levels[place / 36] << 16 | levels[place / 6 % 6] << 8 | levels[place % 6])
  }
}

/// A colour given by its components.
public struct RGB: Hashable, Sendable {
  /// The components, from 0 to 255.
  public var red, green, blue: UInt8

  /// Creates a colour from six hexadecimal digits, as in `0xFDF6E3`.
  public init(_ digits: UInt32) {
    red = UInt8(digits >> 16 & 0xFF)
    green = UInt8(digits >> 8 & 0xFF)
    blue = UInt8(digits & 0xFF)
  }

  /// The background by `COLORFGBG`, such as `15;0` or `0;default;15`. Only whether it is dark or
  /// light is used, because the exact colour depends on the scheme.
  public init?(colorFGBG value: String) {
    guard let number = value.split(separator: ";").last.flatMap({ Int($0) }) else { return nil }
    switch number {
    case 0...6, 8: self = .black
    case 7, 9...15: self = .white
    default: return nil
    }
  }

  /// The background in a terminal's answer (OSC 11): `]11;rgb:1e1e/1e1e/1e1e`, with one to four
  /// digits for each component, or `]11;#1e1e1e`, without the terminator. Nil if it isn't such an
  /// answer.
  init?(answer: String) {
    guard answer.hasPrefix("]11;") else { return nil }
    let value = answer.dropFirst(4)
    var parts: [Substring]
    if value.hasPrefix("#") {
      let length = (value.count - 1) / 3
      parts = (0..<3).map { value.dropFirst(1 + $0 * length).prefix(length) }
      guard length > 0, value.count == 1 + 3 * length else { return nil }
    } else if value.hasPrefix("rgb:") || value.hasPrefix("rgba:") {
      parts = value.split(separator: ":", maxSplits: 1)[1...]
        .flatMap { $0.split(separator: "/", omittingEmptySubsequences: false) }
      if value.hasPrefix("rgba:") { parts = parts.dropLast() }
    } else {
      return nil
    }
    let shares = parts.compactMap { part -> UInt8? in
      guard (1...4).contains(part.count), let number = UInt32(part, radix: 16) else { return nil }
      let largest = UInt32(1) << (4 * UInt32(part.count)) - 1
      return UInt8((number * 255 + largest / 2) / largest)
    }
    guard shares.count == 3, parts.count == 3 else { return nil }
    (red, green, blue) = (shares[0], shares[1], shares[2])
  }

  public static let black = RGB(0x000000)
  public static let white = RGB(0xFFFFFF)

  /// The relative luminance of WCAG 2, from 0 to 1.
  public var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
    }
    /// `x` to the power of 2.4: its square times the fifth root of its square, by Newton's method.
    func power(_ x: Double) -> Double {
      let square = x * x
      var root = 1.0
      for _ in 1...16 { root -= (root - square / (root * root * root * root)) / 5 }
      return square * root
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2, from 1 to 21.
  public func contrast(to other: RGB) -> Double {
    let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }
}
