import Terminal

/// Keeps what an exercise has printed as it was drawn: to wrap all of it takes longer than a key may,
/// and of what is printed only the end is ever new.
final class PrintedMemory {
  private var width = 0
  private var texts: [String] = []
  private var rows: [Line] = []
  /// Behind the rows of each text.
  private var ends: [Int] = []

  /// The rows of all texts, one below the other.
  ///
  /// - Parameter draw: gives the rows of one text.
  func rows(of texts: [String], width: Int, draw: (String) -> [Line]) -> [Line] {
    // Texts that nothing was added to share their storage with those before: that is seen at once.
    if width == self.width, texts == self.texts { return rows }
    let isOtherWidth = width != self.width
    let known = isOtherWidth ? 0 : zip(texts, self.texts).prefix { $0 == $1 }.count
    rows.removeLast(rows.count - (known == 0 ? 0 : ends[known - 1]))
    ends.removeLast(ends.count - known)
    for text in texts[known...] {
      rows += draw(text)
      ends.append(rows.count)
    }
    (self.width, self.texts) = (width, texts)
    return rows
  }
}
