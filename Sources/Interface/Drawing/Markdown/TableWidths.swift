/// Shares out the columns of a terminal among the columns of a table.
struct TableWidths {
  /// How many columns each cell's text takes on one line, and its longest word.
  var natural: [Int]
  var longestWord: [Int]

  /// What a narrow column has at least, unless its text is shorter still.
  static let minimum = 4

  /// The columns' widths that add up to no more than `room`; nil if there is too little of it.
  ///
  /// First every column gets its minimum, then enough for its words, then for its whole text; the
  /// narrowest column is always the next to grow.
  func fitting(room: Int) -> [Int]? {
    var widths = natural.map { min($0, Self.minimum) }
    guard widths.reduce(0, +) <= room else { return nil }
    for goal in [longestWord, natural] {
      while widths.reduce(0, +) < room,
        let next = widths.indices.filter({ widths[$0] < goal[$0] }).min(by: {
          widths[$0] < widths[$1]
        })
      {
        widths[next] += 1
      }
    }
    return widths
  }
}
