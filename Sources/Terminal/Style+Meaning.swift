// The styles by what they stand for, so that the same thing looks the same everywhere. None of them
// may be the only sign of what it means: colours get lost on the way to a file, or to an eye.
extension Style {
  /// The title of a whole text.
  public static let title = bold
  /// The heading of a part.
  public static let heading = bold.with(underline).with(color(.cyan))
  /// The heading of a part's part.
  public static let subheading = bold
  /// Code within a sentence.
  public static let inlineCode = color(.yellow)
  /// A link's text.
  public static let link = underline
  /// Bars, borders and what else only holds a drawing together.
  public static let frame = dim
  /// What went well.
  public static let success = color(.green)
  /// What went wrong.
  public static let failure = bold.with(color(.red))
  /// What deserves care.
  public static let warning = color(.yellow)
  /// What can be typed.
  public static let command = color(.cyan)
}
