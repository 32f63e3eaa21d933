extension StringProtocol {
  /// The text without whitespace at both ends.
  package var trimmed: String { String(trimming(\.isWhitespace)) }

  /// The text without the characters at both ends that match the predicate.
  package func trimming(_ isToGo: (Character) -> Bool) -> SubSequence {
    guard let first = firstIndex(where: { !isToGo($0) }),
      let last = lastIndex(where: { !isToGo($0) })
    else { return self[endIndex...] }
    return self[first...last]
  }
}

extension String {
  /// The number of letters and digits, which doesn't depend on how a text is wrapped and framed.
  package var letters: Int { count { $0.isLetter || $0.isNumber } }

  /// The lines of the text, for any kind of line break.
  package var lines: [Substring] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Whether the text may contain control characters other than tabs and line feeds, judging by its
  /// bytes. False for nearly all texts, which saves the slower test of each character.
  package var mayHoldControlCharacters: Bool {
    var isPunctuation = false
    for byte in utf8 {
      switch byte {
      case 0x09, 0x0A: break
      // ASCII controls, the first byte of C1 controls, and that of the Arabic marks.
      case 0x00...0x1F, 0x7F, 0xC2, 0xD8: return true
      // With 0xE2, the first bytes of general punctuation, which includes marks and separators.
      case 0x80, 0x81: if isPunctuation { return true }
      default: break
      }
      isPunctuation = byte == 0xE2
    }
    return false
  }
}

extension Unicode.Scalar {
  /// The base letter of an accented Latin letter, taken from its Unicode name: LATIN SMALL LETTER E
  /// WITH ACUTE for é.
  package var latinLetter: Unicode.Scalar? {
    // All such letters are in these blocks; names are looked up for them only, because that is
    // slow.
    guard (0xC0...0x24F).contains(value) || (0x1E00...0x1EFF).contains(value),
      let words = properties.name?.split(separator: " "),
      words.count > 3, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1
    else { return nil }
    return (words[1] == "SMALL" ? words[3].lowercased() : String(words[3])).unicodeScalars.first
  }
}
