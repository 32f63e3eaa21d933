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

/// Bytes as letters, as RFC 4648 has them: four for three, and `=` where some are missing.
package func base64(_ bytes: some Collection<UInt8>) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var result: [UInt8] = []
  result.reserveCapacity((bytes.count + 2) / 3 * 4)
  var rest = bytes[...]
  while !rest.isEmpty {
    let three = rest.prefix(3)
    rest = rest.dropFirst(3)
    var bits = three.reduce(0) { $0 << 8 | Int($1) }
    bits <<= 8 * (3 - three.count)
    for index in 0..<4 {
      result.append(
        index <= three.count ? letters[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: result, as: UTF8.self)
}
