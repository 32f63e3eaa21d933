import FixtureLessons
import Foundation
import TestSupport
import XCTest

@testable import Interface
@testable import Program

/// `workbook test --output FILE`: all of a report, or what stood there before.
final class ReportFileTests: CachedTestCase {
  func testEveryFormatIsWrittenIntoTheFileAsItWouldBePrinted() throws {
    for format in FormatName.allCases where format != .github {
      let fixture = try Fixture()
      try fixture.write(
        FixtureLessons.downStub.replacing("return number", with: "return number + 1"),
        to: Fixture.exercise(Fixture.down))
      let printed = FakeRun(["test", "2", "--format", format.rawValue], in: fixture)
      let run = FakeRun(
        ["test", "2", "--format", format.rawValue, "--output", "report"], in: fixture)
      XCTAssertEqual(run.output, "")
      XCTAssertEqual(run.code, printed.code)
      let text = try String(contentsOfFile: "\(fixture.root)/report", encoding: .utf8)
      XCTAssertEqual(timeless(text), timeless(printed.output), format.rawValue)
    }
  }

  /// Two runs take different times.
  private func timeless(_ text: String) -> String {
    text.replacing(/("?(?:seconds|execution_time|time)"?\s?[:=]\s?"?)[\d.]+/) { "\($0.output.1)0" }
      // The second time it is known what is the same as before.
      .replacing(/\n(Still|As before)[^\n]*/, with: "")
  }

  func testWhatCannotBeWrittenIsToldAndLeftAsItIs() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: Fixture.exercise(Fixture.down))
    try fixture.write("", to: "folder/inside")
    for name in ["nowhere/report", "folder"] {
      let run = FakeRun(["test", "2", "--output", name], in: fixture)
      XCTAssertEqual(run.code, .unavailable)
      XCTAssertTrue(run.errors.hasPrefix("\(name) can't be written."), run.errors)
      XCTAssertEqual(run.output, "")
    }
    XCTAssertEqual(fixture.paths(below: "folder"), ["inside"])
  }

  func testWhatIsNoFileIsWrittenInto() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: Fixture.exercise(Fixture.down))
    let run = FakeRun(["test", "2", "--output", "/dev/null"], in: fixture)
    XCTAssertEqual(run.code, .success, run.errors)
    var information = stat()
    XCTAssertEqual(stat("/dev/null", &information), 0)
    XCTAssertEqual(information.st_mode & S_IFMT, S_IFCHR)
  }
}
