/// A placeholder for a lesson's words in lines of code or in a shown value. The words are in the
/// lesson's `Feedback.md`.
///
/// It is encoded as a token of control characters, which no Swift code contains, and replaced when
/// a verdict is put into words. Lines with tokens are stored and compared like others.
public struct Comment: Sendable {
  private let key: String
  private let values: [String: String]

  /// The words with this key in `Feedback.md`; `values` replace the placeholders in braces:
  /// numbers, names and code, which may contain tokens, too.
  public init(_ key: String, _ values: [String: String] = [:]) {
    (self.key, self.values) = (key, values)
  }

  public var line: String { "// \(words)" }

  /// As a comment at the end of a line of code.
  public var trailing: String { "  // \(words)" }

  public var words: String {
    let parts = [key] + values.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    return "\(Token.begin)\(parts.joined(separator: String(Token.divider)))\(Token.end)"
  }
}

/// The control characters of a token.
private enum Token {
  static let begin: Character = "\u{2}"
  static let divider: Character = "\u{1F}"
  static let end: Character = "\u{3}"

  /// The words for a token; the key itself if it is unknown.
  static func words(for token: String, in comments: [String: String]) -> String {
    let parts = token.split(separator: divider, omittingEmptySubsequences: false).map(String.init)
    guard let words = comments[parts[0]] else { return parts[0] }
    let values = Dictionary(
      zip(
        stride(from: 1, to: parts.count - 1, by: 2).map { parts[$0] },
        stride(from: 2, to: parts.count, by: 2).map { parts[$0] }),
      uniquingKeysWith: { first, _ in first })
    return words.replacing(/\{([a-z]+)\}/) { values[String($0.1)] ?? String($0.0) }
  }
}

extension String {
  /// Whether it contains a token.
  public var hasComment: Bool { contains(Token.begin) }

  /// Replaces all tokens by the lesson's words, including nested ones.
  public func filled(from comments: [String: String]) -> String {
    guard hasComment else { return self }
    // The text, and the parts of tokens that have begun and not yet ended.
    var open = [""]
    for character in self {
      switch character {
      case Token.begin: open.append("")
      case Token.end where open.count > 1:
        let token = open.removeLast()
        open[open.count - 1] += Token.words(for: token, in: comments)
      default: open[open.count - 1].append(character)
      }
    }
    return open.joined(separator: String(Token.begin))
  }
}

extension Tree {
  /// Replaces all tokens by the lesson's words.
  public func filled(from comments: [String: String]) -> Tree {
    switch self {
    case .leaf(let text): .leaf(text.filled(from: comments))
    case .node(let opening, let children, let closing):
      .node(
        opening: opening,
        children: children.map {
          Child(label: $0.label, value: $0.value.filled(from: comments))
        }, closing: closing)
    }
  }
}
