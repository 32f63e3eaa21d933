import TestSupport
import XCTest

/// Grades everything that stands beside the suites, with the real compiler and real processes; but for what
/// came out as expected before, if nothing has changed since that it depends on.
final class SubmissionTests: LongTestCase {
  func testEveryStubScoresNothingAndEverySolutionPasses() throws {
    try Workshop().expectNothingWrong(with: .exercises)
  }

  func testEveryRightSubmissionPassesAndEveryWrongOneFailsAsItSays() throws {
    try Workshop().expectNothingWrong(with: .submissions)
  }
}
