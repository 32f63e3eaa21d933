/// An answer without what doesn't matter in it: spaces, capitals, the width of its signs, and which
/// kind of quotes and hyphens they are.
public struct FoldedAnswer: Equatable, Sendable {
  /// What is left of it.
  public let text: String

  /// Folds what somebody has typed, or what is expected.
  public init(_ answer: String) {
    var folded = String.UnicodeScalarView()
    for scalar in answer.lowercased().unicodeScalars where !scalar.properties.isWhitespace {
      folded.append(Self.twins[scalar] ?? scalar.ofUsualWidth)
    }
    // What is code in a text is typed with its marks by some.
    text = String(folded).filter { $0 != "`" }
  }

  private static let twins: [Unicode.Scalar: Unicode.Scalar] = {
    let kinds: [(Unicode.Scalar, String)] = [
      ("\"", "“”„‟«»「」『』＂"), ("'", "‘’‚‛‹›＇"), ("-", "‐‑‒–—−"), (",", "、"), (".", "。"),
      ("[", "【"), ("]", "】"),
    ]
    return kinds.reduce(into: [:]) { twins, kind in
      for scalar in kind.1.unicodeScalars { twins[scalar] = kind.0 }
    }
  }()
}

extension Unicode.Scalar {
  /// The letter or sign itself, where this is its twin as wide as a Chinese character.
  package var ofUsualWidth: Unicode.Scalar {
    switch value {
    case 0x3000: " "
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
    default: self
    }
  }
}
