import Basics
import Curriculum

package struct ReaderState: Equatable {
  /// The lesson's folder; empty before the first text was opened.
  package var lesson = ""
  var parts: [LessonText.Part] = []
  /// The index of the part that is shown; in a window, of the last one.
  var position = 0
  /// Whether to stop at the end of each section, or only at questions.
  var stopsAtSections = false
  /// Whether it is only the questions about what has passed, and not the lesson's text.
  package var isRecall = false
  /// What was said to the questions so far, by the index of their part.
  var answers: [Int: Answered] = [:]
  /// An answer that isn't one of the choices.
  var rejected: String?
  /// Whether the text was opened just now where it was left.
  var isReturned = false
  /// What a window shows first.
  var place = TextPosition()
  /// How far the text was read when that was kept last.
  var keptPlace: ReadingPosition?
  /// The index of the selected heading while the table of contents is open.
  var contents: Int?
  /// The answer that is being typed to a question without choices.
  var draft: TypedLine?
  /// What was looked for when the text was opened.
  var found: FoundPlace?
  /// The wrong answers to each question, by the index of its part.
  var wrong: [Int: [String]] = [:]
  /// The parts whose questions hold no text back.
  var passedOver: Set<Int> = []
  /// The part whose question the reader has turned to, if it isn't the one that is shown.
  var turned: Int?
  var given: Given?

  var part: LessonText.Part? { parts.indices.contains(position) ? parts[position] : nil }
  /// The keys of the questions about earlier lessons that it begins with.
  package var recalled: [String] { parts.filter(\.isRecall).compactMap { $0.question?.key } }
  /// Whether the question of the last part that is shown waits for an answer.
  var isHeldBack: Bool { answers[position] == nil && part?.question != nil }
  /// The question just answered, shown above the part that follows it.
  var answered: Answered? { answers[position - 1] }
  /// Whether the reader has gone on from the last part.
  var isAtEnd: Bool { position >= parts.count }
  /// Whether the event just now brought the last of the text on the screen.
  package var hasJustShownAll: Bool {
    // An answer to a question that was passed over brings no text.
    guard given.map({ $0.part == position - 1 }) ?? true else { return false }
    return isAtEnd ? answered != nil : position == parts.count - 1 && !isHeldBack
  }

  var readingPlace: ReadingPosition {
    guard stopsAtSections else { return ReadingPosition(part: position, line: place) }
    let start = start(ofPart: position)
    return ReadingPosition(part: start.part, line: start)
  }

  /// Where a part begins, in the parts that end with questions.
  private func start(ofPart index: Int) -> TextPosition {
    let before = parts.prefix(index)
    let section = before.lastIndex { $0.question != nil }.map { $0 + 1 } ?? 0
    return TextPosition(
      part: before.count { $0.question != nil },
      block: before[section...].reduce(0) { $0 + $1.blocks.count })
  }

  /// The index of the part with a place that is counted in parts that end with questions.
  func index(ofPartWith place: TextPosition) -> Int {
    parts.indices.last { index in
      let start = start(ofPart: index)
      return (start.part, start.block) <= (place.part, place.block)
    } ?? 0
  }

  var placeToKeep: ReadingPosition? {
    parts.isEmpty || isRecall || readingPlace == keptPlace ? nil : readingPlace
  }

  /// The text of the headings that can be gone to: those up to the first question that waits.
  var openHeadings: [String] {
    let waiting = parts.indices.first {
      parts[$0].question != nil && answers[$0] == nil && !isPassedOver($0)
    }
    return headings(upTo: waiting ?? parts.count - 1)
  }

  func headings(upTo part: Int) -> [String] {
    parts.prefix(part + 1).flatMap(\.blocks).compactMap(\.headingText)
  }

  func place(ofHeading text: String) -> TextPosition? {
    for (index, part) in parts.enumerated() {
      if let block = part.blocks.firstIndex(where: { $0.headingText == text }) {
        return TextPosition(part: index, block: block)
      }
    }
    return nil
  }

  /// What was said to a question, or that the reader wanted to be told.
  struct Answered: Equatable {
    var question: LessonText.Question
    /// What the reader said last; nil to be told the answer.
    var choice: String?

    /// Nil if there is nothing to compare.
    var isRight: Bool? { choice.flatMap { question.isRight($0) } }
  }

  struct Given: Equatable {
    var part: Int
    var answer: QuestionAnswer
  }

  /// The index of the part whose question is answered: the one that is shown, unless the reader has
  /// turned to another.
  var asked: Int { turned ?? position }
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
        // What is typed has a second try at once.
        if draft != nil { draft = TypedLine() } else { turned = nil }
        return
      }
    }
    close(question, with: said)
  }

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

extension Block {
  /// The heading's text, if it is one that a table of contents shows.
  var headingText: String? {
    guard case .heading(let level, let text) = self, level <= 3 else { return nil }
    return text.plainText
  }
}

package struct FoundPlace: Equatable {
  var place: TextPosition
  var words: [String]
  /// Whether the reader hasn't scrolled since.
  var isFresh = true
}
