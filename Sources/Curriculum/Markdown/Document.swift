public struct Document: Equatable, Sendable {
  public var blocks: [Block]

  public init(blocks: [Block]) {
    self.blocks = blocks
  }

  /// Reads a text; whatever isn't understood as a mark is text, so this never fails.
  public init(parsing text: String) {
    var places: [BlockPlace] = []
    blocks = BlockParser.blocks(in: SourceLine.lines(of: text)[...], noting: &places)
  }

  /// All blocks of a text with their places: each stands before those that it holds.
  public static func placedBlocks(in text: String) -> [PlacedBlock] {
    var places: [BlockPlace] = []
    let blocks = BlockParser.blocks(in: SourceLine.lines(of: text)[...], noting: &places)
    return zip(blocks.flatMap(\.withInnerBlocks), places).map(PlacedBlock.init)
  }
}

public indirect enum Block: Equatable, Sendable {
  case heading(level: Int, text: [Inline])
  case paragraph([Inline])
  /// Fenced code, verbatim; `line` is the number of its first line in the source, from 1.
  case code(language: String?, text: String, line: Int)
  /// Items that belong together; each holds blocks of its own.
  case list(marker: ListMarker, items: [[Block]])
  /// A GitHub table: each row has as many cells as the header.
  case table(header: [[Inline]], alignments: [ColumnAlignment], rows: [[[Inline]]])
  /// Something to unfold: a summary, and the blocks that it stands for.
  case details(summary: [Inline], blocks: [Block])

  fileprivate var withInnerBlocks: [Block] {
    switch self {
    case .list(_, let items): [self] + items.joined().flatMap(\.withInnerBlocks)
    case .details(_, let blocks): [self] + blocks.flatMap(\.withInnerBlocks)
    case .heading, .paragraph, .code, .table: [self]
    }
  }
}

public enum ListMarker: Equatable, Sendable {
  case bullet
  /// Numbers that count up from `start`.
  case number(start: Int)
}

public enum ColumnAlignment: Equatable, Sendable {
  case leading
  case center
  case trailing
}

public enum Inline: Equatable, Sendable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case link([Inline], destination: String)
  /// A line that ends where the author wants it to.
  case lineBreak

  /// Text in which every sign that could be a mark is escaped: parsed, it gives the same text.
  public static func escaping(_ text: String) -> String {
    String(text.flatMap { $0.isASCIIPunctuation ? ["\\", $0] : [$0] })
  }

  /// The running text in a piece of Markdown that holds no blocks.
  public static func parsing(_ text: String) -> [Inline] {
    InlineParser.inlines(in: text)
  }
}

extension [Inline] {
  package var codes: [String] {
    flatMap { inline -> [String] in
      switch inline {
      case .code(let code): [code]
      case .emphasis(let inlines), .strong(let inlines), .link(let inlines, _): inlines.codes
      case .text, .lineBreak: []
      }
    }
  }

  /// The text alone, without any marks; a line break is a space.
  public var plainText: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text): text
      case .emphasis(let inlines), .strong(let inlines), .link(let inlines, _): inlines.plainText
      case .lineBreak: " "
      }
    }
    .joined()
  }
}

public struct PlacedBlock: Equatable, Sendable {
  public var block: Block
  /// Where it begins: what is code begins at its fence, an item with what it holds.
  public var place: BlockPlace
}

public struct BlockPlace: Equatable, Sendable {
  public var line: Int
  /// How many blocks hold it: lists, and what is unfolded.
  public var depth: Int
}
