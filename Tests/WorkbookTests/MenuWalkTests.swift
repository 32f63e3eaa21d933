import FixtureLessons
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// The menu of lines, from its first screen to the last.
final class MenuWalkTests: XCTestCase {
  func testThroughAPipe() throws {
    let fixture = try Fixture()
    let run = FakeRun([], in: fixture) {
      $0.lines = ["2", "zero", "t", "h", "s", "r", "y", "x", "m", "q"]
    }
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
      Lesson 2, Counting down

      What comes before 1?

      Your answer (x shows one):
      > 
      Yours: zero

      0 does.

      Lesson 2, Counting down

      Now the exercise: type e to open it in your editor, save it, and type t to test
      it.

      Type ? for all that can be typed, q to go back.
      > 
      Testing lesson 2 …
      Lesson 2, Counting down: 0 of 1 steps

      This lesson is untouched. Open Lessons/02-count-down/Exercise.swift:4 and begin
      with step 1; the brief stands above the function.

      Next: type e to open it, or 2 to read the lesson.

      Type ? for all that can be typed, q to go back.
      > 
      Hint 1 of 3 for the check “down counts one less”:
      Which number comes before?

      Type ? for all that can be typed, q to go back.
      > 
      The solution of lesson 2 is shown once the lesson passes. To see it all the
      same: swift run workbook solution 2 --anyway

      Type ? for all that can be typed, q to go back.
      > 
      Put the stub of lesson 2 back? Your file is kept in .workbook/backups. Type y or
      n:
      > 
      The stub is back. There was nothing of yours to keep.

      Type ? for all that can be typed, q to go back.
      > 
      That does nothing here. x or answer: shows the answer to the question.
      > 
      Reducers and state, in eight lessons: 0 of 3 steps pass.

      Lesson 1, Counting up: untouched.
      Lesson 2, Counting down: untouched; chosen.

      Next: type 1 to read lesson 1, Counting up.

      Type the number of a lesson to read it, t to test the chosen one, h for a hint,
      e to edit it, ? for all that can be typed, q to quit.
      > 
      """)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual(fixture.events.count, 5, "answered, read, left, a hint and a reset")
  }

  func testFromTheExerciseToAVerdictAtATerminal() throws {
    let fixture = try Fixture()
    let run = FakeRun([], in: fixture) {
      ($0.isInputTerminal, $0.isOutputTerminal) = (true, true)
      $0.lines = ["2", "x", "t", "s", "m", "q"]
      $0.beforeLine = { line in
        guard line == "t" else { return }
        try? fixture.write(FixtureLessons.downSolution, to: Fixture.exercise(Fixture.down))
      }
    }
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
      > Lesson 2, Counting down

      What comes before 1?

      Your answer (x shows one):
      > 0 does.

      Lesson 2, Counting down

      Now the exercise: type e to open it in your editor, save it, and type t to test
      it.

      Type ? for all that can be typed, q to go back.
      > Testing lesson 2 …
      Lesson 2, Counting down: 1 of 1 steps

      Step 1, down, 1 of 1 check passes

      Every check passes, and this was the last lesson. Now read the workbook's own
      source: Sources/Interface is an app like yours.

      Type ? for all that can be typed, q to go back.
      >   // Lesson 2 · Counting down

        // MARK: - Step 1: down
        func down(_ number: Int) -> Int {
          return number - 1
        }

      Type ? for all that can be typed, q to go back.
      > Reducers and state, in eight lessons: 1 of 3 steps pass.

      Lesson 1, Counting up: untouched.
      Lesson 2, Counting down: passed; chosen.

      Next: type 1 to read lesson 1, Counting up.

      Type the number of a lesson to read it, t to test the chosen one, h for a hint,
      e to edit it, ? for all that can be typed, q to quit.
      > 
      """)
    XCTAssertEqual(run.code, .success)
  }
}
