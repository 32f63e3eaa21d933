import Markdown

/// A lesson's text, cut where a reader stops: at each section, and at each question.
public struct LessonText: Equatable, Sendable {
  /// In the order in which they are read.
  public var parts: [Part]

  /// A stretch of text, and what it ends with.
  public struct Part: Equatable, Sendable {
    /// What is shown of it; the answer to its question is not among that.
    public var blocks: [Block]
    /// Nil where only a section ends.
    public var question: Question?
  }

  /// Something to think about before the text goes on.
  public struct Question: Equatable, Sendable {
    /// The letters to choose from; empty when any answer will do.
    public var choices: [String]
    /// The letter of the right choice.
    public var right: String?
    /// Shown after the reader has answered.
    public var answer: [Block]
  }

  /// Cuts a document at its headings of level 2 and behind each question.
  public init(_ document: Document) {
    parts = []
    var blocks: [Block] = []
    for block in document.blocks {
      if case .details(_, let answer) = block {
        let choices = Self.choices(in: blocks.last)
        let question = Question(choices: choices, right: Self.letter(of: answer), answer: answer)
        parts.append(Part(blocks: blocks, question: question))
        blocks = []
        continue
      }
      // The title, and the sentence that follows it, belong to the first section.
      if case .heading(level: 2, _) = block, !parts.isEmpty || blocks.contains(where: \.isSection) {
        if !blocks.isEmpty { parts.append(Part(blocks: blocks, question: nil)) }
        blocks = []
      }
      blocks.append(block)
    }
    if !blocks.isEmpty { parts.append(Part(blocks: blocks, question: nil)) }
  }

  /// `- a) …` gives "a".
  private static func choices(in block: Block?) -> [String] {
    guard case .list(.bullet, let items)? = block else { return [] }
    return items.compactMap { item in
      guard case .paragraph(let text)? = item.first else { return nil }
      return text.plainText.prefixMatch(of: /([a-z])\)/).map { String($0.1) }
    }
  }

  /// `**b)** Because …` gives "b".
  private static func letter(of answer: [Block]) -> String? {
    guard case .paragraph(let text)? = answer.first else { return nil }
    return text.plainText.prefixMatch(of: /([a-z])\)/).map { String($0.1) }
  }
}

extension Block {
  fileprivate var isSection: Bool {
    if case .heading(level: 2, _) = self { return true }
    return false
  }
}
