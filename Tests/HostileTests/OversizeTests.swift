import Foundation
import Grading
import Verdicts
import XCTest

/// Files that are too much for the workbook or for the compiler.
final class OversizeTests: XCTestCase {
  func testAFileOfMoreThanAMebibyteIsNotRead() throws {
    let text = "let big = \"" + String(repeating: "x", count: 1 << 20) + "\"\n"
    XCTAssertEqual(try outcome(of: text), "problem tooLarge(limit: 1048576)")
  }

  func testAnExpressionOfAlmostAMebibyteIsTheExercisesProblem() throws {
    let terms = Array(repeating: "1", count: 200_000).joined(separator: " + ")
    try assertIsTooMuch("let sum = \(terms)\n")
  }

  func testDeepNestingIsTheExercisesProblem() throws {
    let count = 100_000
    let text =
      "let deep = " + String(repeating: "[", count: count) + String(repeating: "]", count: count)
    try assertIsTooMuch(text + "\n")
  }

  func testBytesThatAreNoTextAreTheExercisesProblem() throws {
    XCTAssertEqual(try outcome(of: "let zero = \"\u{0}\u{1B}[2J\"\n"), "doesNotCompile")
  }

  /// Whether the compiler refuses such a file, gives up or goes on for ever depends on its release.
  private func assertIsTooMuch(_ text: String) throws {
    let outcome = try outcome(of: text)
    XCTAssertTrue(
      ["doesNotCompile", "problem compilerGaveUp", "problem compilesTooLong"].contains(outcome),
      outcome)
  }

  private func outcome(of text: String) throws -> String {
    let yard = try Yard()
    defer { XCTAssertEqual(yard.close(), []) }
    return try yard.verdict(onText: text).summary
  }
}
