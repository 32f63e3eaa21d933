import Terminal
import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// Verdicts on exercises that could not be run.
final class VerdictDrawingBeforeChecksTests: XCTestCase {
  private typealias Sample = SampleVerdicts

  func testUntouched() throws {
    assertText(
      try Drawing.sample().lines(for: Sample.untouched).text(),
      """
      Lesson 3 · Login state                                              0 of 3 steps

      This lesson is untouched. Open Lessons/03-login-state/Exercise.swift:34 and
      begin with step 1; the brief stands above the function.

      Next: swift run workbook read 3
      """)
    assertText(
      try Drawing.sample(width: 40, isInMenu: true).lines(for: Sample.untouched).text(),
      """
      Lesson 3 · Login state      0 of 3 steps

      This lesson is untouched. Open
      Lessons/03-login-state/Exercise.swift:34
      and begin with step 1; the brief stands
      above the function.

      Next: type e to open it, or 3 to read
      the lesson.
      """)
  }

  func testDoesNotCompile() throws {
    assertText(
      try Drawing.sample().lines(for: Sample.doesNotCompile).text(),
      """
      Lesson 3 · Login state                                              0 of 3 steps

      It doesn't compile yet, so nothing could be checked:

      Lessons/03-login-state/Exercise.swift:12:3: switch must be exhaustive

         12 |   switch event {
            |   ^

          Not every case has a branch yet. Add a `case` for each one that is missing.

      Lessons/03-login-state/Exercise.swift:20:10: cannot convert return expression o…
      Lessons/03-login-state/Exercise.swift:31:1: missing return in global function

      Next: edit Lessons/03-login-state/Exercise.swift, save it, then
      swift run workbook test 3
      """)
  }

  func testDoesNotCompileInColourInANarrowTerminal() throws {
    assertText(
      try Drawing.sample(width: 40, canvas: Canvas(theme: .dark), isInMenu: true)
        .lines(for: Sample.doesNotCompile).text(for: Canvas(theme: .dark)),
      """
      ␛[1mLesson 3 · Login state␛[0m      0 of 3 steps

      It doesn't compile yet, so nothing could
      be checked:

      ␛[4mLessons/03-login-state/Exercise.swift:12:3␛[0m:
          switch must be exhaustive

         ␛[38;5;248m12␛[0m ␛[38;5;244m|␛[0m   ␛[38;5;183mswitch␛[0m event {
            ␛[38;5;244m|␛[0m   ␛[1;38;5;210m^␛[0m

          Not every case has a branch yet. Add
          a ␛[1;38;5;223mcase␛[0m for each one that is missing.

      ␛[4mLessons/03-login-state/Exercise.swift:20:10␛[0m:
          cannot convert return expression of…
      ␛[4mLessons/03-login-state/Exercise.swift:31:1␛[0m:
          missing return in global function

      Next: type e to edit
      Lessons/03-login-state/Exercise.swift,
      save it, then t to test it.
      """)
  }

  func testIncomplete() throws {
    assertText(
      try Drawing.sample().lines(for: Sample.incomplete).text(),
      """
      Lesson 3 · Login state                                               step 1 of 3

      It compiles, but something that the lesson gave, or asked for, isn't there as it
      should be:

        ✗ `Store.unsubscribe(_:)` is missing: it takes the id that `subscribe`
          returned.
        ✗ `Event` lost its shape. · Lessons/03-login-state/Exercise.swift:34

      Next: edit Lessons/03-login-state/Exercise.swift, save it, then
      swift run workbook test 3
      For a hint: swift run workbook hint 3
      """)
    assertText(
      try Drawing.sample(width: 40, isInMenu: true).lines(for: Sample.incomplete).text(),
      """
      Lesson 3 · Login state       step 1 of 3

      It compiles, but something that the
      lesson gave, or asked for, isn't there
      as it should be:

        ✗ `Store.unsubscribe(_:)` is missing:
          it takes the id that `subscribe`
          returned.
        ✗ `Event` lost its shape.
          Lessons/03-login-state/Exercise.swift:34

      Next: type e to edit
      Lessons/03-login-state/Exercise.swift,
      save it, then t to test it. Type h for a
      hint.
      """)
  }
}
