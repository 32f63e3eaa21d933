import Curriculum
import Interface
import Markdown

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

  private func parts(of lesson: Lesson) throws -> [LessonText.Part] {
    LessonText(Document(parsing: try text(of: lesson))).parts
  }
}
