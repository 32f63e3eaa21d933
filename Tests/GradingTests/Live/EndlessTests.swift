import Basics
import Curriculum
import Foundation
import Grading
import TestSupport
import XCTest

/// Whatever never ends is ended, and nothing keeps running.
final class EndlessTests: CachedTestCase {
  override class var lessons: [String] { ["02-reduce"] }

  func testACheckThatNeverEndsTimesOutAndTheRestStillRuns() throws {
    let start = ContinuousClock.now
    let variant = try GradedVariant(
      [("case .decrease: return state - 1", "case .decrease: while true {}")],
      timeout: .seconds(1))
    let endless = try variant.check("reduce.decrease")
    XCTAssertEqual(try XCTUnwrap(endless.seconds), 1, accuracy: 0.5)
    XCTAssertEqual(endless.result.given, ["reduce(0, event: .decrease)"])
    XCTAssertEqual(try variant.check("reduce.increase").result, .passed)
    XCTAssertEqual(try variant.check("reduce.reset").result, .passed)
    XCTAssertEqual(try variant.check("reduce.silent").result, .waiting)
    // For each of the four steps that run into it one second, and a part of one to find out in
    // which call; and the time to compile.
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(30))
  }

  func testWhatIsOnlySlowIsToldWithOneOfItsCallsAndItsSeconds() throws {
    let slow = """
      case .increase:
          let end = clock() + 400_000
          while clock() < end {}
          return state + 1
      """
    let variant = try GradedVariant(
      [
        ("typealias State = Int", "import Foundation\n\ntypealias State = Int"),
        ("case .increase: return state + 1", slow),
      ], timeout: .seconds(1))
    let check = try variant.check("reduce.increase")
    XCTAssertEqual(try XCTUnwrap(check.seconds), 1, accuracy: 0.5)
    XCTAssertEqual(check.result.given.count, 1)
    let call = try XCTUnwrap(check.result.given.first)
    XCTAssertNotNil(call.wholeMatch(of: /reduce\(-?\d+, event: .increase\)/))
  }

  func testWhatTheExerciseStartedIsEndedWithIt() throws {
    let seconds = "7\(Int.random(in: 100_000...999_999))"
    let start = """
      case .increase:
          if state == 1_000 {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sleep")
            process.arguments = ["\(seconds)"]
            try? process.run()
          }
          return state + 1
      """
    let variant = try GradedVariant([
      ("typealias State = Int", "import Foundation\n\ntypealias State = Int"),
      ("case .increase: return state + 1", start),
    ])
    XCTAssertEqual(try variant.check("reduce.reset").result, .passed)
    XCTAssertEqual(try processes(naming: seconds), [])
  }
}
