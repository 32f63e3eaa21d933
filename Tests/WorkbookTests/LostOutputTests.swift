import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What happens when standard output takes nothing.
final class LostOutputTests: XCTestCase {
  func testAFullDiskIsNoSuccess() throws {
    try XCTSkipUnless(
      FileManager.default.fileExists(atPath: "/dev/full"), "this system has no full device")
    let fixture = try Fixture()
    for arguments in [["list", "--json"], ["--help"], ["read", "1"]] {
      let run = try WorkbookProcess(arguments, in: fixture) { $0.redirection = ">/dev/full" }
      assertText(
        run.errors,
        """
        Not everything could be written to standard output, so what arrived there is not
        complete. Look at the free space.
        """)
      XCTAssertEqual(run.code, .unavailable)
    }
  }

  func testAReaderThatGoesAwayIsNoTrouble() throws {
    let fixture = try Fixture()
    let run = try WorkbookProcess(["read", "1"], in: fixture) { $0.redirection = "| head -n 1" }
    XCTAssertEqual(run.errors, "")
  }
}
