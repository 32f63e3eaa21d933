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
      suite, recordings: suite.record(), seed: 0, timeout: .seconds(10),
      starting: exercise.start
    ).judge()
  }

  func testARightExerciseIsAskedInOneGo() throws {
    let suite = AnySuite(LongMemorySuite.self)
    let exercise = PlayedExercise { .gives($0 * 2) }
    let report = try Judge(
      suite, recordings: suite.record(), seed: 0, timeout: .seconds(10),
      starting: { exercise.start() }
    ).judge()
    XCTAssertTrue(report.results.values.allSatisfy { $0 == .passed }, "\(report.results)")
    XCTAssertEqual(exercise.processes, [Array(1...60)])
    XCTAssertEqual(exercise.limits.count, 1)
  }

  func testWhatAnEarlierCheckHasSeenAnsweredIsNotAskedAgainUnlessSomethingWasPrinted() throws {
    for (text, asked) in [("", Array(1...80)), ("fifty\n", Array(1...60) + Array(51...80))] {
      let suite = AnySuite(TwoTables.self)
      let exercise = PlayedExercise { .gives($0 * 2, printing: $0 == 50 ? text : "") }
      let report = try Judge(
        suite, recordings: suite.record(), seed: 0, timeout: .seconds(10),
        starting: { exercise.start() }
      ).judge()
      XCTAssertTrue(report.results.values.allSatisfy { $0 == .passed }, "\(report.results)")
      XCTAssertEqual(exercise.processes, [asked])
    }
  }

  func testWhatIsWrongInTheMiddleIsToldAlone() throws {
    let report = try report { .gives($0 == 40 ? 0 : $0 * 2, printing: $0 == 30 ? "thirty\n" : "") }
    guard case .failed(let mismatch) = report.results["numbers"] else { return XCTFail() }
    XCTAssertEqual(mismatch.given, ["double(40)"])
    // It was printed both times.
    XCTAssertEqual(report.output["numbers"]?.lines, ["thirty"])
  }

  func testWhoeverCountsItsCallsIsToldWithTheCallThatItTook() throws {
    for act in [PlayedAct.gives(0), .ends, .hangs] {
      let suite = AnySuite(TwoTables.self)
      let exercise = ForgetfulExercise {
        var count = 0
        return { number in
          count += 1
          return count == 75 ? act : .gives(number * 2)
        }
      }
      let report = try Judge(
        suite, recordings: suite.record(), seed: 0, timeout: .seconds(10),
        starting: exercise.start
      ).judge()
      XCTAssertEqual(report.results["first"], .passed)
      switch report.results["second"] {
      case .failed(let mismatch): XCTAssertEqual(mismatch.given, ["double(75)"])
      case .unanswered(_, let given):
        XCTAssertEqual(given, ["double(75)"])
      default: XCTFail("\(String(describing: report.results["second"]))")
      }
    }
  }

  func testAnEndInTheMiddleIsToldWithItsQuestion() throws {
    XCTAssertEqual(
      try report { $0 == 40 ? .ends : .gives($0 * 2) }.results["numbers"],
      .unanswered(.ended(PlayedExercise.crash), given: ["double(40)"]))
    guard
      case .unanswered(.late, ["double(40)"]) = try report({ $0 == 40 ? .hangs : .gives($0 * 2) })
        .results["numbers"]
    else { return XCTFail() }
    XCTAssertEqual(
      try report { $0 == 40 ? .floods : .gives($0 * 2) }.results["numbers"],
      .unanswered(.tooLong, given: ["double(40)"]))
  }
}

/// Two checks with many questions each, some of them the same.
private enum TwoTables: Doubling {
  static var checks: [Check<TwoTables>] {
    [("first", 1...60), ("second", 51...80)].map { id, numbers in
      Check(id, step: 1) { context in
        for number in numbers { try context.expect(number, seeing: \.self) }
      }
    }
  }
}
