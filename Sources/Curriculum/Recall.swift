import Basics

/// The questions about earlier lessons that a lesson begins with, a few each time.
public struct Recall: Equatable, Sendable {
  /// In the order in which they are asked the first time.
  public var parts: [LessonText.Part]
  /// What stands above them: a title, and a sentence.
  private var opening: [Block]

  /// Reads a page with a title, a sentence, and questions.
  public init(_ document: Document) {
    var blocks = document.blocks[...]
    opening = []
    if case .heading(_, let text)? = blocks.first {
      blocks.removeFirst()
      // In the lesson's text it is one of the sections.
      opening.append(.heading(level: 2, text: text))
      // A sentence directly above an answer or its choices is a question.
      if case .paragraph? = blocks.first, case .paragraph? = blocks.dropFirst().first {
        opening.append(blocks.removeFirst())
      }
    }
    parts = LessonText(Document(blocks: Array(blocks))).parts.filter { $0.question != nil }
    for index in parts.indices { parts[index].isRecall = true }
  }

  /// The same questions, known by what those of the English page ask.
  public func asking(asIn english: Recall) -> Recall {
    let keys = english.parts.map { $0.question?.key ?? "" }
    guard keys.count == parts.count else { return self }
    var other = self
    for (place, key) in zip(parts.indices, keys) { other.parts[place].question?.key = key }
    return other
  }

  /// Those whose turn it is: first what was answered wrongly, then what was never asked, then what
  /// was asked longest ago.
  public func next(after progress: LessonProgress) -> [LessonText.Part] {
    let turns = parts.enumerated().map { index, part in
      let last = part.question.flatMap { progress.answers[$0.key] }
      return (turn: [last?.isWrong == true ? 0 : 1, last?.number ?? 0, index], part: part)
    }
    let sorted = turns.sorted { $0.turn.lexicographicallyPrecedes($1.turn) }
    return begun(sorted.prefix(CountLimit.recalledQuestions).map(\.part))
  }

  /// The questions that are known by these keys, in this order.
  public func parts(asking keys: [String]) -> [LessonText.Part] {
    begun(keys.compactMap { key in parts.first { $0.question?.key == key } })
  }

  private func begun(_ parts: [LessonText.Part]) -> [LessonText.Part] {
    var parts = parts
    if !parts.isEmpty { parts[0].blocks.insert(contentsOf: opening, at: 0) }
    return parts
  }
}
