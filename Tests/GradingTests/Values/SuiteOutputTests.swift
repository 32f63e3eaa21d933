import XCTest

@testable import Grading

/// What is kept of an exercise's output, check by check.
final class SuiteOutputTests: XCTestCase {
  private func output(_ pieces: String...) -> SuiteOutput {
    var output = SuiteOutput(marker: "MARK")
    for piece in pieces { output.take(Array(piece.utf8)[...]) }
    output.finish()
    return output
  }

  func testLinesBelongToTheCheckThatBeganLast() {
    let output = output("load\n", "\nMARK a\none\ntwo\n\nMARK b\n\nMARK c\nthree")
    XCTAssertEqual(output.checks[""]?.lines, ["load"])
    XCTAssertEqual(output.checks["a"]?.lines, ["one", "two"])
    XCTAssertEqual(output.checks["b"]?.lines, [])
    XCTAssertEqual(output.checks["c"]?.lines, ["three"])
  }

  func testPiecesMayEndAnywhere() {
    let text = "\nMARK a\none\ntwo\n\nMARK b\nthree\n"
    let whole = output(text)
    for size in 1...7 {
      var other = SuiteOutput(marker: "MARK")
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        other.take(bytes[start..<min(start + size, bytes.count)])
      }
      other.finish()
      XCTAssertEqual(other.checks, whole.checks, "\(size)")
      XCTAssertEqual(other.ending, whole.ending, "\(size)")
    }
  }

  func testALineThatWasLeftOpenIsEndedByTheNextCheck() {
    XCTAssertEqual(output("\nMARK a\nopen\nMARK b\n").checks["a"]?.lines, ["open"])
  }

  func testOnlyTheFirstLinesAreKeptAndTheOthersAreCounted() {
    let lines = (1...1000).map { "line \($0)\n" }.joined()
    let kept = output("\nMARK a\n" + lines).checks["a"]
    XCTAssertEqual(kept?.lines.first, "line 1")
    XCTAssertEqual(kept?.lines.count, ExerciseOutput.lineLimit)
    XCTAssertEqual(kept?.dropped, 1000 - ExerciseOutput.lineLimit)
  }

  func testALongLineIsCut() {
    let long = String(repeating: "x", count: 5000)
    let kept = output("\nMARK a\n\(long)\nshort\n").checks["a"]?.lines
    XCTAssertEqual(kept?.first, String(repeating: "x", count: ExerciseOutput.columnLimit) + "…")
    XCTAssertEqual(kept?.last, "short")
  }

  func testTheEndingIsWhatTheLastCheckWroteLast() {
    let noise = String(repeating: "noise\n", count: 100_000)
    let ending = output("\nMARK a\nbefore\n\nMARK b\n", noise, "Fatal error: x\n").ending
    XCTAssertTrue(String(decoding: ending, as: UTF8.self).hasSuffix("noise\nFatal error: x\n"))
    XCTAssertFalse(String(decoding: ending, as: UTF8.self).contains("before"))
    XCTAssertLessThanOrEqual(ending.count, 2 * SuiteOutput.endingLimit)
  }

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
}
