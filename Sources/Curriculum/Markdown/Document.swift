public struct Document: Equatable, Sendable {
  public var blocks: [Block]

  public init(blocks: [Block]) {
    self.blocks = blocks
  }

  /// Parses a text. Anything that isn't valid markup is text, so parsing never fails.
  public init(parsing text: String) {
    var places: [BlockPlace] = []
    blocks = BlockParser.blocks(in: SourceLine.lines(of: text)[...], noting: &places)
  }

  /// All blocks of a text with their places, containers before their inner blocks.
  public static func placedBlocks(in text: String) -> [PlacedBlock] {
    var places: [BlockPlace] = []
    let blocks = BlockParser.blocks(in: SourceLine.lines(of: text)[...], noting: &places)
    return zip(blocks.flatMap(\.withInnerBlocks), places).map(PlacedBlock.init)
  }
}

public indirect enum Block: Equatable, Sendable {
  case heading(level: Int, text: [Inline])
  case paragraph([Inline])
  /// Fenced code, unchanged; `line` is its first line in the source, from 1.
  case code(language: String?, text: String, line: Int)
  /// A list; each item contains blocks.
  case list(marker: ListMarker, items: [[Block]])
  /// A GitHub table; every row has as many cells as the header.
  case table(header: [[Inline]], alignments: [ColumnAlignment], rows: [[[Inline]]])
  /// A `<details>` element: a summary and the blocks to unfold.
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
  /// A numbered list from `start`.
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
  /// A line break that the author has set.
  case lineBreak

  /// The text with all punctuation escaped; parsed, it gives the same text.
  public static func escaping(_ text: String) -> String {
    String(text.flatMap { $0.isASCIIPunctuation ? ["\\", $0] : [$0] })
  }

  /// Parses Markdown text without blocks.
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

  /// The text without markup; line breaks become spaces.
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
  /// The place where the block begins: for code its fence, for a list its first item.
  public var place: BlockPlace
}

public struct BlockPlace: Equatable, Sendable {
  public var line: Int
  /// The number of containers around it (lists and details).
  public var depth: Int
}
