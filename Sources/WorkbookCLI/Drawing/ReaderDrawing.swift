import Curriculum
import Terminal

extension Drawing {
  /// The part of the text that is shown, below the answer to the question before it.
  func lines(for reader: ReaderState) -> [Line] {
    var lines: [Line] = []
    if let answered = reader.answered { lines += answerLines(answered) + [.empty] }
    if let part = reader.part { lines += markdown(part.blocks) + [.empty] }
    if let question = reader.question {
      let isOpen = question.choices.isEmpty
      let choices = ["choices": question.choices.joined(separator: ", ")]
      if reader.rejected != nil {
        lines = paragraph(words(isOpen ? .readerOpenRejected : .readerRejected, choices))
      } else {
        lines += paragraph(words(isOpen ? .readerOpenQuestion : .readerQuestion, choices))
      }
    } else if reader.position < reader.parts.count - 1 {
      lines += paragraph(words(.readerPause))
    } else if !reader.isAtEnd, isInMenu {
      lines += paragraph(words(.readerEnd))
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
}
