import Basics
import Launching

/// A lesson's text, split where the reader stops: at each section and each question.
public struct LessonText: Equatable, Sendable {
  public var parts: [Part]

  /// Text up to a question or the end of a section.
  public struct Part: Equatable, Sendable {
    /// The blocks to show, without the answer to the question.
    public var blocks: [Block]
    /// Nil if the part ends with a section.
    public var question: Question?
    /// Whether the question is about an earlier lesson.
    public var isRecall = false
  }

  /// Splits a document at its level-2 headings and behind each question. The questions about
  /// earlier lessons replace the link to them.
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
      // The title and the sentence behind it belong to the first section.
      if case .heading(level: 2, _) = block, !parts.isEmpty || blocks.contains(where: \.isSection) {
        if !blocks.isEmpty { parts.append(Part(blocks: blocks, question: nil)) }
        blocks = []
      }
      blocks.append(block)
    }
    if !blocks.isEmpty { parts.append(Part(blocks: blocks, question: nil)) }
  }

  /// The line of each heading in a source, from 1; of equal headings the first.
  static func lines(ofHeadingsIn source: String) -> [String: Int] {
    Document.placedBlocks(in: source).reduce(into: [:]) { lines, placed in
      guard case .heading(_, let text) = placed.block else { return }
      lines[text.plainText] = lines[text.plainText] ?? placed.place.line
    }
  }
}

extension [LessonText.Part] {
  /// The same parts, with the keys of the English questions: of those about earlier lessons if
  /// `areRecalled` is true, else of the others.
  public func asking(
    asIn english: [LessonText.Part], areRecalled: Bool = false
  ) -> [LessonText.Part] {
    let places = indices.filter { self[$0].question != nil && self[$0].isRecall == areRecalled }
    let keys = english.compactMap { $0.question?.key }
    // With another number of questions the texts can't be matched.
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

  /// Whether the block is only a link to the questions about earlier lessons.
  package var isLinkToRecall: Bool {
    guard case .paragraph(let text) = self, text.count == 1, case .link(_, let path) = text[0]
    else { return false }
    return path == Repository.recallName
  }
}

/// The questions about earlier lessons with which a lesson begins; a few are asked each time.
public struct Recall: Equatable, Sendable {
  /// The questions in the order in which they are first asked.
  public var parts: [LessonText.Part]
  /// The title and the sentence above the questions.
  private var opening: [Block]

  public init(_ document: Document) {
    var blocks = document.blocks[...]
    opening = []
    if case .heading(_, let text)? = blocks.first {
      blocks.removeFirst()
      // In the lesson's text the title becomes a section's heading.
      opening.append(.heading(level: 2, text: text))
      // A paragraph directly above an answer or choices is a question.
      if case .paragraph? = blocks.first, case .paragraph? = blocks.dropFirst().first {
        opening.append(blocks.removeFirst())
      }
    }
    parts = LessonText(Document(blocks: Array(blocks))).parts.filter { $0.question != nil }
    for index in parts.indices { parts[index].isRecall = true }
  }

  /// The same questions with the keys of the English ones.
  public func asking(asIn english: Recall) -> Recall {
    var other = self
    other.parts = parts.asking(asIn: english.parts, areRecalled: true)
    return other
  }

  /// The next questions: first those answered wrongly, then those never asked, then those asked
  /// longest ago.
  public func next(
    after progress: LessonProgress, count: Int = CountLimit.recalledQuestions
  ) -> [LessonText.Part] {
    let turns = parts.enumerated().map { index, part in
      let last = part.question.flatMap { progress.answers[$0.key] }
      return (turn: [last?.isWrong == true ? 0 : 1, last?.number ?? 0, index], part: part)
    }
    let sorted = turns.sorted { $0.turn.lexicographicallyPrecedes($1.turn) }
    return begun(sorted.prefix(count).map(\.part))
  }

  /// The questions with these keys, in this order.
  public func parts(asking keys: [String]) -> [LessonText.Part] {
    begun(keys.compactMap { key in parts.first { $0.question?.key == key } })
  }

  private func begun(_ parts: [LessonText.Part]) -> [LessonText.Part] {
    var parts = parts
    if !parts.isEmpty { parts[0].blocks.insert(contentsOf: opening, at: 0) }
    return parts
  }
}
