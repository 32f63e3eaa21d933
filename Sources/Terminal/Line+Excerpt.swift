extension Line {
  /// The line with a style added to some of its characters.
  ///
  /// - Parameter ranges: the characters' indices.
  public func styled(_ style: Style, in ranges: [Range<Int>]) -> Line {
    guard !ranges.isEmpty else { return self }
    var cells = cells
    for index in ranges.joined() where cells.indices.contains(index) {
      cells[index].style = style.with(cells[index].style)
    }
    return Line(cells: cells)
  }

  /// As much of the line as fits, with these of its characters in it, and marks where it is cut off.
  ///
  /// - Parameter range: the characters' indices.
  public func excerpt(of width: Int, around range: Range<Int>) -> Line {
    guard columns > width else { return self }
    let cells = cells
    // A third of the room is for what stands before.
    var room = width / 3
    var start = max(0, min(range.lowerBound, cells.count))
    while start > 0, room >= cells[start - 1].columns {
      start -= 1
      room -= cells[start].columns
    }
    guard start > 0 else { return truncated(to: width) }
    let isSpace = { (index: Int) in cells[index].character == " " }
    // It begins with a whole word, if there is one.
    if !isSpace(start - 1), let space = (start..<range.lowerBound).first(where: isSpace) {
      start = space + 1
    }
    return (Line("… ", cells[start].style) + Line(cells: cells[start...])).truncated(to: width)
  }
}
