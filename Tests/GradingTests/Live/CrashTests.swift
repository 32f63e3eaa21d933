import Curriculum
import Grading
import SuiteSupport
import TestSupport
import XCTest

/// A check that ends its process costs only itself and what builds on it.
final class CrashTests: CachedTestCase {
  override class var lessons: [String] { ["02-reduce"] }

  private let increase = "case .increase: return state + 1"

  func testATrapIsToldWithItsReasonAndTheLearnersLineAndTheOthersStillRun() throws {
    let variant = try GradedVariant([
      (increase, "case .increase:\n    let none: [Int] = []\n    return none[state + 7]")
    ])
    let check = try variant.check("reduce.increase")
    XCTAssertEqual(check.crash, .trap("Fatal error: Index out of range"))
    XCTAssertEqual(variant.verdict.place(of: check)?.line, variant.line(of: "none[state + 7]"))
    XCTAssertEqual(check.result.given, ["reduce(0, event: .increase)"])
    XCTAssertEqual(try variant.check("reduce.decrease").result, .waiting)
    XCTAssertEqual(try variant.check("reduce.reset").result, .passed)
    XCTAssertEqual(try variant.check("reduce.same-answer").result, .waiting)
  }

  func testTheReasonOfEachKindOfTrapIsTold() throws {
    let kinds: [(String, CrashCause)] = [
      ("return state + Int.max", .trap("arithmetic overflow")),
      (
        "return Optional<Int>.none!",
        .trap("Fatal error: Unexpectedly found nil while unwrapping an Optional value")
      ),
      ("fatalError(\"not yet\")", .trap("Fatal error: not yet")),
      ("preconditionFailure(\"no\")", .trap("Fatal error: no")),
      ("return reduce(state, event: event)", .stackOverflow),
    ]
    for (body, cause) in kinds {
      let check = try GradedVariant([(increase, "case .increase: \(body)")])
        .check("reduce.increase")
      XCTAssertEqual(check.crash, cause, body)
      XCTAssertEqual(check.output, ExerciseOutput(), "the runtime's words are not the exercise's")
    }
  }

  func testTheCallIsTheOneThatTrapsNotTheFirst() throws {
    let variant = try GradedVariant([("events.dropLast(max(0, count))", "events.dropLast(count)")])
    XCTAssertEqual(variant.counts, ["passed": 21, "crashed": 1, "waiting": 2])
    XCTAssertEqual(
      try variant.check("undoing.negative").result.given, ["undoing(last: -1, of: [], from: 4)"])
  }

  func testWhatItCrashesOverIsMadeSmaller() throws {
    let replay = "return events.reduce(initial) { state, event in reduce(state, event: event) }"
    let variant = try GradedVariant([
      (replay, "if events.count > 2 { return [0][events.count + 7] }\n  \(replay)")
    ])
    let check = try variant.check("replay.in-order")
    XCTAssertEqual(check.crash, .trap("Fatal error: Index out of range"))
    XCTAssertEqual(
      check.result.given, ["replay([.reset(to: 5), .reset(to: -3), .reset(to: 0)], from: 0)"])
  }

  func testLeavingTheProcessIsNoWayToPass() throws {
    for leave in ["exit(0)", "_exit(0)"] {
      let variant = try GradedVariant([
        ("typealias State = Int", "import Foundation\n\ntypealias State = Int"),
        (increase, "case .increase: \(leave)"),
      ])
      XCTAssertEqual(try variant.check("reduce.increase").crash, .exit(0))
      XCTAssertEqual(
        try variant.check("reduce.increase").result.given, ["reduce(0, event: .increase)"])
      XCTAssertFalse(variant.verdict.passes, leave)
    }
  }
}
