extension String {
  /// The number of terminal columns the text takes. Control characters, including tabs, take none.
  public var columns: Int {
    // Nearly all text is ASCII, where each byte is a column.
    let bytes = utf8
    if bytes.allSatisfy({ (0x20...0x7E).contains($0) }) { return bytes.count }
    return reduce(0) { $0 + $1.columns }
  }
}

extension Character {
  /// The number of terminal columns the character takes: 0, 1 or 2.
  ///
  /// An emoji takes two columns, however many scalars it consists of.
  public var columns: Int {
    let scalars = unicodeScalars
    // The emoji variation selector turns a narrow symbol such as ❤ into an emoji.
    if scalars.count > 1, scalars.contains("\u{FE0F}") { return 2 }
    return scalars.reduce(0) { max($0, $1.columns) }
  }
}

extension Unicode.Scalar {
  var columns: Int {
    if (0x20...0x7E).contains(value) { return 1 }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      // The soft hyphen is in the category format, but terminals draw it.
      return value == 0xAD ? 1 : 0
    default:
      // Hangul vowels and final consonants join the preceding initial consonant.
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

/// The scalars that take two columns: East Asian wide and full-width ones, and emoji.
///
/// From Unicode's EastAsianWidth.txt (W and F) and emoji-data.txt (Emoji_Presentation), sorted.
/// Unassigned gaps within a block are closed to keep the table short.
let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F,  // Hangul initial consonants
  0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3,
  0x25FD...0x25FE, 0x2614...0x2615, 0x2630...0x2637, 0x2648...0x2653, 0x267F...0x267F,
  0x268A...0x268F, 0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE,
  0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA, 0x26F2...0x26F3,
  0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B,
  0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757,
  0x2795...0x2797, 0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50,
  0x2B55...0x2B55,
  0x2E80...0x303E,  // CJK radicals and punctuation
  0x3041...0x3247,  // Hiragana, Katakana, Bopomofo, enclosed CJK
  0x3250...0x4DBF,  // CJK compatibility, extension A
  0x4E00...0xA4CF,  // CJK unified ideographs, Yi
  0xA960...0xA97F, 0xAC00...0xD7A3,  // Hangul
  0xF900...0xFAFF,  // CJK compatibility ideographs
  0xFE10...0xFE19, 0xFE30...0xFE6F,  // vertical and small forms
  0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
  0x16FE0...0x18DFF,  // Tangut, Khitan
  0x1AFF0...0x1B2FF,  // Kana supplement, Nushu
  0x1D300...0x1D376,  // Tai Xuan Jing symbols, counting rods
  0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A,
  0x1F1E6...0x1F1FF,  // letters that make flags
  0x1F200...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393,
  0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4,
  0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D,
  0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596,
  0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC,
  0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6D8, 0x1F6DC...0x1F6DF, 0x1F6EB...0x1F6EC,
  0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB, 0x1F7F0...0x1F7F0, 0x1F90C...0x1F93A,
  0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FAFF,
  0x20000...0x3FFFD,  // the ideographic planes
]
