import Curriculum
import Markdown
import Terminal

extension Drawing {
  /// The part of the text that is shown, below the answer to the question before it.
  package func lines(for reader: ReaderState) -> [Line] {
    guard reader.contents == nil else { return contentsLines(of: reader) }
    let answer = reader.answered.map { answerLines($0) + [.empty] } ?? []
    // Whoever comes back to a text that was read sees its last part, and the answer below it.
    let part = (reader.part ?? reader.parts.last).map { markdown($0.blocks) + [.empty] } ?? []
    let returned = reader.isReturned ? paragraph(words(.readerReturned)) + [.empty] : []
    var lines = returned + (reader.isAtEnd ? part + answer : answer + part)
    if let question = reader.question {
      let isOpen = question.choices.isEmpty
      let choices = question.choices.joined(separator: ", ")
      if reader.rejected != nil {
        lines = paragraph(words(isOpen ? .readerOpenRejected : .readerRejected(choices: choices)))
      } else {
        lines += paragraph(words(isOpen ? .readerOpenQuestion : .readerQuestion(choices: choices)))
      }
    } else if reader.position < reader.parts.count - 1 {
      lines += paragraph(words(.readerPause))
    } else if isInMenu {
      lines += paragraph(words(.readerEnd))
    }
    return lines
  }

  /// The sections that can be opened, each with its number.
  private func contentsLines(of reader: ReaderState) -> [Line] {
    let headings = zip(1..., reader.openHeadings).flatMap { number, heading in
      inline("\(number). \(Inline.escaping(heading))").wrapped(to: width, others: "   ")
    }
    return paragraph(words(.readerContents)) + headings
      + [.empty] + paragraph(words(.readerContentsKeys))
  }

  /// The answer to a question, and whether the reader's was right.
  func answerLines(_ answered: ReaderState.Answered) -> [Line] {
    markLines(answered) + markdown(answered.question.answer)
  }

  /// Whether an answer was right.
  func markLines(_ answered: ReaderState.Answered) -> [Line] {
    let mark: [Line] =
      switch answered.isRight {
      case true?: paragraph(sign("✓ ") + words(.readerRight))
      case false?:
        paragraph(sign("✗ ") + words(.readerWrong(right: answered.question.right ?? "")))
      case nil: []
      }
    return mark.map { $0.styled(answered.isRight == true ? .success : .warning) }
  }
}
