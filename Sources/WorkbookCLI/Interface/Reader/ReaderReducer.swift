import Curriculum
import Markdown

enum ReaderEvent: Equatable {
  case opened(lesson: String, parts: [LessonText.Part], stopsAtSections: Bool)
  /// The text that is open already is shown again.
  case resumed
  /// The text is shown from where it was left.
  case returned(ReadingPlace)
  /// The text is shown from this heading on, and what stands above it too.
  case jumped(section: String)
  /// The reader wants to go on; a question has to be answered first.
  case next
  case answered(String)
  /// The reader wants to be told the answer.
  case told
  /// The window shows the text from here on.
  case scrolled(to: TextPlace)
  /// The table of contents is open at this heading, or closed.
  case contentsMoved(to: Int?)
  case draftChanged(String?)

  /// Whether more of the text may be on the screen now.
  var bringsText: Bool {
    switch self {
    case .opened, .next, .answered, .told: true
    case .resumed, .returned, .jumped, .scrolled, .contentsMoved, .draftChanged: false
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
  switch event {
  case .opened(let lesson, let parts, let stopsAtSections):
    state = ReaderState(
      lesson: lesson, parts: stopsAtSections ? parts : parts.joinedUntilQuestions,
      stopsAtSections: stopsAtSections)
  case .resumed: state.contents = nil
  case .returned(let place):
    state.tellAnswers(upTo: min(place.part, state.parts.count - 1))
    state.keptPlace = place
    state.place = TextPlace(heading: place.heading)
  case .jumped(let section):
    guard
      let part = state.parts.firstIndex(where: { $0.blocks.contains { $0.headingText == section } }
      ),
      let heading = state.headings(upTo: part).lastIndex(of: section)
    else { return }
    state.tellAnswers(upTo: part)
    state.place = TextPlace(heading: heading)
    (state.contents, state.revealed) = (nil, nil)
  case .next:
    guard state.question == nil else {
      state.rejected = ""
      return
    }
    state.position += 1
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
    state.place = place
    (state.revealed, state.contents) = (nil, nil)
  case .contentsMoved(let heading): state.contents = heading
  case .draftChanged(let text): state.draft = text
  }
}

extension ReaderState {
  fileprivate mutating func close(_ question: LessonText.Question, with choice: String?) {
    answers[position] = Answered(question: question, choice: choice)
    (revealed, draft) = (position, nil)
    position += 1
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
  fileprivate var joinedUntilQuestions: [LessonText.Part] {
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
