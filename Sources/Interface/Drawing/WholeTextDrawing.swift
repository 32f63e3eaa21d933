import Curriculum
import Terminal

extension Drawing {
  /// A text without stops: whoever reads it on paper finds the answers at its end, where no eye falls
  /// on them.
  package func wholeLines(of parts: [LessonText.Part]) -> [Line] {
    let questions = parts.compactMap(\.question)
    var number = 0
    let text = parts.flatMap { part in
      let lines = part.blocks.isEmpty ? [] : markdown(part.blocks) + [.empty]
      guard part.question != nil else { return lines }
      number += 1
      return lines + paragraph(words("reader.answer-below", ["number": number])) + [.empty]
    }
    guard !questions.isEmpty else { return text }
    let answers: [Block] = [
      .heading(level: 2, text: [.text(words("reader.answers"))]),
      .list(marker: .number(start: 1), items: questions.map(\.answerWithReplies)),
    ]
    return text + markdown(answers) + [.empty]
  }

  /// What was not shown yet of a text that nobody answers any more.
  package func restLines(of reader: ReaderState) -> [Line] {
    var rest = Array(reader.parts.dropFirst(reader.position))
    if !rest.isEmpty { rest[0].blocks = [] }
    return wholeLines(of: rest)
  }
}

extension LessonText.Question {
  /// The right answer, and below it what is said to each wrong choice.
  fileprivate var answerWithReplies: [Block] {
    let replies = choices.compactMap { self.replies[$0] }
    return replies.isEmpty ? answer : answer + [.list(marker: .bullet, items: replies)]
  }
}
