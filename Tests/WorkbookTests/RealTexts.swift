import Curriculum
import XCTest

/// The text of a real lesson, as somebody reads it who has answered these questions before.
func realParts(
  of lesson: Lesson, after progress: LessonProgress = LessonProgress()
) throws -> [LessonText.Part] {
  let repository = try Fixture.workbook
  let text = try contents(of: repository.text(of: lesson.id))
  return LessonText(
    Document(parsing: text), beginningWith: try realRecall(of: lesson).next(after: progress)
  ).parts
}

/// The questions with which a real lesson can begin; the first has none.
func realRecall(of lesson: Lesson) throws -> Recall {
  let path = try Fixture.workbook.recall(of: lesson.id)
  let isThere = FileManager.default.fileExists(atPath: path)
  return Recall(Document(parsing: isThere ? try contents(of: path) : ""))
}
