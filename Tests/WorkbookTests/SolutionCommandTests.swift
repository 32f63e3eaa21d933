import FixtureLessons
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

final class SolutionCommandTests: XCTestCase {
  private let shown =
    #"{"at":"2026-01-03T04:05:06Z","lesson":"02-count-down","what":{"solutionShown":{}}}"#

  func testRefusedUntilTheLessonPasses() throws {
    let fixture = try Fixture()
    let refused = FakeRun(["solution", "2"], in: fixture)
    XCTAssertEqual(refused.output, "")
    assertText(
      refused.errors,
      """
      The solution of lesson 2 is shown once the lesson passes. To see it all the
      same: `swift run workbook solution 2 --anyway`
      """)
    XCTAssertEqual(refused.code, .failure)
    XCTAssertEqual(fixture.events, [])

    try fixture.write(FixtureLessons.downSolution, to: Fixture.exercise(Fixture.down))
    XCTAssertEqual(FakeRun(["test", "2"], in: fixture).code, .success)
    let run = FakeRun(["solution", "2"], in: fixture)
    XCTAssertEqual(run.output, FixtureLessons.downSolution)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(fixture.events.last, shown)
  }

  func testShownAnyway() throws {
    let fixture = try Fixture()
    let run = FakeRun(["solution", "2", "--anyway"], in: fixture)
    XCTAssertEqual(run.output, FixtureLessons.downSolution)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(fixture.events, [shown])
    XCTAssertEqual(
      fixture.text(of: Fixture.exercise(Fixture.down)), FixtureLessons.downStub, "only shown")
  }

  func testAtATerminalItIsDrawn() throws {
    let run = FakeRun(["solution", "2", "--anyway"], in: try Fixture()) {
      $0.isOutputTerminal = true
      $0.environment = ["TERM": "xterm"]
    }
    assertText(
      run.output.replacing("\u{1B}", with: "␛"),
      """
        // Lesson 2 · Counting down

        // MARK: - Step 1: down
        ␛[1mfunc␛[0m down(_ number: Int) -> Int {
          ␛[1mreturn␛[0m number - 1
        }
      """)
  }

  func testShownEvenIfThatCannotBeKept() throws {
    let fixture = try Fixture()
    try fixture.makeLogUnwritable()
    let run = FakeRun(["solution", "2", "--anyway"], in: fixture)
    XCTAssertEqual(run.output, FixtureLessons.downSolution)
    XCTAssertTrue(run.errors.hasPrefix("Your progress could not be kept:"), run.errors)
    XCTAssertEqual(run.code, .unavailable)
  }
}
