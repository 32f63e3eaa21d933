// The styles by what they stand for, so that the same thing looks the same everywhere. None of them
// may be the only sign of what it means: colours get lost on the way to a file, or to an eye.
extension Style {
  public static let title = bold
  public static let heading = bold.with(underline).with(ink(.heading))
  /// The heading of a part's part.
  public static let subheading = bold
  /// Code within a sentence.
  public static let inlineCode = bold.with(ink(.code))
  /// A link's text.
  public static let link = underline
  /// Text that steps back.
  public static let dim = ink(.dim)
  /// Lines, borders and what else only holds a drawing together.
  public static let frame = ink(.frame)
  /// What a bar is filled with.
  public static let bar = ink(.bar)
  /// What went well.
  public static let success = ink(.success)
  /// What went wrong.
  public static let failure = bold.with(ink(.failure))
  /// What deserves care.
  public static let warning = ink(.warning)
  /// What was looked for.
  public static let match = reverse
  /// What can be typed.
  public static let command = ink(.command)
}
