import XCTest

@testable import WorkbookCLI

/// The menu of lines, from its first screen to the last.
final class MenuWalkTests: XCTestCase {
  func testThroughAPipe() throws {
    let fixture = try Fixture()
    let run = FakeRun([], in: fixture) {
      $0.lines = ["2", "zero", "t", "h", "s", "r", "y", "x", "q", "q"]
    }
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
      Lesson 2 · Counting down
      ════════════════════════

      What comes before `1`?

      Your answer (`?` shows one):
      > 
      `0` does.

      Lesson 2 · Counting down

      Now the exercise: type `e` to open it in your editor, save it, and type `t` to
      test it.

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      > 
      Testing lesson 2 …
      Lesson 2 · Counting down                                           0 of 1 checks

      Nothing is written yet. Open Lessons/02-count-down/Exercise.swift:4 and begin
      with step 1; the brief stands above the function.

      Next: type e to open it, or 2 to read the lesson.

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      > 
      Testing lesson 2 …
      ✗ `down` counts one less

        Which number comes before?

        (hint 1 of 3)

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      > 
      The solution of lesson 2 is shown once the lesson passes. To see it all the
      same: `swift run workbook solution 2 --anyway`

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      > 
      Put the stub of lesson 2 back? Your file is kept in `.workbook/backups`. Type
      `y` or `n`:
      > 
      The stub is back. Your file is kept:
      .workbook/backups/02-count-down-20260103-040506.swift

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      > 
      “x” means nothing here. Type `?` to see what does.
      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      > 
      Reducers and state, in six lessons                                 0 of 4 checks
      ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░   0 %

        1  Counting up                                                     · untouched
      ▸ 2  Counting down                                                   · untouched

      Next: type `1` to read lesson 1, Counting up.

      1–2 read a lesson · t test · h hint · e edit · s solution · r reset
      ? help · q quit
      > 
      """)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual(fixture.events.count, 3)
  }

  func testFromTheExerciseToAVerdictAtATerminal() throws {
    let fixture = try Fixture()
    let run = FakeRun([], in: fixture) {
      ($0.isInputTerminal, $0.isOutputTerminal) = (true, true)
      $0.lines = ["2", "?", "t", "s", "m", "q"]
      $0.beforeLine = { line in
        guard line == "t" else { return }
        try? fixture.write(FixtureLessons.downSolution, to: Fixture.exercise(Fixture.down))
      }
    }
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
      > Lesson 2 · Counting down
      ════════════════════════

      What comes before `1`?

      Your answer (`?` shows one):
      > `0` does.

      Lesson 2 · Counting down

      Now the exercise: type `e` to open it in your editor, save it, and type `t` to
      test it.

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      > Testing lesson 2 …
      Lesson 2 · Counting down                                           1 of 1 checks

      Step 1 · down
        ✓ `down` counts one less

      Every check passes, and this was the last lesson. Now read the workbook's own
      source: Sources/WorkbookCLI/Interface is what you have just built.

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      >   // Lesson 2 · Counting down

        // MARK: - Step 1: down
        func down(_ number: Int) -> Int {
          return number - 1
        }

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      > Reducers and state, in six lessons                                 1 of 4 checks
      ██████████████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  25 %

        1  Counting up                                                     · untouched
      ▸ 2  Counting down                                                        ✓ done

      Next: type `1` to read lesson 1, Counting up.

      1–2 read a lesson · t test · h hint · e edit · s solution · r reset
      ? help · q quit
      > 
      """)
    XCTAssertEqual(run.code, .success)
  }
}
