import Curriculum
import Interface
import Markdown
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
  package func parts(of lesson: Lesson) throws -> [LessonText.Part] {
    let path = repository.recall(of: lesson.id)
    let recall = isMissing(path) ? [] : try self.recall(at: path).next(after: progress[lesson.id])
    return LessonText(Document(parsing: try text(of: lesson)), beginningWith: recall).parts
  }

  private func recall(at path: String) throws -> Recall {
    Recall(Document(parsing: visible(controlCharactersIn: try contents(of: path))))
  }
}
