extension StringProtocol {
  /// The text with each run of white space as one space.
  package var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
