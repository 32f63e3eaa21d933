import Curriculum
import Terminal

extension Drawing {
  /// The part of the text that is shown, below the answer to the question before it.
  func lines(for reader: ReaderState) -> [Line] {
    var lines: [Line] = []
    if let answered = reader.answered { lines += answerLines(answered) + [.empty] }
    if let part = reader.part { lines += markdown(part.blocks) + [.empty] }
    if let question = reader.question {
      if reader.rejected != nil {
        lines = paragraph(words(.readerRejected, ["choices": choices(of: question)]))
      } else {
        lines += paragraph(words(.readerQuestion, ["choices": choices(of: question)]))
      }
    } else if !reader.isAtEnd {
      let isLast = reader.position == reader.parts.count - 1
      lines += paragraph(words(isLast ? .readerEnd : .readerPause))
    }
    return lines
  }

  /// The answer to a question, and whether the reader's was right.
  func answerLines(_ answered: ReaderState.Answered) -> [Line] {
    let mark: [Line] =
      switch answered.isRight {
      case true?: paragraph("✓ " + words(.readerRight))
      case false?:
        paragraph("✗ " + words(.readerWrong, ["right": answered.question.right ?? ""]))
      case nil: []
      }
    return mark.map { $0.styled(answered.isRight == true ? .success : .warning) }
      + markdown(answered.question.answer)
  }

  private func choices(of question: LessonText.Question) -> String {
    question.choices.joined(separator: ", ")
  }
}
