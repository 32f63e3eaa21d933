import Curriculum
import Terminal

extension Drawing {
  package func lines(for reader: ReaderState) -> [Line] {
    guard reader.contents == nil else { return contentsLines(of: reader) }
    let answer = reader.answered.map { answerLines($0) + [.empty] } ?? []
    // At the end of a text its last part is shown again, with the answer below it.
    let part = (reader.part ?? reader.parts.last).map { markdown($0.blocks) + [.empty] } ?? []
    var returned = reader.isReturned ? paragraph(words("reader.returned")) + [.empty] : []
    if reader.isReturned, reader.firstPassedOver != nil {
      returned.insert(contentsOf: paragraph(words("reader.recalled")), at: returned.count - 1)
    }
    var lines = returned + (reader.isAtEnd ? part + answer : answer + part)
    if let question = reader.question {
      if reader.rejected != nil {
        let isOpen = question.choices.isEmpty
        lines = paragraph(
          words(
            isOpen ? "reader.open-rejected" : "reader.rejected",
            ["choices": words.choice(of: reader.openChoices)]))
      } else {
        // At a second attempt the question is still shown above.
        if reader.mayTryAgain { lines = [] }
        lines += replyLines(to: question, reader.wrong[reader.asked])
        lines += promptLines(reader, question)
      }
    } else if reader.position < reader.parts.count - 1 {
      lines += paragraph(words("reader.pause"))
    } else if isInMenu {
      lines += paragraph(words("reader.end"))
    }
    return lines
  }

  private func contentsLines(of reader: ReaderState) -> [Line] {
    let headings = zip(1..., reader.openHeadings).flatMap { number, heading in
      inline("\(number). \(Inline.escaping(heading))").wrapped(to: width, others: "   ")
    }
    return paragraph(words("reader.contents")) + headings
      + [.empty] + paragraph(words("reader.contents-keys"))
  }

  private func promptLines(_ reader: ReaderState, _ question: LessonText.Question) -> [Line] {
    let isAgain = reader.wrong[reader.asked] != nil
    let key =
      switch (question.choices.isEmpty, question.values.isEmpty) {
      case (true, true): "reader.open-question"
      case (true, false): isAgain ? "reader.value-question-again" : "reader.value-question"
      case (false, _): isAgain ? "reader.question-again" : "reader.question"
      }
    return paragraph(words(key, ["choices": words.choice(of: reader.openChoices)]))
  }

  func replyLines(to question: LessonText.Question, _ wrong: [String]?) -> [Line] {
    guard let said = wrong?.last else { return [] }
    let mark = paragraph(sign("✗ ") + words("reader.not-yet")).map { $0.styled(.warning) }
    return mark + reply(to: said, question) + [.empty]
  }

  private func reply(to said: String, _ question: LessonText.Question) -> [Line] {
    if let reply = question.reply(to: said) { return markdown(reply) }
    return question.values.isEmpty ? [] : paragraph(words("reader.wrong-value"))
  }

  func answerLines(_ answered: ReaderState.Answered) -> [Line] {
    markLines(answered) + markdown(answered.question.answer)
  }

  func markLines(_ answered: ReaderState.Answered) -> [Line] {
    switch answered.isRight {
    case true?: return paragraph(sign("✓ ") + words("reader.right")).map { $0.styled(.success) }
    case false?:
      let right = answered.question.right ?? ""
      let mark = paragraph(sign("✗ ") + words("reader.wrong", ["right": right]))
      // Values have no reply except the right answer.
      let reply =
        answered.question.choices.isEmpty
        ? [] : reply(to: answered.choice ?? "", answered.question)
      return mark.map { $0.styled(.warning) } + reply + (reply.isEmpty ? [] : [.empty])
    case nil:
      // A free answer isn't judged: the model answer is shown below it.
      guard let said = answered.choice else { return [] }
      return paragraph(
        words("reader.yours", ["answer": Inline.escaping(visible(controlCharactersIn: said))])) + [
          .empty
        ]
    }
  }

  /// The whole text without stops; the answers are at its end, so that they aren't seen too early.
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

  /// The rest of a text, whose questions won't be answered any more.
  package func restLines(of reader: ReaderState) -> [Line] {
    var rest = Array(reader.parts.dropFirst(reader.position))
    if !rest.isEmpty { rest[0].blocks = [] }
    return wholeLines(of: rest)
  }
}

extension LessonText.Question {
  /// The answer, followed by the replies to wrong choices.
  fileprivate var answerWithReplies: [Block] {
    let replies = choices.compactMap { self.replies[$0] }
    return replies.isEmpty ? answer : answer + [.list(marker: .bullet, items: replies)]
  }
}
