/// A block of a text, with the place where it begins.
public struct PlacedBlock: Equatable, Sendable {
  public var block: Block
  /// Where it begins: what is code begins at its fence, an item with what it holds.
  public var place: BlockPlace
}

/// Where a block begins in its source.
public struct BlockPlace: Equatable, Sendable {
  /// The number of its first line, from 1.
  public var line: Int
  /// How many blocks hold it: lists, and what is unfolded.
  public var depth: Int
}

extension Document {
  /// All blocks of a text with their places: each stands before those that it holds.
  public static func placedBlocks(in text: String) -> [PlacedBlock] {
    var places: [BlockPlace] = []
    let blocks = BlockParser.blocks(in: SourceLine.lines(of: text)[...], noting: &places)
    return zip(blocks.flatMap(\.withInnerBlocks), places).map(PlacedBlock.init)
  }
}

extension Block {
  fileprivate var withInnerBlocks: [Block] {
    switch self {
    case .list(_, let items): [self] + items.joined().flatMap(\.withInnerBlocks)
    case .details(_, let blocks): [self] + blocks.flatMap(\.withInnerBlocks)
    case .heading, .paragraph, .code, .table: [self]
    }
  }
}
