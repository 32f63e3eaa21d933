/// Some text in one style, on one line.
public struct Span: Hashable, Sendable {
  /// The text without escape codes.
  public var text: String
  public var style: Style

  /// Makes a span; without a style the text stays as the terminal draws it.
  public init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  public var columns: Int { text.columns }
}
