import XCTest

@testable import Classroom

/// What checks are worth, as a teacher writes it.
final class PointsFileTests: XCTestCase {
  private let lessons = SampleClass.lessons([3])

  private func fault(of text: String) -> PointsError? {
    do {
      _ = try PointsFile(parsing: Array(text.utf8), lessons: lessons)
      return nil
    } catch {
      return error
    }
  }

  func testChecksAreWorthWhatTheFileSays() throws {
    for text in [
      "check,points\nl1.check-0,2\nl1.check-2,0.5\n",
      "\u{FEFF}check,points\r\n\"l1.check-0\",\"2\"\r\n\r\nl1.check-2, .5 \r\n",
      "check;points\nl1.check-0;2\nl1.check-2;0,5",
    ] {
      let file = try PointsFile(parsing: Array(text.utf8), lessons: lessons)
      XCTAssertEqual(file.points, ["l1.check-0": 2, "l1.check-2": 0.5])
      XCTAssertEqual(file.applied(to: lessons)[0].checks.map(\.points), [2, 1, 0.5])
    }
  }

  func testWhatCannotBeMeantIsToldWithItsLine() {
    XCTAssertEqual(fault(of: ""), .noHead(line: 1))
    XCTAssertEqual(fault(of: "l1.check-0,2"), .noHead(line: 1))
    let head = "check,points\n"
    XCTAssertEqual(fault(of: head + "\nl1.other,2"), .unknownCheck(check: "l1.other", line: 3))
    XCTAssertEqual(fault(of: head + "l1.check-0"), .notTwoCells(line: 2))
    XCTAssertEqual(fault(of: head + "l1.check-0,1,5"), .notTwoCells(line: 2))
    XCTAssertEqual(fault(of: head + "l1.check-0,-1"), .negative(text: "-1", line: 2))
    XCTAssertEqual(fault(of: head + "l1.check-0,-0"), .negative(text: "-0", line: 2))
    for text in ["", "two", "0x10", "1e3", "nan", "inf", "1 2", "١"] {
      XCTAssertEqual(fault(of: head + "l1.check-0,\(text)"), .notANumber(text: text, line: 2))
    }
    let much = String(repeating: "9", count: 40)
    XCTAssertEqual(fault(of: head + "l1.check-0,\(much)"), .tooMany(text: much, line: 2))
    XCTAssertEqual(
      fault(of: head + "l1.check-0,1\nl1.check-0,1"), .twice(check: "l1.check-0", line: 3))
  }
}
