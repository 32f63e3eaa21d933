import XCTest

@testable import Curriculum
@testable import Grading

/// What is kept of an exercise's output.
final class HeardOutputTests: XCTestCase {
  private func heard(_ pieces: String...) -> HeardOutput {
    pieces.reduce(into: HeardOutput()) { $0.take(Array($1.utf8)[...]) }
  }

  func testLinesInPieces() {
    XCTAssertEqual(heard("on", "e\ntw", "o").allLines, ExerciseOutput(lines: ["one", "two"]))
    XCTAssertEqual(heard("\n\n").allLines, ExerciseOutput(lines: ["", ""]))
    XCTAssertTrue(heard().isEmpty)
    XCTAssertTrue(heard().allLines.isEmpty)
  }

  func testMuchIsCountedAndNotKept() {
    let many = heard(String(repeating: "line\n", count: 25))
    XCTAssertEqual(many.allLines.lines.count, 20)
    XCTAssertEqual(many.allLines.dropped, 5)
    let long = heard(String(repeating: "a", count: 5_000), "b")
    XCTAssertEqual(long.beginning.count, 4096)
    XCTAssertEqual(long.allLines.lines.map(\.count), [1001])
  }
}
