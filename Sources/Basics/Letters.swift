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

extension String {
  /// How many letters and digits there are: what is the same however a text is wrapped and framed.
  package var letters: Int { count { $0.isLetter || $0.isNumber } }

  /// The lines of the text, whatever ends them.
  package var lines: [Substring] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Whether the bytes leave it possible that there are control characters beside tabs and line feeds: for
  /// nearly all text they don't, and to look at each of its characters takes longer than to draw it.
  package var mayHoldControlCharacters: Bool {
    var isPunctuation = false
    for byte in utf8 {
      switch byte {
      case 0x09, 0x0A: break
      // Controls; how those of C1 begin, and the marks of Arabic.
      case 0x00...0x1F, 0x7F, 0xC2, 0xD8: return true
      // Marks and separators stand among the punctuation.
      case 0x80, 0x81: if isPunctuation { return true }
      default: break
      }
      isPunctuation = byte == 0xE2
    }
    return false
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
