import Foundation
import XCTest

/// Grades everything that stands beside the suites, with the real compiler and real processes.
final class SubmissionTests: XCTestCase {
  func testEveryStubScoresNothingAndEverySolutionPasses() throws {
    try Workshop().expectNothingWrong(with: .exercises)
  }

  /// Of the wrong ones the first for each check, by their names: all of them take six minutes. They are
  /// graded with `WORKBOOK_ALL_SUBMISSIONS`, as by `swift run workbook author check`.
  func testEveryRightSubmissionPassesAndEveryWrongOneFailsAsItSays() throws {
    let wantsAll = ProcessInfo.processInfo.environment["WORKBOOK_ALL_SUBMISSIONS"] != nil
    try Workshop().expectNothingWrong(with: .submissions, gradesOneForEachCheck: !wantsAll)
  }
}
