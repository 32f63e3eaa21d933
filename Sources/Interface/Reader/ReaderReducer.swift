import Curriculum

/// What happens while a text is read.
package enum ReaderEvent: Equatable {
  case opened(lesson: String, parts: [LessonText.Part], stopsAtSections: Bool)
  /// The text that is open already is shown again.
  case resumed
  /// The text is shown from where it was left.
  case returned(ReadingPlace)
  /// The text is shown from this heading on, and what stands above it too.
  case jumped(section: String)
  /// The reader wants to go on; a question has to be answered first.
  case next
  /// The reader wants to see the part before once more.
  case previous
  case answered(String)
  /// The reader wants to be told the answer.
  case told
  /// The window shows the text from here on.
  case scrolled(to: TextPlace)
  /// The table of contents is open at this heading, or closed.
  case contentsMoved(to: Int?)
  /// The reader begins to type an answer.
  case draftBegun
  case draftEdited(TypedLineEvent)
  /// The answer is left for later.
  case draftLeft
  /// The text is shown from where something was found, and what stands above it too.
  case found(FoundPlace)

  /// Whether more of the text may be on the screen now.
  var bringsText: Bool {
    switch self {
    case .opened, .next, .answered, .told: true
    case .previous, .resumed, .returned, .jumped, .found, .scrolled, .contentsMoved, .draftBegun,
      .draftEdited, .draftLeft:
      false
    }
  }

  /// Whether it goes on to the next part.
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
  switch event {
  case .opened(let lesson, let parts, let stopsAtSections):
    state = ReaderState(
      lesson: lesson, parts: stopsAtSections ? parts : parts.joinedUntilQuestions,
      stopsAtSections: stopsAtSections)
  case .resumed: (state.contents, state.found) = (nil, nil)
  case .returned(let place):
    if state.stopsAtSections {
      state.go(to: place.line, answeredUpTo: place.part)
      (state.keptPlace, state.isReturned) = (place, state.position > 0)
      return
    }
    state.tellAnswers(upTo: min(place.part, state.parts.count - 1))
    state.keptPlace = place
    (state.place, state.found) = (place.line, nil)
  case .jumped(let section):
    guard let place = state.place(ofHeading: section) else { return }
    state.tellAnswers(upTo: place.part)
    if state.stopsAtSections { state.position = place.part }
    (state.place, state.contents, state.found) = (place, nil, nil)
  case .found(let found):
    if state.stopsAtSections { return state.go(to: found.place, answeredUpTo: found.place.part) }
    state.tellAnswers(upTo: min(found.place.part, state.parts.count - 1))
    (state.place, state.contents, state.found) = (found.place, nil, found)
  case .next:
    guard state.question == nil else {
      state.rejected = ""
      return
    }
    state.position += 1
  case .previous: (state.position, state.rejected) = (max(0, state.position - 1), nil)
  case .answered(let text):
    guard let question = state.question else { return }
    let choice = text.lowercased()
    guard question.choices.isEmpty || question.choices.contains(choice) else {
      state.rejected = text
      return
    }
    state.close(question, with: choice)
  case .told:
    guard let question = state.question else { return }
    state.close(question, with: nil)
  case .scrolled(let place):
    (state.place, state.contents) = (place, nil)
    state.found?.isFresh = false
  case .contentsMoved(let heading): state.contents = heading
  case .draftBegun: state.draft = TypedLine()
  case .draftEdited(let event): if state.draft != nil { typedLineReducer(&state.draft!, event) }
  case .draftLeft: state.draft = nil
  }
}

extension ReaderState {
  fileprivate mutating func close(_ question: LessonText.Question, with choice: String?) {
    answers[position] = Answered(question: question, choice: choice)
    draft = nil
    position += 1
  }

  /// Goes to the section with a place, where the text stops at each of them.
  ///
  /// - Parameter part: the first of the parts that end with questions whose question is open.
  fileprivate mutating func go(to place: TextPlace, answeredUpTo part: Int) {
    tellAnswers(upTo: index(ofPartWith: TextPlace(part: part)))
    position = index(ofPartWith: place)
    contents = nil
  }

  /// Goes on to this part; the questions before it count as answered.
  fileprivate mutating func tellAnswers(upTo part: Int) {
    for index in 0..<max(0, part) where answers[index] == nil {
      answers[index] = parts[index].question.map { Answered(question: $0, choice: nil) }
    }
    position = max(position, part)
  }
}

extension [LessonText.Part] {
  /// The same text with stops at questions only.
  package var joinedUntilQuestions: [LessonText.Part] {
    reduce(into: []) { joined, part in
      if let last = joined.last, last.question == nil {
        joined[joined.count - 1].blocks += part.blocks
        joined[joined.count - 1].question = part.question
      } else {
        joined.append(part)
      }
    }
  }
}
