public enum Key: Hashable, Sendable {
  case character(Character)
  case enter, tab, backTab, escape, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  case control(Character)
  case paste(String)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}

extension Key {
  /// The key for the sequence `ESC [`, these parameters and this last byte; modifiers are ignored.
  init?(parameters: String, last: Unicode.Scalar) {
    let number = parameters.split(separator: ";").first.map(String.init) ?? ""
    let isPlain = number.allSatisfy(\.isNumber)
    switch (last, number) {
    // VT220, rxvt, Linux.
    case ("~", "1"), ("~", "7"): self = .home
    case ("~", "4"), ("~", "8"): self = .end
    case ("~", "3"): self = .delete
    case ("~", "5"): self = .pageUp
    case ("~", "6"): self = .pageDown
    // xterm.
    case ("Z", _) where isPlain: self = .backTab
    case (_, _) where isPlain && last != "~":
      guard let key = Key(shifted: last), key != .enter else { return nil }
      self = key
    default: return nil
    }
  }

  /// The key for the sequence `ESC O` and this byte.
  init?(shifted last: Unicode.Scalar) {
    switch last {
    case "A", "a": self = .up
    case "B", "b": self = .down
    case "C", "c": self = .right
    case "D", "d": self = .left
    case "H": self = .home
    case "F": self = .end
    case "M": self = .enter
    default: return nil
    }
  }
}
