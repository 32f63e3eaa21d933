import Launching

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
    /// Whether it asks about an earlier lesson.
    public var isRecall = false
  }

  /// Cuts a document at its headings of level 2 and behind each question.
  ///
  /// - Parameter recall: what it begins with; it takes the place of the link to it.
  public init(_ document: Document, beginningWith recall: [Part] = []) {
    parts = []
    var blocks: [Block] = []
    for block in document.blocks {
      if block.isLinkToRecall, !recall.isEmpty {
        for part in recall {
          parts.append(part)
          parts[parts.count - 1].blocks.insert(contentsOf: blocks, at: 0)
          blocks = []
        }
        continue
      }
      if case .details(_, let answer) = block {
        parts.append(Part(blocks: blocks, question: Question(below: blocks, answer: answer)))
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
}

extension [LessonText.Part] {
  /// The same parts, whose questions are known by what those of the English text ask.
  ///
  /// Questions about earlier lessons stay as they are: they stand in a text of their own.
  public func asking(asIn english: [LessonText.Part]) -> [LessonText.Part] {
    let places = indices.filter { self[$0].question != nil && !self[$0].isRecall }
    let keys = english.compactMap { $0.question?.key }
    // A text that asks something else is one of its own.
    guard keys.count == places.count else { return self }
    var parts = self
    for (place, key) in zip(places, keys) { parts[place].question?.key = key }
    return parts
  }
}

extension Block {
  fileprivate var isSection: Bool {
    if case .heading(level: 2, _) = self { return true }
    return false
  }

  /// Whether it is nothing but a link to the questions about earlier lessons.
  package var isLinkToRecall: Bool {
    guard case .paragraph(let text) = self, text.count == 1, case .link(_, let path) = text[0]
    else { return false }
    return path == Repository.recallName
  }
}
