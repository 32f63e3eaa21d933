/// One building block of a text.
public indirect enum Block: Equatable, Sendable {
  /// A heading of level 1 to 6.
  case heading(level: Int, text: [Inline])
  /// A run of text.
  case paragraph([Inline])
  /// Fenced code, verbatim; `line` is the number of its first line in the source, from 1.
  case code(language: String?, text: String, line: Int)
  /// Items that belong together; each holds blocks of its own.
  case list(marker: ListMarker, items: [[Block]])
  /// A GitHub table: each row has as many cells as the header.
  case table(header: [[Inline]], alignments: [ColumnAlignment], rows: [[[Inline]]])
  /// Something to unfold: a summary, and the blocks that it stands for.
  case details(summary: [Inline], blocks: [Block])
}

/// What stands in front of the items of a list.
public enum ListMarker: Equatable, Sendable {
  /// The same sign for every item.
  case bullet
  /// Numbers that count up from `start`.
  case number(start: Int)
}

/// Where the text of a table's column stands.
public enum ColumnAlignment: Equatable, Sendable {
  /// At the left edge.
  case leading
  /// In the middle.
  case center
  /// At the right edge.
  case trailing
}
