import Curriculum

/// The text of a lesson, read part by part.
package struct ReaderState: Equatable {
  /// The lesson's folder; empty before the first text was opened.
  package var lesson = ""
  var parts: [LessonText.Part] = []
  /// The index of the part that is shown; in a window, of the last one.
  var position = 0
  /// Whether to stop at the end of each section, or only at questions.
  var stopsAtSections = false
  /// What was said to the questions so far, by the index of their part.
  var answers: [Int: Answered] = [:]
  /// An answer that isn't one of the choices.
  var rejected: String?
  /// Whether the text was opened just now where it was left.
  var isReturned = false
  /// What a window shows first.
  var place = TextPlace()
  /// How far the text was read when that was kept last.
  var keptPlace: ReadingPlace?
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
  /// What was answered just now.
  var given: Given?

  var part: LessonText.Part? { parts.indices.contains(position) ? parts[position] : nil }
  /// By what the questions about earlier lessons are known that it begins with.
  package var recalled: [String] { parts.filter(\.isRecall).compactMap { $0.question?.key } }
  /// Whether the question of the last part that is shown waits for an answer.
  var isHeldBack: Bool { answers[position] == nil && part?.question != nil }
  /// The question just answered, shown above the part that follows it.
  var answered: Answered? { answers[position - 1] }
  /// Whether the reader has gone on from the last part.
  var isAtEnd: Bool { position >= parts.count }
  /// Whether the event just now brought the last of the text on the screen.
  package var hasJustShownAll: Bool {
    // What was passed over brings no text.
    guard given.map({ $0.part == position - 1 }) ?? true else { return false }
    return isAtEnd ? answered != nil : position == parts.count - 1 && !isHeldBack
  }

  /// How far the text was read.
  var readingPlace: ReadingPlace {
    guard stopsAtSections else { return ReadingPlace(part: position, line: place) }
    let start = start(ofPart: position)
    return ReadingPlace(part: start.part, line: start)
  }

  /// Where a part begins, in the parts that end with questions.
  private func start(ofPart index: Int) -> TextPlace {
    let before = parts.prefix(index)
    let section = before.lastIndex { $0.question != nil }.map { $0 + 1 } ?? 0
    return TextPlace(
      part: before.count { $0.question != nil },
      block: before[section...].reduce(0) { $0 + $1.blocks.count })
  }

  /// The part in which a place stands, of the parts that end with questions, that is.
  func index(ofPartWith place: TextPlace) -> Int {
    parts.indices.last { index in
      let start = start(ofPart: index)
      return (start.part, start.block) <= (place.part, place.block)
    } ?? 0
  }

  /// Its reading place, if that isn't kept yet.
  var placeToKeep: ReadingPlace? {
    parts.isEmpty || readingPlace == keptPlace ? nil : readingPlace
  }

  /// The text of the headings that can be gone to: those up to the first question that waits.
  var openHeadings: [String] {
    let waiting = parts.indices.first {
      parts[$0].question != nil && answers[$0] == nil && !isPassedOver($0)
    }
    return headings(upTo: waiting ?? parts.count - 1)
  }

  /// The text of the headings from the start to the end of the part with this index.
  func headings(upTo part: Int) -> [String] {
    parts.prefix(part + 1).flatMap(\.blocks).compactMap(\.headingText)
  }

  /// The place of the first heading with this text.
  func place(ofHeading text: String) -> TextPlace? {
    for (index, part) in parts.enumerated() {
      if let block = part.blocks.firstIndex(where: { $0.headingText == text }) {
        return TextPlace(part: index, block: block)
      }
    }
    return nil
  }
}

extension Block {
  /// The heading's text, if it is one that a table of contents shows.
  var headingText: String? {
    guard case .heading(let level, let text) = self, level <= 3 else { return nil }
    return text.plainText
  }
}
