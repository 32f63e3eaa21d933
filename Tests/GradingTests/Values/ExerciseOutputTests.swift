import Basics
import XCTest

@testable import Curriculum
@testable import Grading

/// The lines of an exercise within bounds.
final class ExerciseOutputTests: XCTestCase {
  func testLinesCanBeTakenFromTheEnd() {
    var kept = ExerciseOutput(lines: ["a", "b", "", "c"], dropped: 0)
    kept.removeLast(1)
    XCTAssertEqual(kept, ExerciseOutput(lines: ["a", "b"]))
    kept.removeLast(9)
    XCTAssertEqual(kept, ExerciseOutput())
    kept = ExerciseOutput(lines: ["a", "b"], dropped: 3)
    kept.removeLast(2)
    XCTAssertEqual(kept, ExerciseOutput(lines: ["a", "b"], dropped: 1))
  }

  func testWhatIsHeardLaterIsCountedWhereThereIsNoRoom() {
    var all = ExerciseOutput(lines: Array(repeating: "a", count: 15))
    all.append(contentsOf: ExerciseOutput(lines: Array(repeating: "b", count: 8), dropped: 4))
    XCTAssertEqual(all.lines.count, CountLimit.outputLines)
    XCTAssertEqual(all.lines.last, "b")
    XCTAssertEqual(all.dropped, 7)
  }
}
