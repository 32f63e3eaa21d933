/// One of the 240 colours that every terminal with 256 of them mixes the same way.
///
/// The first sixteen are left out: each colour scheme has its own, and some can't be read.
public struct Color: Hashable, Sendable {
  /// From 16 to 255, as in the escape code.
  public var number: UInt8

  /// Makes a colour of its number.
  public init(_ number: UInt8) {
    precondition(number >= 16, "the first sixteen look different everywhere")
    self.number = number
  }

  /// What it is mixed of: a cube with sides of six, then 24 greys.
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
