/// A key that was pressed, or a text that was pasted.
public enum Key: Hashable, Sendable {
  case character(Character)
  case enter
  case tab
  case backTab
  case escape
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case control(Character)
  case paste(String)
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes the key of a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}
