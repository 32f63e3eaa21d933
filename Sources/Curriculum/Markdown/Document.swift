/// A Markdown text as a value.
public struct Document: Equatable, Sendable {
  /// The blocks from top to bottom.
  public var blocks: [Block]

  /// Makes a document of blocks that are there already.
  public init(blocks: [Block]) {
    self.blocks = blocks
  }

  /// Reads a text; whatever isn't understood as a mark is text, so this never fails.
  public init(parsing text: String) {
    var places: [BlockPlace] = []
    blocks = BlockParser.blocks(in: SourceLine.lines(of: text)[...], noting: &places)
  }
}
