import Grading
import Launching
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What `swift test` says of an exercise: the same as the workbook itself.
final class VerdictTextTests: XCTestCase {
  func testAVerdictReadsAsInTheWorkbook() throws {
    let text = try verdictText(
      SampleVerdicts.failed, repository: Fixture.workbook, environment: ["LANG": "C.UTF-8"])
    XCTAssertEqual(text, try Drawing.sample().lines(for: SampleVerdicts.failed).text())
  }

  func testAnErrorReadsAsInTheWorkbook() throws {
    let text = errorText(EnvironmentError.noToolchain, repository: try Fixture.workbook)
    assertText(text, try realWords().text(of: EnvironmentError.noToolchain))
    XCTAssertTrue(text.hasPrefix("There is no Swift compiler:"), text)
  }

  func testWithoutTheWordsItsNameIsTold() throws {
    let nowhere = Repository(root: "/nowhere")
    XCTAssertThrowsError(
      try verdictText(SampleVerdicts.failed, repository: nowhere, environment: [:])
    ) { error in
      XCTAssertTrue(error is CurriculumError, "\(error)")
    }
    XCTAssertEqual(
      errorText(EnvironmentError.noToolchain, repository: nowhere), "error.no-toolchain")
  }
}
