import Traces
import XCTest

@testable import SuiteSupport

/// Which mistake is named.
final class DiagnosisTests: XCTestCase {
  private func names(
    failed: Set<String>, _ answers: PlayedAnswers
  ) throws -> [String: String] {
    var names: [String: String] = [:]
    try AnySuite(SampleSuite.self).diagnose(failed: failed, answering: answers) { names[$0] = $1 }
    return names
  }

  func testTheMistakeThatShowsTheSameEverywhereIsNamed() throws {
    let answers = PlayedAnswers { $0 }
    XCTAssertEqual(try names(failed: ["sums.all"], answers), ["sums.all": "gives-them-back"])
    // All scripts at once.
    XCTAssertEqual(answers.asked.map(\.count), [2])
  }

  func testWhatNoMistakeExplainsHasNoName() throws {
    XCTAssertEqual(try names(failed: ["sums.all"], PlayedAnswers { $0.map { $0 * 2 } }), [:])
    // Right for one script of two.
    XCTAssertEqual(
      try names(failed: ["sums.all"], PlayedAnswers { $0 == [1, 2] ? $0 : [8, 8] }), [:])
  }

  func testAMistakeIsNamedThatIsMadeBesideAnother() throws {
    // The first number is wrong for another reason.
    let answers = PlayedAnswers { [9] + $0.dropFirst() }
    XCTAssertEqual(try names(failed: ["sums.all"], answers), ["sums.all": "gives-them-back"])
    // It isn't made where it could be.
    let others = PlayedAnswers { $0 == [1, 2] ? [9, 2] : [9, 10] }
    XCTAssertEqual(try names(failed: ["sums.all"], others), [:])
  }

  func testWhatIsMissingSpeaksForNoMistake() {
    let mistakes = [Mistake("leaves-two-out") { (list: [Int]) in Array(list.dropLast(2)) }]
    func name(seeing seen: [Int]) -> String? {
      mistakes.nameBesideOthers(in: [([1, 2, 3, 4], right: [1, 2, 3, 4], seen: seen)])
    }
    XCTAssertNil(name(seeing: [7]))
    XCTAssertNil(name(seeing: []))
  }

  func testASymptomIsNamedThatShowsWhereverAnythingIsWrong() throws {
    let answers = PlayedAnswers { $0.map { _ in 7 } }
    XCTAssertEqual(try names(failed: ["sums.all"], answers), ["sums.all": "no-sum-is-right"])
  }

  func testListsDifferByWhatIsMissingOrMoreOrByTheirOrder() {
    XCTAssertNil([1, 2].deviation(from: [1, 2]))
    XCTAssertEqual([2].deviation(from: [1, 2]), .missing)
    XCTAssertEqual([1, 2, 1].deviation(from: [1, 2]), .more)
    XCTAssertEqual([2, 1].deviation(from: [1, 2]), .order)
    XCTAssertEqual([1, 1].deviation(from: [1, 2]), .other)
  }

  func testOnlyFailedChecksAreExplained() throws {
    let answers = PlayedAnswers { $0.map { $0 + 1 } }
    XCTAssertEqual(try names(failed: [], answers), [:])
    XCTAssertEqual(answers.asked.count, 0)
    // The first of the step's failed checks.
    XCTAssertEqual(
      try names(failed: ["sums.orders", "sums.silent"], answers), ["sums.orders": "one-more"])
  }

  func testWhatIsTooLongForOneDiagnosisMayDoForAnother() throws {
    let answers = PlayedAnswers(replying: { script in
      script.count > 1 ? Reply(.failure(.tooLong)) : Reply(.success(script.map { $0 + 1 }.packed))
    })
    XCTAssertEqual(
      try names(failed: ["sums.all", "sums.orders"], answers), ["sums.orders": "one-more"])
  }

  func testMistakesThatNothingTellsApartAreFound() throws {
    XCTAssertEqual(try AnySuite(SampleSuite.self).confusions(), [])
    XCTAssertEqual(
      try AnySuite(Confused.self).confusions().map { [$0.mistake, $0.other ?? ""] },
      [
        ["does-nothing-wrong", ""], ["negates", "swaps-the-sign"],
        ["swaps-the-sign", "negates"],
      ])
  }

  func testACrashEndsTheSearch() {
    let answers = PlayedAnswers(replying: { _ in Reply(.failure(.ended(Crash(.exit(1))))) })
    XCTAssertThrowsError(try names(failed: ["sums.all", "sums.orders"], answers)) {
      XCTAssertTrue($0 is NoTrace)
    }
    XCTAssertEqual(answers.asked.count, 1)
  }
}

/// A suite with a mistake that is none, and two that are one.
private enum Confused: LessonSuite {
  static func model(_ script: Int) -> Int { script }
  static func fits(_ trace: Int, _ script: Int) -> Bool { true }
  static func code(_ script: Int) -> [String] { ["\(script)"] }
  static var checks: [Check<Confused>] {
    [Check("one", step: 1) { context in try context.expect(3, seeing: { $0 }) }]
  }
  static var diagnoses: [Diagnosis<Confused>] {
    [
      Diagnosis(
        checks: ["one"], scripts: [1, 2], seeing: { $0 },
        mistakes: [
          Mistake("swaps-the-sign") { -$0 }, Mistake("does-nothing-wrong") { $0 },
          Mistake("negates") { 0 - $0 }, Mistake("swaps-the-sign") { -1 * $0 },
        ])
    ]
  }
}
