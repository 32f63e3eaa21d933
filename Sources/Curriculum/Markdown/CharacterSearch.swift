extension Character {
  var isASCIIPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}

extension ArraySlice<Character> {
  /// Where a run of exactly so many of a sign begins.
  func startOfRun(of sign: Character, length: Int) -> Int? {
    var position = startIndex
    while let start = self[position...].firstIndex(of: sign) {
      let count = self[start...].prefix { $0 == sign }.count
      if count == length { return start }
      position = start + count
    }
    return nil
  }

  /// Where the bracket that this slice begins with is closed; code and escapes don't count.
  func indexOfClosing(_ closing: Character, opening: Character) -> Int? {
    var depth = 0
    var position = startIndex
    while position < endIndex {
      switch self[position] {
      case opening:
        depth += 1
      case closing:
        depth -= 1
        if depth == 0 { return position }
      case "\\":
        position += 1
      case "`":
        let length = self[position...].prefix { $0 == "`" }.count
        let end = self[(position + length)...].startOfRun(of: "`", length: length)
        position = (end ?? position) + length - 1
      default:
        break
      }
      position += 1
    }
    return nil
  }
}
