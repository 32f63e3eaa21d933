import Curriculum
import Markdown

/// The text of a lesson, read part by part.
struct ReaderState: Equatable {
  /// The lesson's folder; empty before the first text was opened.
  var lesson = ""
  var parts: [LessonText.Part] = []
  /// The index of the part that is shown.
  var position = 0
  /// Whether to stop at the end of each section, or only at questions.
  var stopsAtSections = false
  /// The question just answered, shown above the part that follows it.
  var answered: Answered?
  /// An answer that isn't one of the choices.
  var rejected: String?

  struct Answered: Equatable {
    var question: LessonText.Question
    /// What the reader said; nil to be told without an answer.
    var choice: String?

    /// Nil if there is nothing to compare.
    var isRight: Bool? {
      guard let choice, let right = question.right else { return nil }
      return choice == right
    }
  }

  var part: LessonText.Part? { parts.indices.contains(position) ? parts[position] : nil }
  var question: LessonText.Question? { part?.question }
  /// Whether the reader has gone on from the last part.
  var isAtEnd: Bool { position >= parts.count }
  /// Whether the event just now brought the last of the text on the screen.
  var hasJustShownAll: Bool {
    isAtEnd ? answered != nil : position == parts.count - 1 && question == nil
  }
}

enum ReaderEvent: Equatable {
  case opened(lesson: String, parts: [LessonText.Part], stopsAtSections: Bool)
  /// The reader wants to go on; a question has to be answered first.
  case next
  case answered(String)
  /// The reader wants to be told the answer.
  case told
}

func readerReducer(_ state: inout ReaderState, _ event: ReaderEvent) {
  state.rejected = nil
  switch event {
  case .opened(let lesson, let parts, let stopsAtSections):
    state = ReaderState(
      lesson: lesson, parts: stopsAtSections ? parts : parts.joinedUntilQuestions,
      stopsAtSections: stopsAtSections)
  case .next:
    guard state.question == nil else {
      state.rejected = ""
      return
    }
    state.answered = nil
    state.position += 1
  case .answered(let text):
    guard let question = state.question else { return }
    let choice = text.lowercased()
    guard question.choices.isEmpty || question.choices.contains(choice) else {
      state.rejected = text
      return
    }
    state.answered = .init(question: question, choice: choice)
    state.position += 1
  case .told:
    guard let question = state.question else { return }
    state.answered = .init(question: question, choice: nil)
    state.position += 1
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
