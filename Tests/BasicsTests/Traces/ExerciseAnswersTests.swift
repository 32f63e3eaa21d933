import Traces
import XCTest

/// How an adapter is asked.
final class ExerciseAnswersTests: XCTestCase {
  func testAScriptInATraceOut() throws {
    let entry = ExerciseAnswers { (numbers: [Int]) in numbers.map { "\($0)" } }.entry
    let answers = ExerciseAnswers.taken(from: entry)
    XCTAssertEqual(try answers.answer(to: [1, -2].packed), ["1", "-2"].packed)
  }

  func testBytesThatAreNoScriptAreRefused() {
    let answers = ExerciseAnswers { (numbers: [Int]) in numbers }
    XCTAssertThrowsError(try answers.answer(to: [5]))
    XCTAssertThrowsError(try answers.answer(to: [0, 0])) {
      XCTAssertEqual($0 as? PackingError, .leftOver(1))
    }
  }
}
