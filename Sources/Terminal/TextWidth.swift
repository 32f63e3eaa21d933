extension StringProtocol {
  /// How many columns of a terminal the text takes; control characters, even tabs, take none.
  public var columns: Int {
    // Nearly all text is plain ASCII, where a byte is a column.
    let bytes = utf8
    if bytes.allSatisfy({ (0x20...0x7E).contains($0) }) { return bytes.count }
    return reduce(0) { $0 + $1.columns }
  }
}

extension Character {
  /// How many columns of a terminal the character takes: none, one or two.
  ///
  /// A character is what a reader sees as one, so an emoji takes two columns however many scalars it
  /// is made of.
  public var columns: Int {
    let scalars = unicodeScalars
    // The emoji variation selector turns a narrow sign such as ❤ into an emoji.
    if scalars.count > 1, scalars.contains("\u{FE0F}") { return 2 }
    return scalars.reduce(0) { max($0, $1.columns) }
  }
}

extension Unicode.Scalar {
  /// How many columns the scalar takes on its own.
  var columns: Int {
    if (0x20...0x7E).contains(value) { return 1 }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      // The soft hyphen counts as format, but terminals draw it.
      return value == 0xAD ? 1 : 0
    default:
      // Vowels and final consonants of Hangul join the initial consonant before them.
      if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
      return isWide ? 2 : 1
    }
  }

  private var isWide: Bool {
    guard value >= wideRanges[0].lowerBound else { return false }
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wideRanges.count && wideRanges[low].contains(value)
  }
}
