/// How a string is written: with how many `#`, and whether over several lines.
struct SwiftStringDelimiter: Equatable {
  var hashes: Int
  var isMultiline: Bool

  /// The number of characters of the opening mark.
  var length: Int { hashes + (isMultiline ? 3 : 1) }

  /// The mark that ends the string.
  var closing: String {
    (isMultiline ? "\"\"\"" : "\"") + String(repeating: "#", count: hashes)
  }

  /// What makes the characters after it special.
  var escape: String { "\\" + String(repeating: "#", count: hashes) }

  init?(startOf text: Substring) {
    hashes = text.prefix { $0 == "#" }.count
    let quotes = text.dropFirst(hashes).prefix(3)
    guard quotes.first == "\"" else { return nil }
    isMultiline = quotes == "\"\"\""
  }
}

extension SwiftLexer {
  /// Takes a string's text up to its end or to the code in it.
  mutating func takeStringPart(_ delimiter: SwiftStringDelimiter) {
    var text = rest
    while let character = text.first {
      if character == "\"", text.hasPrefix(delimiter.closing) {
        take(to: text.dropFirst(delimiter.closing.count).startIndex, as: .string)
        places.removeLast()
        isAfterValue = true
        return
      }
      if character == "\\", text.hasPrefix(delimiter.escape) {
        text = text.dropFirst(delimiter.escape.count)
        if text.first == "(" {
          take(to: text.startIndex, as: .string)
          take(1, as: .other)
          places.append(.interpolation(open: 0))
          isAfterValue = false
          return
        }
        // An escaped quote doesn't close; an escaped line end still ends an unfinished string.
        if text.first?.isNewline == false { text = text.dropFirst() }
      } else if character.isNewline, !delimiter.isMultiline {
        take(to: text.startIndex, as: .string)
        places.removeLast()
        return
      } else {
        text = text.dropFirst()
      }
    }
    take(to: text.startIndex, as: .string)
  }
}
