import Curriculum
import Terminal

package enum ReaderEvent: Equatable {
  case opened(
    lesson: String, parts: [LessonText.Part], stopsAtSections: Bool, isRecall: Bool = false)
  case resumed
  /// New review questions for the open text.
  case recalled([LessonText.Part])
  /// The text is shown at its stored reading position.
  case returned(ReadingPosition)
  /// The text is shown at this heading; the text above it can be seen, too.
  case jumped(section: String)
  /// Goes on, unless a question must be answered first.
  case next
  case previous
  /// Turns to the skipped question of this part.
  case turned(to: Int)
  case answered(String)
  case told
  /// The window was scrolled to this position.
  case scrolled(to: TextPosition)
  /// The table of contents is open at this heading; nil if it is closed.
  case contentsMoved(to: Int?)
  case draftBegun
  case draftEdited(Key)
  case draftLeft
  /// The open text in another language.
  case translated([LessonText.Part])
  /// The text is shown at a search result; the text above it can be seen, too.
  case found(FoundPlace)

  /// Whether it may show more of the text.
  var bringsText: Bool {
    if case .opened = self { true } else { goesOn }
  }

  var goesOn: Bool {
    switch self {
    case .next, .answered, .told: true
    default: false
    }
  }
}

func readerReducer(_ state: inout ReaderState, _ event: ReaderEvent) {
  if event.bringsText { state.rejected = nil }
  state.isReturned = false
  state.given = nil
  switch event {
  case .opened(let lesson, let parts, let stopsAtSections, let isRecall):
    state = ReaderState(
      lesson: lesson, parts: stopsAtSections ? parts : parts.joinedUntilQuestions,
      stopsAtSections: stopsAtSections, isRecall: isRecall)
  case .resumed: (state.contents, state.found) = (nil, nil)
  case .recalled(let parts): state.recall(parts)
  case .translated(let parts): state.translate(parts)
  case .returned(let place):
    state.go(to: place.line, answeredUpTo: place.part)
    (state.keptPlace, state.isReturned) = (place, state.stopsAtSections && state.position > 0)
  case .jumped(let section):
    guard let place = state.place(ofHeading: section) else { return }
    state.tellAnswers(upTo: place.part)
    if state.stopsAtSections { state.position = place.part }
    (state.place, state.contents, state.found) = (place, nil, nil)
  case .found(let found):
    state.go(to: found.place, answeredUpTo: found.place.part, found)
  case .next:
    guard state.question == nil || state.isPassedOver(state.position) else {
      state.rejected = ""
      return
    }
    state.position += 1
  case .previous: (state.position, state.rejected) = (max(0, state.position - 1), nil)
  case .turned(let part): if state.isPassedOver(part) { state.turned = part }
  case .answered(let text): state.answer(text)
  case .told: state.tellAnswer()
  case .scrolled(let place):
    (state.place, state.contents) = (place, nil)
    state.found?.isFresh = false
  case .contentsMoved(let heading): state.contents = heading
  case .draftBegun: state.draft = TypedLine()
  case .draftEdited(let key): if state.draft != nil { typedLineReducer(&state.draft!, key) }
  case .draftLeft: (state.draft, state.turned) = (nil, nil)
  }
}

extension ReaderState {
  /// Goes to a position; if the text stops at sections, to its section.
  ///
  /// - Parameter part: the index, in parts that end with questions, of the first one whose question
  ///   is open.
  fileprivate mutating func go(
    to place: TextPosition, answeredUpTo part: Int, _ found: FoundPlace? = nil
  ) {
    contents = nil
    guard stopsAtSections else {
      tellAnswers(upTo: min(part, parts.count - 1))
      (self.place, self.found) = (place, found)
      return
    }
    tellAnswers(upTo: index(ofPartWith: TextPosition(part: part)))
    position = index(ofPartWith: place)
  }

  /// Advances to this part. Open questions before it are answered without a choice, except for
  /// review questions, which are skipped and can be answered later.
  fileprivate mutating func tellAnswers(upTo part: Int) {
    for index in 0..<max(0, part) where answers[index] == nil {
      guard let question = parts[index].question else { continue }
      if parts[index].isRecall {
        passedOver.insert(index)
      } else {
        answers[index] = Answered(question: question, choice: nil)
      }
    }
    position = max(position, part)
  }

  /// Replaces the text by its translation and keeps the answers.
  fileprivate mutating func translate(_ text: [LessonText.Part]) {
    let new = stopsAtSections ? text : text.joinedUntilQuestions
    // A text that is divided differently has other positions.
    guard new.count == parts.count else { return }
    parts = new
    for (index, answered) in answers {
      answers[index]?.question = parts[index].question ?? answered.question
    }
    found = nil
  }

  /// Replaces answered review questions by new ones.
  fileprivate mutating func recall(_ text: [LessonText.Part]) {
    let new = stopsAtSections ? text : text.joinedUntilQuestions
    let places = parts.indices.filter { parts[$0].isRecall }
    let isDone = places.allSatisfy { answers[$0] != nil && $0 < position }
    guard isDone, new.count == parts.count else { return }
    for place in places {
      parts[place] = new[place]
      (answers[place], wrong[place]) = (nil, nil)
      passedOver.insert(place)
    }
  }
}

extension [LessonText.Part] {
  /// The text with stops at questions only.
  package var joinedUntilQuestions: [LessonText.Part] {
    reduce(into: []) { joined, part in
      if let last = joined.last, last.question == nil {
        joined[joined.count - 1].blocks += part.blocks
        joined[joined.count - 1].question = part.question
        joined[joined.count - 1].isRecall = part.isRecall
      } else {
        joined.append(part)
      }
    }
  }
}
