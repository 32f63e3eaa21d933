/// What a colour stands for; a theme says which colour that is.
public enum Ink: CaseIterable, Sendable {
  /// The heading of a part.
  case heading
  /// Code within a sentence.
  case code
  /// What went well.
  case success
  /// What went wrong.
  case failure
  /// What deserves care.
  case warning
  /// What can be typed.
  case command
  /// Text that steps back.
  case dim
  /// Lines and borders.
  case frame
  /// What a bar is filled with.
  case bar
  /// A word of Swift's own.
  case keyword
  /// The name of a type.
  case type
  /// A text in quotes.
  case string
  /// A number, or a member of an enumeration.
  case literal

  /// How well it has to be told from its background: text more than lines (WCAG 2, 1.4.3 and
  /// 1.4.11).
  public var neededContrast: Double {
    switch self {
    case .frame, .bar: 3
    default: 4.5
    }
  }
}
