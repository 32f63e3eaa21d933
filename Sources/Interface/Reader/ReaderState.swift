import Basics
import Curriculum

package struct ReaderState: Equatable {
  /// The lesson's id; empty before the first text was opened.
  package var lesson = ""
  var parts: [LessonText.Part] = []
  /// The index of the part shown; in a window, of the last one shown.
  var position = 0
  /// Whether to stop at the end of each section, rather than at questions only.
  var stopsAtSections = false
  /// Whether it consists of review questions only, without the lesson's text.
  package var isRecall = false
  /// The answers so far, by the index of the part.
  var answers: [Int: Answered] = [:]
  /// An input that isn't one of the choices.
  var rejected: String?
  /// Whether the text was just opened at its stored position.
  var isReturned = false
  /// The first position that a window shows.
  var place = TextPosition()
  /// The reading position that was stored last.
  var keptPlace: ReadingPosition?
  /// The index of the selected heading in the table of contents; nil if it is closed.
  var contents: Int?
  /// The answer being typed to a question without choices.
  var draft: TypedLine?
  /// The search result at which the text was opened.
  var found: FoundPlace?
  /// The wrong answers to each question, by the index of its part.
  var wrong: [Int: [String]] = [:]
  /// The parts with questions that needn't be answered to read on.
  var passedOver: Set<Int> = []
  /// The part whose question the reader has turned to, if it isn't the current one.
  var turned: Int?
  var given: Given?

  var part: LessonText.Part? { parts.indices.contains(position) ? parts[position] : nil }
  /// The keys of the review questions at its beginning.
  package var recalled: [String] { parts.filter(\.isRecall).compactMap { $0.question?.key } }
  /// Whether the current part's question must be answered to read on.
  var isHeldBack: Bool { answers[position] == nil && part?.question != nil }
  /// The question just answered, shown above the next part.
  var answered: Answered? { answers[position - 1] }
  /// Whether the reader has gone on after the last part.
  var isAtEnd: Bool { position >= parts.count }
  /// Whether the last event has brought the end of the text on the screen.
  package var hasJustShownAll: Bool {
    // An answer to a skipped question brings no text.
    guard given.map({ $0.part == position - 1 }) ?? true else { return false }
    return isAtEnd ? answered != nil : position == parts.count - 1 && !isHeldBack
  }

  var readingPlace: ReadingPosition {
    guard stopsAtSections else { return ReadingPosition(part: position, line: place) }
    let start = start(ofPart: position)
    return ReadingPosition(part: start.part, line: start)
  }

  /// The start of a part, counted in parts that end with questions.
  private func start(ofPart index: Int) -> TextPosition {
    let before = parts.prefix(index)
    let section = before.lastIndex { $0.question != nil }.map { $0 + 1 } ?? 0
    return TextPosition(
      part: before.count { $0.question != nil },
      block: before[section...].reduce(0) { $0 + $1.blocks.count })
  }

  /// The index of the part with a position that is counted in parts that end with questions.
  func index(ofPartWith place: TextPosition) -> Int {
    parts.indices.last { index in
      let start = start(ofPart: index)
      return (start.part, start.block) <= (place.part, place.block)
    } ?? 0
  }

  var placeToKeep: ReadingPosition? {
    parts.isEmpty || isRecall || readingPlace == keptPlace ? nil : readingPlace
  }

  /// The headings that can be jumped to: those up to the first question that must be answered.
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

  /// The answer to a question.
  struct Answered: Equatable {
    var question: LessonText.Question
    /// The reader's last answer; nil if the reader asked to be told.
    var choice: String?

    /// Nil if there is no answer, or it can't be judged.
    var isRight: Bool? { choice.flatMap { question.isRight($0) } }
  }

  struct Given: Equatable {
    var part: Int
    var answer: QuestionAnswer
  }

  /// The index of the part whose question is answered: the current one, unless the reader has
  /// turned to another.
  var asked: Int { turned ?? position }
  package var question: LessonText.Question? {
    answers[asked] == nil && parts.indices.contains(asked) ? parts[asked].question : nil
  }
  /// The choices that haven't been wrong yet.
  var openChoices: [String] {
    question?.choices.filter { wrong[asked]?.contains($0) != true } ?? []
  }
  /// Whether the last answer was wrong and another attempt is allowed.
  var mayTryAgain: Bool { given.map { answers[$0.part] == nil } ?? false }

  /// Whether a question was skipped and is still open, so that it doesn't stop reading.
  func isPassedOver(_ part: Int) -> Bool { passedOver.contains(part) && answers[part] == nil }

  /// The first part with a skipped question.
  var firstPassedOver: Int? { parts.indices.first(where: isPassedOver) }

  /// Handles an answer; after a wrong one there is another attempt.
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
        // A typed answer can be tried again at once.
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
  /// The text of a heading that a table of contents shows; nil for others.
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
