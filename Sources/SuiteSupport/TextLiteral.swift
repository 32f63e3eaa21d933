extension String {
  /// The text as a Swift string literal. Different texts have different literals, even if they look
  /// the same.
  var literal: String {
    // Nearly all texts are plain and short.
    if utf8.count <= String.longestRun, utf8.allSatisfy(\.isPlain) { return "\"\(self)\"" }
    var parts: [String] = []
    var plain = ""
    for run in runs {
      guard run.count > 1 else {
        plain += run.unit.escaped
        continue
      }
      if !plain.isEmpty { parts.append("\"\(plain)\"") }
      plain = ""
      parts.append("String(repeating: \"\(run.unit.escaped)\", count: \(run.count))")
    }
    if !plain.isEmpty || parts.isEmpty { parts.append("\"\(plain)\"") }
    return parts.joined(separator: " + ")
  }

  /// Longer repetitions are written with `String(repeating:count:)`.
  private static let longestRun = 40
  /// The most characters whose repetition is noticed.
  private static let longestUnit = 8

  /// The text in parts, each a few characters with the number of times that they follow each other.
  private var runs: [(unit: ArraySlice<Character>, count: Int)] {
    let characters = Array(self)
    var runs: [(unit: ArraySlice<Character>, count: Int)] = []
    var place = 0
    while place < characters.count {
      let rest = characters[place...]
      // Words are repeated with the blank behind them.
      let lengths = 1...(rest.first == " " ? 1 : String.longestUnit)
      let repeated = lengths.lazy.map { length in
        let same = zip(rest, rest.dropFirst(length)).prefix { $0 == $1 }.count
        return (unit: rest.prefix(length), count: 1 + same / length)
      }.first { $0.unit.count * $0.count > String.longestRun }
      let run = repeated ?? (rest.prefix(1), 1)
      runs.append(run)
      place += run.unit.count * run.count
    }
    return runs
  }
}

extension UInt8 {
  /// Whether it is an ASCII character that is written as itself between quotation marks.
  fileprivate var isPlain: Bool {
    0x20...0x7E ~= self && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

extension Sequence<Character> {
  fileprivate var escaped: String { map(\.escaped).joined() }
}

extension Character {
  /// The character as it is written between quotation marks.
  fileprivate var escaped: String {
    isWholeEmoji
      ? String(self)
      : unicodeScalars.enumerated().map { place, scalar in
        scalar.escaped(behind: place == 0 ? nil : unicodeScalars.first)
      }.joined()
  }

  /// Whether it is an emoji whose scalars, including joiners, are all visible in the result.
  private var isWholeEmoji: Bool {
    let joiner: Unicode.Scalar = "\u{200D}"
    return unicodeScalars.last != joiner
      && unicodeScalars.first.map { $0.properties.isEmojiPresentation } ?? false
      && unicodeScalars.allSatisfy { $0.properties.isEmojiPresentation || $0 == joiner }
  }
}

extension Unicode.Scalar {
  fileprivate func escaped(behind letter: Unicode.Scalar?) -> String {
    switch self {
    case "\\": return "\\\\"
    case "\"": return "\\\""
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\0": return "\\0"
    default: return isSeen(behind: letter) ? String(self) : code
    }
  }

  private var code: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// Whether the scalar is visible. A combining mark needs a preceding letter; at the beginning it
  /// would combine with the quotation mark, and behind an ASCII letter it looks like a scalar for both,
  /// as `é` does.
  private func isSeen(behind letter: Unicode.Scalar?) -> Bool {
    guard !properties.isVariationSelector else { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    case .spaceSeparator: self == " "
    case .nonspacingMark, .enclosingMark: letter.map { !$0.isASCII } ?? false
    default: true
    }
  }
}
