import XCTest

/// Grades everything that stands beside the suites, with the real compiler and real processes.
final class SubmissionTests: XCTestCase {
  func testEveryStubScoresNothingAndEverySolutionPasses() throws {
    try Workshop().expectNothingWrong(with: .exercises)
  }

  func testEveryRightSubmissionPassesAndEveryWrongOneFailsAsItSays() throws {
    try Workshop().expectNothingWrong(with: .submissions)
  }
}
