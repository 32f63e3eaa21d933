extension LessonText {
  /// A question in a lesson's text; the text continues after it.
  public struct Question: Equatable, Sendable {
    public var text: String
    /// The question's English text, which identifies it in every language.
    public var key: String
    /// The letters to choose from; empty if a value is typed or any answer counts.
    public var choices: [String]
    /// The letter of the right choice or the expected value; nil if any answer counts.
    public var right: String?
    /// All accepted spellings of the value; empty if there are choices or any answer counts.
    public var values: [String]
    /// Whether the reader answers in their own words, which are shown beside the lesson's answer.
    public let isOpen: Bool
    /// The blocks that are shown after the answer.
    public var answer: [Block]
    public var replies: [String: [Block]]
    public var hint: [Block]?
    /// The number words that are accepted in answers.
    public var numbers = SpelledNumbers()

    /// The question at the end of some blocks.
    ///
    /// - Parameter answer: the blocks of the `<details>` below: the right choice or value in bold,
    ///   the reason, and a list with a reply to each wrong choice, or to a wrong value.
    init(below blocks: [Block], answer: [Block]) {
      let asked = blocks.last { if case .paragraph = $0 { true } else { false } }
      if case .paragraph(let text)? = asked { self.text = text.plainText } else { text = "" }
      key = text
      choices = Self.items(of: blocks.last).compactMap { Self.letter(of: $0.first) }
      values = choices.isEmpty ? Self.values(of: answer.first) : []
      right = choices.isEmpty ? values.first : Self.letter(of: answer.first)
      isOpen = right == nil && choices.isEmpty && Self.beginsInBold(answer.first)
      (self.answer, replies, hint) = (answer, [:], nil)
      let items = Self.items(of: answer.last)
      if !values.isEmpty, let item = items.first {
        hint = item
      } else if !choices.isEmpty {
        for item in items {
          if let letter = Self.letter(of: item.first) { replies[letter] = item }
        }
      }
      if hint != nil || !replies.isEmpty { self.answer.removeLast() }
    }

    /// The choice that a typed text means: its letter, perhaps as in the text, `a)`; nil if there
    /// is no such choice.
    public func choice(typed text: String) -> String? {
      let letter = FoldedAnswer(text).text
      return choices.first { letter == $0 || letter == "\($0))" }
    }

    /// Whether an answer is right; nil if any answer counts.
    public func isRight(_ said: String) -> Bool? {
      guard right != nil else { return nil }
      if values.isEmpty { return FoldedAnswer(said) == FoldedAnswer(right ?? "") }
      let answer = FoldedAnswer(said).text
      let texts = [answer, String(answer.trimming { $0 == "." })]
      if values.contains(where: { texts.contains(FoldedAnswer($0).text) }) { return true }
      guard let number = numbers.number(texts[1]) else { return false }
      return values.contains { Int($0) == number }
    }

    /// The reply to a wrong answer; nil if the lesson has none.
    public func reply(to said: String) -> [Block]? {
      values.isEmpty ? replies[said] : hint
    }

    private static func items(of block: Block?) -> [[Block]] {
      if case .list(.bullet, let items)? = block { items } else { [] }
    }

    /// The letter of a choice: `a` for `a) …` and `**a）** …`.
    private static func letter(of block: Block?) -> String? {
      guard case .paragraph(let text)? = block else { return nil }
      return text.plainText.prefixMatch(of: /([a-zａ-ｚ])[)）]/)
        .map { FoldedAnswer(String($0.1)).text }
    }

    /// Whether a paragraph begins in bold, as in `**Ours:** …`.
    private static func beginsInBold(_ block: Block?) -> Bool {
      guard case .paragraph(let text)? = block, case .strong? = text.first else { return false }
      return true
    }

    /// The values at the beginning of an answer: both of **`3` or `three`**.
    private static func values(of block: Block?) -> [String] {
      guard case .paragraph(let text)? = block, case .strong(let inlines)? = text.first else {
        return []
      }
      return inlines.compactMap { if case .code(let value) = $0 { value } else { nil } }
    }
  }
}

/// An answer in a form for comparison: without spaces, case, full-width forms, and kinds of quotes
/// and hyphens.
public struct FoldedAnswer: Equatable, Sendable {
  public let text: String

  public init(_ answer: String) {
    var folded = String.UnicodeScalarView()
    for scalar in answer.lowercased().unicodeScalars where !scalar.properties.isWhitespace {
      folded.append(Self.twins[scalar] ?? scalar.ofUsualWidth)
    }
    // Readers may type the backticks around code, too.
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
  /// The ASCII character for a full-width form; other characters are unchanged.
  package var ofUsualWidth: Unicode.Scalar {
    switch value {
    case 0x3000: " "
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
    default: self
    }
  }
}
