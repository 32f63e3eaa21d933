/// Lesson {number}, check by check.
final class TemplateTests: LessonTestCase {
  override class var lesson: Int { 0 }

  // MARK: - Step 1: next

  func testNextAddsOne() throws { try check("next.adds-one") }
  func testNextSameAnswer() throws { try check("next.same-answer") }
  func testNextPureByReading() throws { try check("next.pure-by-reading") }
}
