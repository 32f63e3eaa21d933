import Basics
import Curriculum
import Foundation
import Grading
import TestSupport
import XCTest

/// Files that are too much for the workbook or for the compiler.
final class OversizeTests: CachedTestCase {
  override class var lessons: [String] { ["02-reduce"] }

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

  func testFourThousandErrorsAreTheFirstOfThem() throws {
    let yard = try Yard()
    defer { XCTAssertEqual(yard.close(), []) }
    let lines = (0..<4_000).map { "let x\($0): Int = \"a\"\n" }.joined()
    let verdict = try yard.verdict(onText: lines)
    XCTAssertEqual(verdict.summary, "doesNotCompile")
    XCTAssertLessThanOrEqual(verdict.messages.count, CountLimit.compilerMessages)
  }

  func testTwentyThousandExpressionsAreTheExercisesProblem() throws {
    let sum = (0..<8).map(String.init).joined(separator: " + ")
    try assertIsTooMuch((0..<20_000).map { "let x\($0) = \(sum)\n" }.joined())
  }

  func testFiveHundredFunctionsWithoutEndAreOneCrash() throws {
    let functions = (0..<500).map { number in
      "func deep\(number)(_ n: Int) -> Int { n == -1 ? 0 : deep\(number)(n + 1) &+ n }\n"
    }
    let cases = (0..<500).map { "    case \($0): return deep\($0)(0)\n" }
    let yard = try Yard()
    defer { XCTAssertEqual(yard.close(), []) }
    let solution = try contents(of: yard.repository.solution(of: yard.course.lessons[1].id))
    let text = solution.replacingOccurrences(
      of: "return state + 1",
      with: "switch state {\n\(cases.joined())    default: return deep0(0)\n    }")
    XCTAssertNotEqual(text, solution)
    // It is much to compile, but it can be compiled.
    let verdict = try yard.verdict(onText: functions.joined() + text, by: yard.grader())
    XCTAssertEqual(verdict.summary, "crashed stackOverflow at reduce.increase")
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
