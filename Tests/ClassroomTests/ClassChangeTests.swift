import XCTest

@testable import Classroom

/// Who stands otherwise than before, and why.
final class ClassChangeTests: XCTestCase {
  private func report(
    _ learners: [(String, [String: (String, ExerciseResult)])],
    _ change: (inout GradingRecord) -> Void = { _ in }
  ) -> ClassReport {
    var record = SampleParts.record
    change(&record)
    return ClassReport(
      grading: record,
      lessons: ["01-one", "02-two"].enumerated().map { index, id in
        GradedLesson(id: id, number: index + 1, title: id, checks: [])
      },
      learners: learners.map { id, exercises in
        ClassLearner(
          id: id,
          exercises: exercises.mapValues { ClassExercise(file: "f", text: $0, result: $1) })
      })
  }

  func testNothingHasMoved() {
    let one = report([("ada", ["01-one": ("a", SampleParts.result(.failed))])])
    XCTAssertEqual(ClassChange.all(from: one, to: one), [])
    // Another text that comes to the same is no news.
    let other = report([("ada", ["01-one": ("b", SampleParts.result(.failed))])])
    XCTAssertEqual(ClassChange.all(from: one, to: other), [])
  }

  func testALessonThatOnlyTheOlderReportHasIsGone() {
    let passed = SampleParts.result(.passed)
    let before = report([("ada", ["01-one": ("a", passed), "02-two": ("b", passed)])])
    var after = report([("ada", ["01-one": ("a", passed)])])
    after.lessons.removeLast()
    let changes = ClassChange.all(from: before, to: after)
    XCTAssertEqual(
      changes.map {
        "\($0.learner) \($0.lesson) \($0.reasons.map(\.rawValue).joined(separator: "+"))"
      }, ["ada 02-two gone"])
  }

  func testWhatWasNotGradedYetHasNotMoved() {
    let before = report([("ada", ["01-one": ("a", SampleParts.result(.ungraded, passed: 0))])])
    let after = report([("ada", ["01-one": ("a", SampleParts.result(.passed))])])
    XCTAssertEqual(ClassChange.all(from: before, to: after), [])
    XCTAssertEqual(ClassChange.all(from: before, to: report([])).map(\.reasons), [[.gone]])
    XCTAssertEqual(ClassChange.all(from: after, to: before).count, 1)
  }

  func testEveryReason() {
    let failed = SampleParts.result(.failed)
    let passed = SampleParts.result(.passed, passed: 3)
    let before = report([
      ("ada", ["01-one": ("a", failed), "02-two": ("x", failed)]),
      ("ben", ["01-one": ("a", failed)]),
      ("cyd", ["01-one": ("c", failed)]),
    ])
    let after = report(
      [
        ("eve", ["02-two": ("e", passed)]), ("ben", ["01-one": ("a", passed)]),
        ("ada", ["01-one": ("b", passed)]),
      ], { $0.version = "v2" })
    let changes = ClassChange.all(from: before, to: after)
    XCTAssertEqual(
      changes.map {
        "\($0.learner) \($0.lesson) \($0.reasons.map(\.rawValue).joined(separator: "+"))"
      },
      [
        "eve 02-two new", "ben 01-one version", "ada 01-one text", "ada 02-two gone",
        "cyd 01-one gone",
      ])
    XCTAssertEqual(changes.map { $0.before?.passed }, [nil, 1, 1, 1, 1])
    XCTAssertEqual(changes.map { $0.after?.passed }, [3, 3, 3, nil, nil])
  }

  func testTheSameExerciseIsNeverSaidToBeAnotherOne() {
    let before = report([("ada", ["01-one": ("a", SampleParts.result(.failed))])])
    func reasons(_ change: (inout GradingRecord) -> Void) -> [ClassChange.Reason] {
      let passed = SampleParts.result(.passed, passed: 3)
      let after = report([("ada", ["01-one": ("a", passed)])], change)
      return ClassChange.all(from: before, to: after).flatMap(\.reasons)
    }
    XCTAssertEqual(reasons { _ in }, [.chance])
    XCTAssertEqual(reasons { $0.timeout = 100 }, [.time])
    XCTAssertEqual(
      reasons {
        $0 = GradingRecord(
          seed: 8, timeout: 1, version: "v2", compiler: "6.2", confinement: .none)
      }, [.time, .seed, .version, .compiler, .confinement])
  }
}
