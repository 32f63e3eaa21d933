import Grading
import XCTest

@testable import Curriculum
@testable import WorkbookCLI

/// What `swift test` says of an exercise: the same as the workbook itself.
final class VerdictTextTests: XCTestCase {
  func testAVerdictReadsAsInTheWorkbook() throws {
    let text = try verdictText(
      SampleVerdicts.failed, repository: Fixture.workbook, environment: ["LANG": "C.UTF-8"])
    XCTAssertEqual(text, try Drawing.sample().lines(for: SampleVerdicts.failed).text())
  }

  func testTroubleReadsAsInTheWorkbook() throws {
    let text = troubleText(EnvironmentProblem.noToolchain, repository: try Fixture.workbook)
    assertText(text, Trouble(EnvironmentProblem.noToolchain, words: try realWords()).text)
    XCTAssertTrue(text.hasPrefix("There is no Swift compiler:"), text)
  }

  func testWithoutTheWordsThereIsTroubleToo() throws {
    let nowhere = Repository(root: "/nowhere")
    XCTAssertThrowsError(
      try verdictText(SampleVerdicts.failed, repository: nowhere, environment: [:])
    ) { error in
      XCTAssertTrue(error is CurriculumError, "\(error)")
    }
    XCTAssertEqual(
      troubleText(EnvironmentProblem.noToolchain, repository: nowhere), "trouble.no-toolchain")
  }
}
