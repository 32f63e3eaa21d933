import XCTest

@testable import Classroom

/// What a class trips over.
final class LessonStatisticsTests: XCTestCase {
  private func outcome(
    _ index: Int, _ result: CheckOutcome.Result, mistake: String? = nil, given: [String] = []
  ) -> CheckOutcome {
    CheckOutcome(
      id: "l1.check-\(index)", result: result, summary: "wrong", mistake: mistake, given: given)
  }

  private func statistics(_ exercises: [[CheckOutcome]]) -> LessonStatistics {
    let lessons = SampleClass.lessons([3])
    let learners = exercises.enumerated().map { index, checks in
      ClassLearner(
        id: "\(index)",
        exercises: [
          lessons[0].id: ClassExercise(
            file: "", text: nil, result: ExerciseResult(status: .failed, checks: checks))
        ])
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
    XCTAssertEqual(result.mistakes.map(\.text), ["c", "b", "a"])
    XCTAssertEqual(result.mistakes.map(\.count), [2, 1, 1])
    XCTAssertEqual(result.checks[0].commonMistake, "c")
  }

  func testTheShortestCounterexampleIsShownAndAmongEqualsTheFirstLearners() {
    let result = statistics([
      [outcome(0, .failed, mistake: "a")],
      [outcome(0, .failed, mistake: "a", given: ["let long = 1", "let longer = 2"])],
      [outcome(0, .failed, mistake: "a", given: ["let a = 1"])],
      [outcome(0, .failed, mistake: "a", given: ["let b = 1"])],
    ])
    XCTAssertEqual(result.mistakes[0].example?.given, ["let a = 1"])
    XCTAssertEqual(result.checks[0].example?.given, ["let a = 1"])
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
