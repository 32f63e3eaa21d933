extension StringProtocol {
  /// The text without what is blank at both ends.
  package var trimmed: String { String(trimming(\.isWhitespace)) }

  /// The text without the characters at both ends that are to go.
  package func trimming(_ isToGo: (Character) -> Bool) -> SubSequence {
    guard let first = firstIndex(where: { !isToGo($0) }),
      let last = lastIndex(where: { !isToGo($0) })
    else { return self[endIndex...] }
    return self[first...last]
  }
}

extension Unicode.Scalar {
  /// The Latin letter below accents and other marks: Unicode calls é LATIN SMALL LETTER E WITH ACUTE.
  package var latinLetter: Unicode.Scalar? {
    // All such letters stand in these blocks; to ask for a name takes long.
    guard (0xC0...0x24F).contains(value) || (0x1E00...0x1EFF).contains(value),
      let words = properties.name?.split(separator: " "),
      words.count > 3, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1
    else { return nil }
    return (words[1] == "SMALL" ? words[3].lowercased() : String(words[3])).unicodeScalars.first
  }
}
