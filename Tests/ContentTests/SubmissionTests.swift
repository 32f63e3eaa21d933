import Foundation
import Grading
import LessonSuites
import TestSupport
import XCTest

/// Grades everything that stands beside the suites, with the real compiler and real processes; but for what
/// came out as expected before, if nothing has changed since that it depends on.
final class SubmissionTests: LongTestCase {
  func testEveryStubScoresNothingAndEverySolutionPasses() throws {
    try Workshop().expectNothingWrong(with: .exercises)
  }

  func testThisMachineIsTriedWithAnyLesson() throws {
    let workshop = try Workshop()
    let grader = try Grader(
      repository: workshop.repository, suites: LessonSuites.all,
      environment: ProcessInfo.processInfo.environment)
    for lesson in workshop.course.lessons {
      XCTAssertNoThrow(try grader.examine(with: lesson), lesson.id)
    }
  }

  func testEveryRightSubmissionPassesAndEveryWrongOneFailsAsItSays() throws {
    try Workshop().expectNothingWrong(with: .submissions)
  }
}
