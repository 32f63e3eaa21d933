import Basics
import Curriculum

extension ReaderState {
  /// What was said to a question, or that the reader wanted to be told.
  struct Answered: Equatable {
    var question: LessonText.Question
    /// What the reader said last; nil to be told the answer.
    var choice: String?

    /// Nil if there is nothing to compare.
    var isRight: Bool? { choice.flatMap { question.isRight($0) } }
  }

  /// An answer that was given just now.
  struct Given: Equatable {
    /// The index of the part with the question.
    var part: Int
    var answer: QuestionAnswer
  }

  /// The index of the part whose question is answered: the one that is shown, unless the reader has
  /// turned to another.
  var asked: Int { turned ?? position }
  /// What waits for an answer.
  package var question: LessonText.Question? {
    answers[asked] == nil && parts.indices.contains(asked) ? parts[asked].question : nil
  }
  /// The letters that can still be chosen: one that was wrong can't be said again.
  var openChoices: [String] {
    question?.choices.filter { wrong[asked]?.contains($0) != true } ?? []
  }
  /// Whether the answer given just now was wrong, and there is another try.
  var mayTryAgain: Bool { given.map { answers[$0.part] == nil } ?? false }

  /// Whether a question can be answered whenever somebody looks at it, and doesn't hold the text back.
  func isPassedOver(_ part: Int) -> Bool { passedOver.contains(part) && answers[part] == nil }

  /// The first part whose question can be answered whenever somebody looks at it.
  var firstPassedOver: Int? { parts.indices.first(where: isPassedOver) }

  /// Takes what was said; after a wrong answer there is another try.
  mutating func answer(_ text: String) {
    guard let question else { return }
    let said = question.choices.isEmpty ? text : question.choice(typed: text) ?? text
    guard question.choices.isEmpty ? !said.isEmpty : openChoices.contains(said) else {
      rejected = text
      return
    }
    let isRight = question.isRight(said)
    record(said, isRight: isRight)
    if isRight == false {
      wrong[asked, default: []].append(said)
      guard wrong[asked]?.count == CountLimit.tries else {
        (draft, turned) = (nil, nil)
        return
      }
    }
    close(question, with: said)
  }

  /// Shows the answer to who doesn't want to say one.
  mutating func tellAnswer() {
    guard let question else { return }
    record(nil, isRight: nil)
    close(question, with: nil)
  }

  private mutating func record(_ said: String?, isRight: Bool?) {
    let attempt = min((wrong[asked]?.count ?? 0) + 1, CountLimit.tries)
    let answer = QuestionAnswer(
      question: question?.key ?? "", said: said, isRight: isRight, attempt: attempt)
    given = Given(part: asked, answer: answer)
  }

  private mutating func close(_ question: LessonText.Question, with choice: String?) {
    let part = asked
    answers[part] = Answered(question: question, choice: choice)
    (draft, turned) = (nil, nil)
    if part == position { position += 1 }
  }
}
