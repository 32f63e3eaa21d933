import Grading
import XCTest

/// A check that ends its process costs only itself and what builds on it.
final class CrashTests: XCTestCase {
  private let increase = "case .increase: return state + 1"

  func testATrapIsToldWithItsReasonAndTheLearnersLineAndTheOthersStillRun() throws {
    let variant = try GradedVariant([
      (increase, "case .increase:\n    let none: [Int] = []\n    return none[state + 7]")
    ])
    let check = try variant.check("reduce.increase")
    XCTAssertEqual(check.state, .crashed)
    XCTAssertEqual(check.reason, "Fatal error: Index out of range")
    XCTAssertEqual(check.line, variant.line(of: "none[state + 7]"))
    XCTAssertEqual(try variant.check("reduce.decrease").state, .passed)
    XCTAssertEqual(try variant.check("reduce.reset").state, .passed)
    XCTAssertEqual(try variant.check("reduce.same-answer").state, .waiting)
    XCTAssertEqual(variant.verdict.state, .failed)
  }

  func testTheReasonOfEachKindOfTrapIsTold() throws {
    let kinds = [
      ("return state + Int.max", "arithmetic overflow"),
      ("return Optional<Int>.none!", "Unexpectedly found nil"),
      ("fatalError(\"not yet\")", "Fatal error: not yet"),
      ("preconditionFailure(\"no\")", "Fatal error: no"),
      ("return reduce(state, event: event)", "stack overflow"),
    ]
    for (body, reason) in kinds {
      let check = try GradedVariant([(increase, "case .increase: \(body)")])
        .check("reduce.increase")
      XCTAssertEqual(check.state, .crashed, body)
      XCTAssertTrue(check.reason?.contains(reason) ?? false, "\(body): \(check.reason ?? "")")
    }
  }

  func testLeavingTheProcessIsNoWayToPass() throws {
    for leave in ["exit(0)", "_exit(0)"] {
      let variant = try GradedVariant([
        ("typealias State = Int", "import Foundation\n\ntypealias State = Int"),
        (increase, "case .increase: \(leave)"),
      ])
      XCTAssertEqual(try variant.check("reduce.increase").state, .crashed, leave)
      XCTAssertEqual(try variant.check("reduce.increase").reason, "exit(0)")
      XCTAssertEqual(variant.verdict.state, .failed)
    }
  }
}
