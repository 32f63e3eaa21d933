import Curriculum
import Interface
import Terminal

extension Session {
  /// A lesson's text from its beginning.
  package func opened(_ lesson: Lesson, stopsAtSections: Bool) throws -> ReaderEvent {
    .opened(
      lesson: lesson.id, parts: try parts(of: lesson), stopsAtSections: stopsAtSections)
  }

  /// Every text, heading by heading; the answers to its questions stay where they are.
  func searchTexts() throws -> [SearchText] {
    try course.lessons.flatMap { lesson in
      SearchText.all(in: try parts(of: lesson).joinedUntilQuestions, lesson: lesson.number)
    }
  }

  /// A lesson's text, beginning with the questions about earlier lessons whose turn it is.
  ///
  /// - Parameter asked: by what these are known, where they were chosen before.
  package func parts(
    of lesson: Lesson, recalling asked: [String]? = nil
  ) throws -> [LessonText.Part] {
    let recall = try recall(of: lesson)
    let questions = asked.map(recall.parts) ?? recall.next(after: progress[lesson.id])
    let text = LessonText(
      try document(at: repository.text(of: lesson.id)), beginningWith: questions)
    guard repository.language != .english else { return text.parts }
    let english = repository.reading(.english).text(of: lesson.id)
    return text.parts.asking(asIn: LessonText(try document(at: english)).parts)
  }

  /// All questions about earlier lessons that a lesson has.
  private func recall(of lesson: Lesson) throws -> Recall {
    let path = repository.recall(of: lesson.id)
    guard !isMissing(path) else { return Recall(Document(blocks: [])) }
    let recall = Recall(try document(at: path))
    guard repository.language != .english else { return recall }
    let english = repository.reading(.english).recall(of: lesson.id)
    return recall.asking(asIn: Recall(try document(at: english)))
  }

  /// A text without anything that a terminal would obey.
  private func document(at path: String) throws -> Document {
    Document(parsing: visible(controlCharactersIn: try contents(of: path)))
  }
}
