import Curriculum
import LessonSuites
import XCTest

/// What is asked of every suite, and of its words; none of it takes a compiler.
final class SuiteTests: XCTestCase {
  func testEveryLessonIsNamedWhereverLessonsAre() throws {
    let workshop = try Workshop()
    XCTAssertEqual(Set(LessonSuites.all.keys), Set(workshop.course.lessons.map(\.id)))
    try workshop.expectNothingWrong(with: .places)
  }

  func testEveryStubNamesACommandThatWorksInItsFolder() throws {
    let workshop = try Workshop()
    for lesson in workshop.course.lessons {
      let stub = try contents(of: workshop.repository.stub(of: lesson.id))
      XCTAssertTrue(stub.contains("swift run workbook test \(lesson.number)"), lesson.id)
    }
  }

  func testEveryCheckAndEveryNeedHasItsWordsAndNoneIsLeftOver() throws {
    try Workshop().expectNothingWrong(with: .words)
  }

  func testWhatTheTextPromisesIsAskedAndNothingElseIs() throws {
    try Workshop().expectNothingWrong(with: .promises)
  }

  func testEveryModelPassesAndWhatIsPackedIsReadAgain() throws {
    try Workshop().expectNothingWrong(with: .suite)
  }

  func testNoAnswerEndsTheJudge() throws {
    try Workshop().expectNothingWrong(with: .damage)
  }
}
