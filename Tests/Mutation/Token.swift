/// A piece of Swift source that isn't white space and isn't a comment.
public struct Token: Equatable, Sendable {
  /// What a mutation may do with it.
  public enum Kind: Sendable {
    case word
    case number
    /// A string up to its end or to the code in it, with its quotes.
    case string
    /// One of `(` `[` `{`.
    case opening
    /// One of `)` `]` `}`.
    case closing
    /// Any other sign; neighbouring signs of an operator are one token.
    case sign
  }

  public var kind: Kind
  public var text: Substring
  /// From 1.
  public var line: Int
  public var hasSpaceBefore: Bool
  public var hasSpaceAfter = false

  /// Where it stands in the source.
  var range: Range<String.Index> { text.startIndex..<text.endIndex }

  /// Whether it stands between two operands: the format puts spaces around those signs only.
  var isBinary: Bool { kind == .sign && hasSpaceBefore && hasSpaceAfter }
}
