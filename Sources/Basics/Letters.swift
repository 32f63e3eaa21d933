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

extension Date {
  /// The time where the person is, as `strftime` writes it: `%H:%M:%S`.
  package func local(_ format: String) -> String {
    var seconds = time_t(timeIntervalSince1970.rounded(.down))
    var parts = tm()
    localtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 64)
    let count = strftime(&text, text.count, format, &parts)
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
