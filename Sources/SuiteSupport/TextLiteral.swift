extension String {
  /// The text as a Swift string literal. Different texts have different literals, even if they look
  /// the same.
  var literal: String {
    var parts: [String] = []
    var plain = ""
    for run in runs {
      if run.count <= String.longestRun {
        plain += String(repeating: run.character.escaped, count: run.count)
        continue
      }
      if !plain.isEmpty { parts.append("\"\(plain)\"") }
      plain = ""
      parts.append("String(repeating: \"\(run.character.escaped)\", count: \(run.count))")
    }
    if !plain.isEmpty || parts.isEmpty { parts.append("\"\(plain)\"") }
    return parts.joined(separator: " + ")
  }

  /// Longer runs of the same character are written with `String(repeating:count:)`.
  private static let longestRun = 40

  private var runs: [(character: Character, count: Int)] {
    reduce(into: []) { runs, character in
      if let last = runs.last, last.character == character {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((character, 1))
      }
    }
  }
}

extension Character {
  /// The character as it is written between quotation marks.
  fileprivate var escaped: String {
    isWholeEmoji
      ? String(self)
      : unicodeScalars.enumerated().map { $1.escaped(isFirst: $0 == 0) }.joined()
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
  fileprivate func escaped(isFirst: Bool) -> String {
    switch self {
    case "\\": return "\\\\"
    case "\"": return "\\\""
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\0": return "\\0"
    default: return isSeen(isFirst: isFirst) ? String(self) : code
    }
  }

  private var code: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// Whether the scalar is visible. A combining mark needs a preceding letter; at the beginning it
  /// would combine with the quotation mark.
  private func isSeen(isFirst: Bool) -> Bool {
    guard !properties.isVariationSelector else { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    case .spaceSeparator: self == " "
    case .nonspacingMark, .enclosingMark: !isFirst
    default: true
    }
  }
}
