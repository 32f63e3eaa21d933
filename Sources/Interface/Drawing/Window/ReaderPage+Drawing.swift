import Curriculum
import Terminal

extension WindowDrawing {
  /// The text from its start to the end of the part that was reached, with the answers in between.
  func page(of reader: ReaderState) -> ReaderPage {
    var page = ReaderPage()
    for index in reader.parts.indices {
      let (blocks, answer) = (blocks(index, of: reader), answer(index, of: reader))
      page.allLetters += (blocks + answer).reduce(0) { $0 + $1.letters }
      guard index <= reader.position else { continue }
      var lines = 0..<0
      for (block, drawn) in blocks.enumerated() {
        lines = page.append(drawn, part: index, block: block)
      }
      let next = blocks.count
      if let answered = reader.answers[index] {
        for (block, drawn) in answer.enumerated() {
          let mark = block == 0 ? drawing.markLines(answered) : []
          page.append(drawn.below(mark), part: index, block: next + block)
        }
      } else if let question = reader.parts[index].question, isAsked(index, in: reader) {
        let drawn = DrawnBlock(promptLines(for: question, of: index, reader), counts: false)
        let prompt = page.append(drawn, part: index, block: next)
        let start = question.choices.isEmpty ? prompt.lowerBound : lines.lowerBound
        page.questions.append(
          .init(part: index, lines: start..<prompt.upperBound, prompt: prompt))
      }
    }
    page.isWhole = reader.position >= reader.parts.count - 1 && !reader.isHeldBack
    if page.isWhole, let last = reader.parts.indices.last {
      let end = DrawnBlock(drawing.paragraph(words("window.text-end")), counts: false)
      page.append(end, part: last + 1, block: 0)
    }
    return page
  }

  /// The lines of a question's answer, with whether it was right.
  func answerLines(_ part: Int, of reader: ReaderState, in page: ReaderPage) -> Range<Int> {
    let first = reader.parts[part].blocks.count
    return page.lines(of: first...Int.max, part: part)
  }

  private func blocks(_ part: Int, of reader: ReaderState) -> [DrawnBlock] {
    let question = reader.parts[part].question?.text
    return memory.blocks(
      .init(lesson: reader.lesson, part: part, width: drawing.width, question: question)
    ) {
      reader.parts[part].blocks.map(drawn)
    }
  }

  private func answer(_ part: Int, of reader: ReaderState) -> [DrawnBlock] {
    let question = reader.parts[part].question
    return memory.blocks(
      .init(
        lesson: reader.lesson, part: part, width: drawing.width, question: question?.text,
        isAnswer: true)
    ) {
      (question?.answer ?? []).map(drawn)
    }
  }

  private func drawn(_ block: Block) -> DrawnBlock {
    var drawn = DrawnBlock(drawing.markdown([block]))
    if case .heading(let level, _) = block, let text = block.headingText {
      drawn.heading = (level, text)
    }
    return drawn
  }

  /// Whether a question is asked where it stands: of those that were passed over, one after the other.
  private func isAsked(_ part: Int, in reader: ReaderState) -> Bool {
    part == reader.position || part == reader.firstPassedOver
  }

  /// What is said to a wrong answer, and what the reader is asked, or types.
  private func promptLines(
    for question: LessonText.Question, of part: Int, _ reader: ReaderState
  ) -> [Line] {
    let wrong = reader.wrong[part]
    let reply = drawing.replyLines(to: question, wrong)
    if let draft = reader.draft, part == reader.asked {
      return reply
        + (Line("> ", .command) + line(of: draft)).wrapped(to: drawing.width, others: "  ")
    }
    let choices = words.list(question.choices.filter { wrong?.contains($0) != true })
    let sentence: Sentence =
      switch (question.choices.isEmpty, question.values.isEmpty) {
      case (true, true): "window.open-question"
      case (true, false): wrong == nil ? "window.value-question" : "window.value-question-again"
      case (false, _):
        wrong == nil
          ? Sentence("window.question", ["choices": choices])
          : Sentence("window.question-again", ["choices": choices])
      }
    return reply + drawing.paragraph(words(sentence)).map { $0.styled(.command) }
  }
}
