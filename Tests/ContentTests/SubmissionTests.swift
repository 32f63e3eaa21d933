import Foundation
import XCTest

/// Grades everything that stands beside the suites, with the real compiler and real processes.
final class SubmissionTests: XCTestCase {
  func testEveryStubScoresNothingAndEverySolutionPasses() throws {
    try Workshop().expectNothingWrong(with: .exercises)
  }

  /// A third of the wrong ones, because all of them take six minutes: another third for other sources.
  /// `swift run workbook author check` grades all, and so does this with `WORKBOOK_ALL_SUBMISSIONS`.
  func testEveryRightSubmissionPassesAndEveryWrongOneFailsAsItSays() throws {
    let wantsAll = ProcessInfo.processInfo.environment["WORKBOOK_ALL_SUBMISSIONS"] != nil
    try Workshop().expectNothingWrong(with: .submissions, wrongOnes: wantsAll ? 1 : 3)
  }
}
