import Curriculum
import TestSupport
import XCTest

/// What the course asks of every lesson's text.
final class LessonTextTests: LongTestCase {
  func testEveryTextAsksAndDrawsAndItsSwiftCompiles() throws {
    try Workshop().expectNothingWrong(with: .text)
  }

  func testTheLineOfEachSectionIsKnown() throws {
    let workshop = try Workshop()
    for lesson in workshop.course.lessons {
      let text = try contents(of: workshop.repository.text(of: lesson.id))
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for check in lesson.checks {
        let line = try XCTUnwrap(lesson.line(ofSection: check.section), "\(check.section)")
        XCTAssertTrue(lines[line - 1].hasSuffix("# \(check.section)"), "\(lines[line - 1])")
      }
    }
  }
}
