import FixtureLessons
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// The program with nobody at its input, and with a narrow window at its output.
final class ClosedInputTests: XCTestCase {
  private let inputs = ["</dev/null", "<&-"]

  func testTheMenuListsTheLessonsAndEnds() throws {
    let fixture = try Fixture()
    for input in inputs {
      let run = try WorkbookProcess([], in: fixture) {
        $0.redirection = input
        $0.environment = ["COLUMNS": "40"]
      }
      assertText(
        run.output,
        """
        Reducers and state, in eight lessons: 0
        of 3 steps pass.

        Lesson 1, Counting up: untouched;
        chosen.
        Lesson 2, Counting down: untouched.

        Hello! You read a lesson, write its
        exercise in Swift, and test it here.
        Next: type 1 to read the first lesson; ?
        shows what can be typed.
        The exercises are in the folder Lessons;
        e opens the chosen one.

        Type the number of a lesson to read it,
        t to test the chosen one, h for a hint,
        e to edit it, ? for all that can be
        typed, q to quit.
        > 
        Nobody is typing here, so the workbook
        only lists the lessons. Start it in a
        terminal, or use commands:
        swift run workbook read 1
        swift run workbook test 1
        swift run workbook --help
        """, input)
      XCTAssertEqual(run.errors, "", input)
      XCTAssertEqual(run.code, .success, input)
    }
  }

  func testAVerdictNeedsNoInput() throws {
    let fixture = try Fixture()
    let wrong = FixtureLessons.downStub.replacing("return number", with: "return number + 1")
    try fixture.write(wrong, to: Fixture.exercise(Fixture.down))
    for input in inputs {
      let run = try WorkbookProcess(["test", "2"], in: fixture) {
        $0.redirection = input
        $0.environment = ["COLUMNS": "40"]
      }
      assertText(
        run.output,
        """
        Lesson 2 · Counting down     step 1 of 1

        … Step 1 · down · 0 of 1 check passes
          ✗ `down` counts one less

              down(5)

              expected 4, yours 6

              Why: counting down is taking one
              away. See “Counting down” in the
              lesson.
              Lessons/02-count-down/Exercise.swift:4

        Next: swift run workbook hint 2
        Every check by name: swift run workbook
        test 2 --full
        """, input)
      XCTAssertEqual(run.errors, "", input)
      XCTAssertEqual(run.code, .failure, input)
    }
  }

  func testNobodySaysYesToAReset() throws {
    let fixture = try Fixture()
    try fixture.write("// mine", to: Fixture.exercise(Fixture.down))
    for input in inputs {
      let run = try WorkbookProcess(["reset", "2"], in: fixture) { $0.redirection = input }
      assertText(
        run.output,
        """
        Put the stub of lesson 2 back? Your file is kept in `.workbook/backups`. Type
        `y` or `n`:
        Nothing was changed.
        """, input)
      XCTAssertEqual(run.code, .failure, input)
    }
    XCTAssertEqual(fixture.text(of: Fixture.exercise(Fixture.down)), "// mine")
    XCTAssertEqual(fixture.paths(below: ".workbook"), [])
  }

  func testTroubleFitsIntoFortyColumns() throws {
    let run = try WorkbookProcess(["test", "seven"], in: try Fixture()) {
      $0.environment = ["COLUMNS": "40"]
    }
    let lines = run.errors.split(separator: "\n")
    XCTAssertEqual(lines.first, "There is no lesson “seven”. The lessons")
    XCTAssertTrue(lines.contains { $0.hasPrefix("Usage: workbook test [N …] ") }, run.errors)
    XCTAssertTrue(lines.allSatisfy { $0.count <= 40 }, run.errors)
    XCTAssertEqual(run.code, .usage)
  }
}
