import XCTest

@testable import WorkbookCLI

/// The menu of lines where something is missing.
final class MenuCommandTests: XCTestCase {
  func testWithoutInputItListsTheLessonsAndSaysWhatToType() throws {
    let run = FakeRun([], in: try Fixture())
    assertText(
      run.output,
      """
      Reducers and state, in six lessons                                 0 of 4 checks
      ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░   0 %

      ▸ 1  Counting up                                                     · untouched
        2  Counting down                                                   · untouched

      Next: type `1` to read lesson 1, Counting up.

      1–2 read a lesson · t test · h hint · e edit · s solution · r reset
      ? help · q quit
      > 
      Nobody is typing here, so the workbook only lists the lessons. Start it in a
      terminal, or use commands:
      `swift run workbook read 1`
      `swift run workbook test 1`
      `swift run workbook --help`
      """)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(run.errors, "")
  }

  func testTroubleIsShownAndTheMenuGoesOn() throws {
    let run = FakeRun([], in: try Fixture()) { $0.lines = ["e", "m"] }
    XCTAssertTrue(
      run.output.contains(
        """
        No editor is named in `$VISUAL` or `$EDITOR`. Open
        Lessons/01-count-up/Exercise.swift yourself, or set one: `export EDITOR=nano`

        t test ·
        """), run.output)
    XCTAssertEqual(run.code, .success)
  }

  func testAVerdictThatCannotBeKeptIsShownAllTheSame() throws {
    let fixture = try Fixture()
    try fixture.write("", to: ".workbook/progress.jsonl/in-the-way")
    try fixture.write(FixtureLessons.upSolution, to: Fixture.exercise(Fixture.up))
    let run = FakeRun([], in: fixture) { $0.lines = ["t", "h"] }
    XCTAssertTrue(run.output.contains("\nEvery check passes. Next: type 2"), run.output)
    XCTAssertTrue(run.output.contains("\nEvery check of this lesson passes: "), run.output)
    XCTAssertEqual(run.errors.matches(of: /Your progress could not be kept/).count, 2)
  }
}
