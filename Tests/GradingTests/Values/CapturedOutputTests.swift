import XCTest

@testable import Curriculum
@testable import Grading

/// What is kept of an exercise's output.
final class CapturedOutputTests: XCTestCase {
  private func captured(_ pieces: String...) -> CapturedOutput {
    pieces.reduce(into: CapturedOutput()) { $0.take(Array($1.utf8)[...]) }
  }

  func testLinesInPieces() {
    XCTAssertEqual(captured("on", "e\ntw", "o").allLines, ExerciseOutput(lines: ["one", "two"]))
    XCTAssertEqual(captured("\n\n").allLines, ExerciseOutput(lines: ["", ""]))
    XCTAssertTrue(captured().isEmpty)
    XCTAssertTrue(captured().allLines.isEmpty)
  }

  func testMuchIsCountedAndNotKept() {
    let many = captured(String(repeating: "line\n", count: 25))
    XCTAssertEqual(many.allLines.lines.count, 20)
    XCTAssertEqual(many.allLines.dropped, 5)
    let long = captured(String(repeating: "a", count: 5_000), "b")
    XCTAssertEqual(long.beginning.count, 4096)
    XCTAssertEqual(long.allLines.lines.map(\.count), [1001])
  }
}
