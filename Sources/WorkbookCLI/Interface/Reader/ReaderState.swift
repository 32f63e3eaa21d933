import Curriculum
import Markdown

/// The text of a lesson, read part by part.
struct ReaderState: Equatable {
  /// The lesson's folder; empty before the first text was opened.
  var lesson = ""
  var parts: [LessonText.Part] = []
  /// The index of the part that is shown; in a window, of the last one.
  var position = 0
  /// Whether to stop at the end of each section, or only at questions.
  var stopsAtSections = false
  /// What was said to the questions so far, by the index of their part.
  var answers: [Int: Answered] = [:]
  /// An answer that isn't one of the choices.
  var rejected: String?
  /// What a window shows first.
  var place = TextPlace()
  /// How far the text was read when that was kept last.
  var keptPlace: ReadingPlace?
  /// The part that has to be seen to its end, because it was answered just now.
  var revealed: Int?
  /// The index of the selected heading while the table of contents is open.
  var contents: Int?
  /// The answer that is being typed to a question without choices.
  var draft: String?

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
  /// The question just answered, shown above the part that follows it.
  var answered: Answered? { answers[position - 1] }
  /// Whether the reader has gone on from the last part.
  var isAtEnd: Bool { position >= parts.count }
  /// Whether the event just now brought the last of the text on the screen.
  var hasJustShownAll: Bool {
    isAtEnd ? answered != nil : position == parts.count - 1 && question == nil
  }

  /// How far the text was read.
  var readingPlace: ReadingPlace { ReadingPlace(part: position, heading: place.heading) }

  /// The text of the headings from the start to the end of the part with this index.
  func headings(upTo part: Int) -> [String] {
    parts.prefix(part + 1).flatMap(\.blocks).compactMap(\.headingText)
  }
}

/// A line of a text that stays the same line in a window of another width.
struct TextPlace: Equatable {
  /// The index of the last heading at or above it.
  var heading = 0
  /// How many lines it is below that heading.
  var offset = 0
}

extension Block {
  /// The heading's text, if it is one that a table of contents shows.
  var headingText: String? {
    guard case .heading(let level, let text) = self, level <= 3 else { return nil }
    return text.plainText
  }
}
