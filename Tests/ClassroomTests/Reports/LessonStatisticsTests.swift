import Curriculum
import XCTest

@testable import Classroom

/// What a class trips over.
final class LessonStatisticsTests: XCTestCase {
  private func outcome(
    _ index: Int, _ result: CheckOutcome.Result, mistake: String? = nil, given: [String] = [],
    summary: String = "wrong", isLate: Bool = false, crash: String? = nil
  ) -> CheckOutcome {
    CheckOutcome(
      id: "l1.check-\(index)", result: result, summary: summary, isLate: isLate, crash: crash,
      mistake: mistake, given: given)
  }

  private func statistics(_ exercises: [[CheckOutcome]]) -> LessonStatistics {
    statistics(of: exercises.map { ExerciseResult(status: .failed, checks: $0) })
  }

  private func statistics(of results: [ExerciseResult]) -> LessonStatistics {
    let lessons = SampleClass.lessons([3])
    let learners = results.enumerated().map { index, result in
      ClassLearner(
        id: "\(index)",
        exercises: [lessons[0].id: ClassExercise(file: "", text: nil, result: result)])
    }
    let report = ClassReport(grading: SampleClass.record, lessons: lessons, learners: learners)
    return LessonStatistics(of: lessons[0], in: report)
  }

  func testChecksStandInTheOrderOfThoseWhoFailThem() {
    let result = statistics([
      [outcome(0, .passed), outcome(1, .failed), outcome(2, .stopped)],
      [outcome(0, .passed), outcome(1, .passed), outcome(2, .failed)],
      [outcome(0, .passed), outcome(1, .failed), outcome(2, .waiting)],
    ])
    XCTAssertEqual(result.checks.map(\.place), [1, 2, 0])
    XCTAssertEqual(result.checks.map(\.count), [2, 2, 0])
    XCTAssertEqual(result.ran, 3)
  }

  func testWhoMakesAMistakeInTwoChecksMakesItOnce() {
    let result = statistics([
      [outcome(0, .failed, mistake: "b"), outcome(1, .failed, mistake: "b")],
      [outcome(1, .failed, mistake: "a")], [outcome(1, .failed, mistake: "c")],
      [outcome(1, .failed, mistake: "c")],
    ])
    XCTAssertEqual(result.obstacles.map(\.names), [["c"], ["b"], ["a"]])
    XCTAssertEqual(result.obstacles.map(\.count), [2, 1, 1])
    XCTAssertEqual(result.checks[0].commonGroup?.mistake, "c")
    XCTAssertEqual(result.checks[0].commonGroup?.count, 2)
  }

  func testTheShortestCounterexampleIsShownAndAmongEqualsTheFirstLearners() {
    let result = statistics([
      [outcome(0, .failed, mistake: "a")],
      [outcome(0, .failed, mistake: "a", given: ["let long = 1", "let longer = 2"])],
      [outcome(0, .failed, mistake: "a", given: ["let a = 1"])],
      [outcome(0, .failed, mistake: "a", given: ["let b = 1"])],
    ])
    XCTAssertEqual(result.obstacles[0].example?.given, ["let a = 1"])
    XCTAssertEqual(result.checks[0].example?.given, ["let a = 1"])
  }

  func testTheExampleIsOneOfTheGroupThatIsToldAndAFewAreNotMost() {
    let others = (0..<10).map { number in
      [outcome(0, .failed, given: ["\(number)"], summary: "own \(number)")]
    }
    func named(_ count: Int) -> [[CheckOutcome]] {
      (0..<count).map { _ in
        [outcome(0, .failed, mistake: "reversed", given: ["a long way to it"], summary: "its own")]
      }
    }
    XCTAssertNil(statistics(others + named(3)).checks[0].commonGroup)
    let most = statistics(others + named(4)).checks[0].commonGroup
    XCTAssertEqual(most?.mistake, "reversed")
    XCTAssertEqual(most?.example, Counterexample(given: ["a long way to it"], summary: "its own"))
    // The simplest of all is somebody else's.
    XCTAssertEqual(statistics(others + named(4)).checks[0].example?.given, ["0"])
  }

  func testEveryObstacleIsRanked() {
    func unbuilt(_ hindrance: ExerciseResult.Hindrance) -> ExerciseResult {
      var result = ExerciseResult(
        status: .unbuilt, checks: (0..<3).map { outcome($0, .waiting) }, obstacle: ["why"])
      result.hindrance = hindrance
      return result
    }
    func failed(_ checks: [CheckOutcome]) -> ExerciseResult {
      ExerciseResult(status: .failed, checks: checks)
    }
    let names = ["b", "a"].map { MissingInterface(name: $0, explanation: "`\($0)` is missing") }
    func message(_ number: Int) -> CompilerMessage {
      CompilerMessage(line: number, column: 1, text: "no `own\(number)` here")
    }
    var results: [ExerciseResult] = []
    for _ in 0..<7 { results.append(unbuilt(.missing(names))) }
    for number in 0..<6 { results.append(unbuilt(.compiler(message(number)))) }
    let late = [0, 2].map { outcome($0, .stopped, isLate: true) }
    for _ in 0..<5 { results.append(failed(late)) }
    for _ in 0..<4 {
      results.append(failed([outcome(1, .stopped, crash: "Index out of range.")]))
    }
    for _ in 0..<3 { results.append(failed([outcome(1, .failed, mistake: "forgets")])) }
    let wrong = [1, 2].map { outcome($0, .failed, given: ["\($0)"]) }
    for _ in 0..<2 { results.append(failed(wrong)) }
    results.append(failed([outcome(1, .failed, given: ["2"])]))
    results.append(unbuilt(.other("It is empty.")))
    let obstacles = statistics(of: results).obstacles
    XCTAssertEqual(obstacles.map(\.count), [7, 6, 5, 4, 3, 2, 1, 1])
    XCTAssertEqual(
      obstacles.map(\.kind),
      [
        .missing("b"), .compiler("no `…` here"), .late, .crash("Index out of range."),
        .mistake("forgets"),
        .counterexample(check: 1, Counterexample(given: ["1"], summary: "wrong")),
        .unreadable("It is empty."),
        .counterexample(check: 1, Counterexample(given: ["2"], summary: "wrong")),
      ])
    XCTAssertEqual(obstacles[0].names, ["b", "a"])
    XCTAssertEqual(obstacles[5].checks, [1, 2])
    XCTAssertEqual(obstacles.flatMap(\.learners).count, results.count)
  }

  func testWhatWasNotHandedInOrDidNotRunIsCountedAsThat() {
    let report = SampleClass.report(learners: 50)
    for lesson in report.lessons {
      let result = LessonStatistics(of: lesson, in: report)
      XCTAssertEqual(result.statuses.values.reduce(0, +) + result.missing, 50)
      XCTAssertEqual(
        result.ran, (result.statuses[.passed] ?? 0) + (result.statuses[.failed] ?? 0))
    }
  }
}
