import SuiteSupport
import XCTest

@testable import Grading

/// How many questions have one answer, and nobody who is judged notices.
final class TogetherTests: XCTestCase {
  /// - Parameter act: what the exercise does with a number.
  private func report(_ act: @escaping @Sendable (Int) -> PlayedAct) throws -> RawReport {
    let suite = AnySuite(LongMemorySuite.self)
    let exercise = ForgetfulExercise { act }
    return try Judge(
      suite, rehearsals: suite.rehearse(), seed: 0, timeout: .seconds(10),
      starting: exercise.start
    ).judge()
  }

  func testARightExerciseIsAskedInOneGo() throws {
    let suite = AnySuite(LongMemorySuite.self)
    let exercise = PlayedExercise { .gives($0 * 2) }
    let report = try Judge(
      suite, rehearsals: suite.rehearse(), seed: 0, timeout: .seconds(10),
      starting: { exercise.start() }
    ).judge()
    XCTAssertTrue(report.results.values.allSatisfy { $0 == .passed }, "\(report.results)")
    XCTAssertEqual(exercise.processes, [Array(1...60)])
    XCTAssertEqual(exercise.limits.count, 1)
  }

  func testWhatIsWrongInTheMiddleIsToldAlone() throws {
    let report = try report { .gives($0 == 40 ? 0 : $0 * 2, printing: $0 == 30 ? "thirty\n" : "") }
    guard case .failed(let mismatch) = report.results["numbers"] else { return XCTFail() }
    XCTAssertEqual(mismatch.given, ["double(40)"])
    // It was printed both times.
    XCTAssertEqual(report.output["numbers"]?.lines, ["thirty"])
  }

  func testAnEndInTheMiddleIsToldWithItsQuestion() throws {
    XCTAssertEqual(
      try report { $0 == 40 ? .ends : .gives($0 * 2) }.results["numbers"],
      .ended(PlayedExercise.crash, given: ["double(40)"]))
    guard
      case .late(["double(40)"], _) = try report({ $0 == 40 ? .hangs : .gives($0 * 2) })
        .results["numbers"]
    else { return XCTFail() }
    XCTAssertEqual(
      try report { $0 == 40 ? .floods : .gives($0 * 2) }.results["numbers"],
      .noTrace(.tooLong, given: ["double(40)"]))
  }
}
