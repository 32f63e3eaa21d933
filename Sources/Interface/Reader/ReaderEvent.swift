import Curriculum

/// What happens while a text is read.
package enum ReaderEvent: Equatable {
  case opened(lesson: String, parts: [LessonText.Part], stopsAtSections: Bool)
  /// The text that is open already is shown again.
  case resumed
  /// The text that is open begins with other questions about earlier lessons now.
  case recalled([LessonText.Part])
  /// The text is shown from where it was left.
  case returned(ReadingPlace)
  /// The text is shown from this heading on, and what stands above it too.
  case jumped(section: String)
  /// The reader wants to go on; a question has to be answered first.
  case next
  /// The reader wants to see the part before once more.
  case previous
  /// The reader turns to the question of this part, which was passed over.
  case turned(to: Int)
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
  /// The text that is open is this one now, the same in another language.
  case translated([LessonText.Part])
  /// The text is shown from where something was found, and what stands above it too.
  case found(FoundPlace)

  /// Whether more of the text may be on the screen now.
  var bringsText: Bool {
    switch self {
    case .opened, .next, .answered, .told: true
    case .previous, .resumed, .recalled, .translated, .returned, .jumped, .found, .scrolled,
      .contentsMoved,
      .turned, .draftBegun, .draftEdited, .draftLeft:
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
