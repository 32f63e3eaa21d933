import FixtureLessons
import Foundation
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What every view says of a lesson after each thing that can happen to it.
final class StatusWalkTests: CachedTestCase {
  private let exercise = Fixture.exercise(Fixture.down)
  private let kept = ".workbook/verdicts/02-count-down.json"

  private func status(_ fixture: Fixture) -> String {
    let lines = FakeRun(["list"], in: fixture).output.split(separator: "\n")
    let row = lines.first { $0.contains("Counting down") } ?? ""
    return row.components(separatedBy: "Counting down").last?.trimmingCharacters(in: .whitespaces)
      ?? ""
  }

  private func data(_ fixture: Fixture) -> String {
    let output = FakeRun(["list", "--json"], in: fixture).output
    let states = output.matches(
      of:
        /"passed" : (\d+),(?:\s*"passedAt" : "[^"]*",)?\s*"passedSteps" : \d+,(?:\s*"problem" : "[^"]*",)?\s*"state" : "(\w+)"/
    )
    return states.last.map { "\($0.2) \($0.1)" } ?? ""
  }

  func testFromTheFirstTestToTheLast() throws {
    let fixture = try Fixture()
    XCTAssertEqual(status(fixture), "· untouched")
    try fixture.write(FixtureLessons.downSolution, to: exercise)
    XCTAssertEqual(status(fixture), "… changed")
    XCTAssertEqual(FakeRun(["test", "2"], in: fixture).code, .success)
    XCTAssertEqual(status(fixture), "✓ passed")
    XCTAssertEqual(data(fixture), "passed 1")

    // Changed behind its back.
    try fixture.write(FixtureLessons.downSolution + "// more\n", to: exercise)
    XCTAssertEqual(status(fixture), "… changed, passed on 2026-01-03")
    XCTAssertEqual(data(fixture), "changed 0")
    try fixture.write("func down(", to: exercise)
    XCTAssertEqual(FakeRun(["test", "2"], in: fixture).code, .failure)
    XCTAssertEqual(status(fixture), "… doesn't compile, passed on 2026-01-03")
    XCTAssertEqual(data(fixture), "doesNotCompile 0")
    try fixture.write("func up() {}\n", to: exercise)
    XCTAssertEqual(FakeRun(["test", "2"], in: fixture).code, .failure)
    XCTAssertEqual(data(fixture), "incomplete 0")
    try fixture.write(FixtureLessons.downStub + "// begun\n", to: exercise)
    XCTAssertEqual(FakeRun(["test", "2"], in: fixture).code, .failure)
    XCTAssertEqual(status(fixture), "… step 1 of 1, passed on 2026-01-03")
    XCTAssertEqual(data(fixture), "failed 0")

    try fixture.remove(exercise)
    XCTAssertEqual(status(fixture), "✗ unreadable, passed on 2026-01-03")
    XCTAssertEqual(data(fixture), "unreadable 0")
    XCTAssertEqual(FakeRun(["hint", "2"], in: fixture).code, .failure)
  }

  func testAfterAResetNothingPasses() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: exercise)
    XCTAssertEqual(FakeRun(["test", "2"], in: fixture).code, .success)
    XCTAssertEqual(FakeRun(["reset", "2", "--yes"], in: fixture).code, .success)
    XCTAssertEqual(status(fixture), "· untouched, passed on 2026-01-03")
    XCTAssertEqual(data(fixture), "untouched 0")
    XCTAssertEqual(FakeRun(["reset", "2", "--undo"], in: fixture).code, .success)
    XCTAssertEqual(status(fixture), "✓ passed", "it is the text that was tested")
  }

  func testWithoutTheKeptVerdictOnlyTheVerdictIsLost() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: exercise)
    XCTAssertEqual(FakeRun(["test", "2"], in: fixture).code, .success)
    let whole = try XCTUnwrap(fixture.text(of: kept))
    try fixture.write(String(whole.dropLast(20)), to: kept)
    XCTAssertEqual(status(fixture), "… changed, passed on 2026-01-03")
    try fixture.remove(".workbook/verdicts")
    XCTAssertEqual(data(fixture), "changed 0")
    XCTAssertEqual(FakeRun(["test", "2"], in: fixture).code, .success)
    XCTAssertEqual(status(fixture), "✓ passed")
    XCTAssertEqual(fixture.text(of: kept), whole)
  }

  func testATestBySwiftTestIsATest() throws {
    let fixture = try Fixture()
    let environment = ProcessInfo.processInfo.environment
    XCTAssertEqual(
      try testedLesson(
        2, in: fixture.repository, suites: FixtureLessons.suites, environment: environment
      ).state, .untouched)
    XCTAssertEqual(fixture.events, [])
    try fixture.write(FixtureLessons.downSolution, to: exercise)
    let tested = try testedLesson(
      2, in: fixture.repository, suites: FixtureLessons.suites, environment: environment)
    XCTAssertEqual(tested.state, .passed)
    XCTAssertEqual(tested.progress.attempts, 1)
    XCTAssertEqual(status(fixture), "✓ passed")
    XCTAssertEqual(FakeRun(["solution", "2"], in: fixture).code, .success)
  }

  func testAHintNeedsNoTestOfWhatWasTested() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downStub + "// begun\n", to: exercise)
    XCTAssertEqual(FakeRun(["test", "2"], in: fixture).code, .failure)
    XCTAssertEqual(FakeRun(["hint", "2"], in: fixture).code, .success)
    try fixture.write(FixtureLessons.downStub + "// changed\n", to: exercise)
    XCTAssertEqual(FakeRun(["hint", "2"], in: fixture).code, .success)
    let kinds = fixture.events.map { event in
      ["graded", "hintShown"].first { event.contains($0) }
    }
    XCTAssertEqual(kinds, ["graded", "hintShown", "graded", "hintShown"])
  }

  func testEveryHintOfACheckIsNoPassForTheSolution() throws {
    let fixture = try Fixture()
    for _ in 1...3 { _ = FakeRun(["hint", "2"], in: fixture) }
    XCTAssertEqual(FakeRun(["solution", "2"], in: fixture).code, .failure)
    XCTAssertEqual(FakeRun(["solution", "2", "--anyway"], in: fixture).code, .success)
  }

  func testAnotherCopyOfTheExercisesChangesNothingHere() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: "copy/02-count-down/Exercise.swift")
    let run = FakeRun(["test", "2", "--lessons", "copy"], in: fixture)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(status(fixture), "· untouched")
    try fixture.write(FixtureLessons.downSolution, to: exercise)
    XCTAssertEqual(status(fixture), "… changed")
  }

  func testItBeginsWithTheLessonThatWasWorkedOnLast() throws {
    let fixture = try Fixture()
    func chosen() -> String? {
      let menu = FakeRun([], in: fixture) { $0.lines = [] }.output
      return menu.firstMatch(of: /(?:▸ |Lesson )(\d).*(?:; chosen)/).map { String($0.1) }
    }
    XCTAssertEqual(chosen(), "1")
    try fixture.write(FixtureLessons.downStub + "// begun\n", to: exercise)
    _ = FakeRun(["test", "2"], in: fixture)
    XCTAssertEqual(chosen(), "2")
    _ = FakeRun(["read", "1"], in: fixture)
    XCTAssertEqual(chosen(), "2", "to look something up is no change of lesson")
    try fixture.write(FixtureLessons.downSolution, to: exercise)
    _ = FakeRun(["test", "2"], in: fixture)
    XCTAssertEqual(chosen(), "2")
    _ = FakeRun(["read", "1"], in: fixture)
    XCTAssertEqual(chosen(), "1", "what passes is left when another lesson is read")
  }
}
