/// The signs that drawings are made of, apart from letters.
public struct Glyphs: Sendable {
  /// In front of an item of a list.
  public var bullet: String
  /// In front of each line of a quote.
  public var bar: String
  /// In front of something that can be unfolded.
  public var fold: String
  /// In front of what was too long for the line above.
  public var continuation: String
  /// In place of what was cut off.
  public var ellipsis: String
  /// A piece of a line below a title.
  public var doubleRule: String
  /// A piece of a line across the text, and of a table's borders.
  public var rule: String
  /// A piece of the lines between a table's columns.
  public var wall: String
  /// What a table's top, inner and bottom border have at the left, at each wall, at the right.
  public var top, inner, bottom: (left: String, middle: String, right: String)

  /// Signs for terminals that know Unicode.
  public static let unicode = Glyphs(
    bullet: "•", bar: "│", fold: "▸", continuation: "↪", ellipsis: "…", doubleRule: "═",
    rule: "─", wall: "│", top: ("┌", "┬", "┐"), inner: ("├", "┼", "┤"), bottom: ("└", "┴", "┘"))

  /// Signs for all the others.
  public static let ascii = Glyphs(
    bullet: "*", bar: "|", fold: ">", continuation: "\\", ellipsis: "...", doubleRule: "=",
    rule: "-", wall: "|", top: ("+", "+", "+"), inner: ("+", "+", "+"), bottom: ("+", "+", "+"))
}
