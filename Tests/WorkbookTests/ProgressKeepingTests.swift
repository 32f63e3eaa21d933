import Basics
import FixtureLessons
import Foundation
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// The progress log as several runs of the program leave it.
final class ProgressKeepingTests: CachedTestCase {
  func testManyRunsAtOnceLoseNothing() throws {
    let fixture = try Fixture()
    let script = """
      for number in 1 2 3 4 5 6 7 8 9 10; do
        "$1" solution 1 --anyway >/dev/null || echo failed &
        "$1" solution 2 --anyway >/dev/null || echo failed &
      done; wait
      """
    let command = WorkbookProcess.shell(
      "{ \(script)\n}", [WorkbookProcess.executable], directory: fixture.root)
    let captured = try capture(command, limit: .seconds(60))
    XCTAssertEqual(captured.output + captured.errors, "")
    let lessons = fixture.events.map { line in
      line.wholeMatch(of: /\{"at":"[^"]+","lesson":"([^"]+)","what":\{"solutionShown":\{\}\}\}/)
        .map { String($0.1) } ?? line
    }
    XCTAssertEqual(
      lessons.sorted(),
      Array(repeating: Fixture.up, count: 10) + Array(repeating: Fixture.down, count: 10))
  }

  func testTwoVerdictsAtOnceAreBothKept() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: Fixture.exercise(Fixture.down))
    let command = WorkbookProcess.shell(
      "{ \"$1\" test 2 >first & \"$1\" test 2 >second & wait\n}", [WorkbookProcess.executable],
      directory: fixture.root)
    XCTAssertEqual(try capture(command, limit: .seconds(60)).errors, "")
    XCTAssertEqual(fixture.events.count, 2)
    let first = try XCTUnwrap(fixture.text(of: "first"))
    XCTAssertTrue(first.contains("1 of 1 steps"), first)
    XCTAssertEqual(fixture.text(of: "second"), first)
    let list = try WorkbookProcess(["list", "--json"], in: fixture)
    XCTAssertTrue(list.output.contains("\"attempts\" : 2"), list.output)
  }

  func testADamagedLineIsToldOnceSetAsideAndSkipped() throws {
    let fixture = try Fixture()
    let passed = TestCommandTests.graded(Fixture.down, 1, of: 1)
    try fixture.write("\(passed)\nscribble\n", to: ".workbook/progress.jsonl")
    let listed = """
      Reducers and state, in eight lessons                                0 of 3 steps
      ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░   0 %

        1  Counting up                                                     · untouched
        2  Counting down                             · untouched, passed on 2026-01-03
      """
    let told = """
      One line of the progress log could not be read. It was set aside in
      .workbook/progress.damaged.jsonl; the rest counts.
      """
    for errors in [told, ""] {
      let run = try WorkbookProcess(["list"], in: fixture)
      assertText(run.output, listed)
      assertText(run.errors, errors)
      XCTAssertEqual(run.code, .success)
    }
    XCTAssertEqual(fixture.text(of: ".workbook/progress.damaged.jsonl"), "scribble\n")

    let torn = "\(passed)\nscribble\n{\"at\":\"20\n[]\n{\"torn"
    try fixture.write(torn, to: ".workbook/progress.jsonl")
    let run = try WorkbookProcess(["solution", "2"], in: fixture)
    assertText(
      run.errors,
      """
      3 lines of the progress log could not be read. They were set aside in
      .workbook/progress.damaged.jsonl; the rest counts.
      """)
    XCTAssertEqual(run.output, FixtureLessons.downSolution)
    XCTAssertEqual(fixture.events.count, 6, "the torn line has not swallowed the new one")
    XCTAssertTrue(try XCTUnwrap(fixture.events.last).contains("solutionShown"))
  }
}
