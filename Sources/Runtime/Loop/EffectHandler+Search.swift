import Curriculum
import Interface
import Markdown

extension EffectHandler {
  /// Every text, heading by heading; the answers to its questions stay where they are.
  func searchTexts() throws -> [SearchText] {
    try session.course.lessons.flatMap { lesson in
      let text = try session.text(of: lesson)
      return SearchText.all(
        in: LessonText(Document(parsing: text)).parts.joinedUntilQuestions, lesson: lesson.number)
    }
  }
}
