/// Finds the line of a place in a text.
struct SourceLines {
  private let starts: [Int]

  init(of text: String) {
    var starts = [0]
    for (place, byte) in text.utf8.enumerated() where byte == 0x0A { starts.append(place + 1) }
    self.starts = starts
  }

  /// The line of this place in UTF-8; the first is 1.
  func line(at place: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return low + 1
  }
}
