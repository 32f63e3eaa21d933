/// An error of the compiler in the learner's own file, in the workbook's way of writing.
public struct CompilerMessage: Codable, Equatable, Sendable {
  /// From 1.
  public var line: Int
  /// From 1, in bytes of UTF-8.
  public var column: Int
  /// Code in it stands between backticks, as in the lessons.
  public var text: String
  /// One sentence of help, for the common ones.
  public var help: String?
  /// The learner's line, if the file has it.
  public var source: String?
  /// How many more come behind it that nobody has kept; nil if it isn't the last that was kept.
  public var leftOut: Int?

  /// An error at a place, in the workbook's way of writing.
  public init(
    line: Int, column: Int, text: String, help: String? = nil, source: String? = nil
  ) {
    (self.line, self.column) = (line, column)
    (self.text, self.help, self.source) = (text, help, source)
  }

  /// What stands before the column in the learner's line.
  public var sourceBeforeColumn: Substring? {
    guard let source else { return nil }
    let end = source.utf8.index(
      source.startIndex, offsetBy: max(0, column - 1), limitedBy: source.endIndex)
    return source[..<(end ?? source.endIndex)]
  }
}
