import FixtureLessons
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// The menu of lines where something is missing.
final class MenuCommandTests: XCTestCase {
  func testWithoutInputItListsTheLessonsAndSaysWhatToType() throws {
    let run = FakeRun([], in: try Fixture())
    assertText(
      run.output,
      """
      Reducers and state, in eight lessons: 0 of 3 steps pass.

      Lesson 1, Counting up: untouched; chosen.
      Lesson 2, Counting down: untouched.

      Hello! You read a lesson, write its exercise in Swift, and test it here.
      Next: type 1 to read the first lesson; ? shows what can be typed.
      The exercises are in the folder Lessons; e opens the chosen one.

      Type the number of a lesson to read it, t to test the chosen one, h for a hint,
      e to edit it, ? for all that can be typed, q to quit.
      > 
      Nobody is typing here, so the workbook only lists the lessons. Start it in a
      terminal, or use commands:
      swift run workbook read 1
      swift run workbook test 1
      swift run workbook --help
      """)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(run.errors, "")
  }

  func testADayAfterALessonHasPassedItsQuestionsAreOfferedOnce() throws {
    let fixture = try Fixture()
    let questions = (1...4).map { number in
      "Question \(number)?\n\n<details><summary>A</summary>\n\n**`\(number)`** So.\n\n</details>"
    }
    try fixture.write(
      "# Before\n\n" + questions.joined(separator: "\n\n") + "\n",
      to: "Lessons/\(Fixture.down)/Recall.md")
    let passed = TestCommandTests.graded(Fixture.up, 3, of: 3)
    try fixture.write(
      passed.replacing("2026-01-03T", with: "2026-01-02T") + "\n", to: ".workbook/progress.jsonl")
    let offer = "Q asks three questions about what you have learnt before."
    let run = FakeRun([], in: fixture) { $0.lines = ["Q", "1", "2", "3", "m"] }
    XCTAssertEqual(run.output.components(separatedBy: offer).count, 2, run.output)
    for number in 1...4 {
      XCTAssertEqual(run.output.contains("Question \(number)?"), number < 4, run.output)
    }
    let log = fixture.text(of: ".workbook/progress.jsonl") ?? ""
    XCTAssertTrue(log.contains(#"{"read":{"isRecall":true}}"#), log)
    XCTAssertFalse(log.contains(#"{"read":{}}"#), "the lesson's text wasn't read")
    XCTAssertFalse(FakeRun([], in: fixture).output.contains(offer))
  }

  func testTroubleIsShownAndTheMenuGoesOn() throws {
    let run = FakeRun([], in: try Fixture()) {
      $0.lines = ["e", "m"]
      $0.environment = ["PATH": "/nowhere"]
    }
    XCTAssertTrue(
      run.output.contains(
        """
        No editor is named in $VISUAL or $EDITOR, and there is no vi. Open
        Lessons/01-count-up/Exercise.swift yourself, or name one: export EDITOR=nano

        Type ?
        """), run.output)
    XCTAssertEqual(run.code, .success)
  }

  func testAVerdictThatCannotBeKeptIsShownAllTheSame() throws {
    let fixture = try Fixture()
    try fixture.makeLogUnwritable()
    try fixture.write(FixtureLessons.upSolution, to: Fixture.exercise(Fixture.up))
    let run = FakeRun([], in: fixture) { $0.lines = ["t", "h"] }
    XCTAssertTrue(run.output.contains("\nEvery check passes. Next: type 2"), run.output)
    XCTAssertTrue(run.output.contains("\nEvery check of this lesson passes: "), run.output)
    XCTAssertEqual(run.errors.matches(of: /Your progress could not be kept/).count, 1)
  }

  func testWhatHappensInTheMenuOfLinesIsWrittenDownIfThatIsAskedFor() throws {
    let fixture = try Fixture()
    let run = FakeRun(["--plain", "--trace", "trace.txt"], in: fixture) { $0.lines = ["2", "q"] }
    XCTAssertEqual(run.code, .success)
    let trace = try XCTUnwrap(fixture.text(of: "trace.txt"))
    XCTAssertTrue(trace.contains("menu.selection: 0 → 1"), trace)
    let bad = FakeRun(["--plain", "--trace", "nowhere/trace.txt"], in: fixture)
    XCTAssertEqual(bad.code, .unavailable)
    XCTAssertTrue(bad.errors.contains("nowhere/trace.txt can't be written"), bad.errors)
  }

  func testATraceThatIsNotWholeIsToldWhenTheMenuIsLeft() throws {
    let fixture = try Fixture()
    try fixture.write("2\nq\n", to: "typed")
    let run = try WorkbookProcess(["--plain", "--trace", "trace.txt"], in: fixture) {
      // No file gets longer than a block, as on a full disk.
      $0.preparation = "trap '' XFSZ; ulimit -f 1"
      $0.redirection = "< typed"
    }
    assertText(
      run.errors,
      """
      Not everything could be written to trace.txt, so what stands there is not
      complete. Look at the free space.
      """)
    XCTAssertEqual(run.code, .unavailable)
  }
}
