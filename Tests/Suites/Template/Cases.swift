import XCTest

/// Lesson {number}, check by check.
final class TemplateTests: XCTestCase {
  private static let lesson = TestedLesson(0)

  private func check(_ id: String) throws { try expect(id, in: Self.lesson) }

  // MARK: - Step 1: next

  func testNextAddsOne() throws { try check("next.adds-one") }
  func testNextSameAnswer() throws { try check("next.same-answer") }
  func testNextPureByReading() throws { try check("next.pure-by-reading") }
}
