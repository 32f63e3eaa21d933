/// A piece of Swift source that isn't white space.
package struct Token: Equatable, Sendable {
  package enum Kind: Sendable {
    case word
    case number
    /// A string up to its end or to the code in it, with its quotes; or a regular expression, `#/…/#`.
    case string
    /// One of `(` `[` `{`.
    case opening
    /// One of `)` `]` `}`.
    case closing
    /// Any other sign; neighbouring signs of an operator are one token.
    case sign
    case comment
  }

  package var kind: Kind
  package var text: Substring
  /// From 1.
  package var line: Int
  /// Whether white space or a comment stands before it, or nothing.
  package var hasSpaceBefore: Bool

  package var range: Range<String.Index> { text.startIndex..<text.endIndex }
}
