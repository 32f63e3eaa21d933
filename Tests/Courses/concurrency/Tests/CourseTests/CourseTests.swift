import CourseSuites
import Program
import XCTest

final class CourseTests: XCTestCase {
  /// As `swift run concurrency author check`, which says what is wrong.
  func testNothingIsWrongWithTheLessons() {
    XCTAssertEqual(Workbook.run(judging: LessonSuites.all, asked: ["author", "check"]), 0)
  }
}
