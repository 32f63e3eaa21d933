import XCTest

@testable import Grading
@testable import WorkbookCLI

/// Verdicts on exercises that could not be run.
final class VerdictDrawingBeforeChecksTests: XCTestCase {
  private typealias Sample = SampleVerdicts

  func testUntouched() throws {
    assertText(
      try Drawing.sample().lines(for: Sample.untouched).text(),
      """
      Lesson 3 · Login state                                             0 of 6 checks

      Nothing is written yet. Open Lessons/03-login-state/Exercise.swift:34 and begin
      with step 1; the brief stands above the function.

      Next: swift run workbook read 3
      """)
    assertText(
      try Drawing.sample(width: 40, isInMenu: true).lines(for: Sample.untouched).text(),
      """
      Lesson 3 · Login state     0 of 6 checks

      Nothing is written yet. Open
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
      Lesson 3 · Login state                                             0 of 6 checks

      It doesn't compile yet, so nothing could be checked:

      Lessons/03-login-state/Exercise.swift:12:3: error: switch must be exhaustive
          Not every case has a branch yet. Add a `case` for each one that is missing.

      Lessons/03-login-state/Exercise.swift:20:10: error: cannot convert return
          expression of type 'Int' to 'State'

      Lessons/03-login-state/Exercise.swift:31:1: error: missing return in global
          function

      Next: edit Lessons/03-login-state/Exercise.swift, save it, then
      swift run workbook test 3
      """)
  }

  func testDoesNotCompileInColourInANarrowTerminal() throws {
    assertText(
      try Drawing.sample(width: 40, colors: .palette, isInMenu: true)
        .lines(for: Sample.doesNotCompile).text(for: .palette),
      """
      ␛[1mLesson 3 · Login state␛[0m     0 of 6 checks

      It doesn't compile yet, so nothing could
      be checked:

      ␛[4mLessons/03-login-state/Exercise.swift:12:3␛[0m␛[1;31m: error:␛[0m
          switch must be exhaustive
          Not every case has a branch yet. Add
          a ␛[33mcase␛[0m for each one that is missing.

      ␛[4mLessons/03-login-state/Exercise.swift:20:10␛[0m␛[1;31m: error:␛[0m
          cannot convert return expression of
          type 'Int' to 'State'

      ␛[4mLessons/03-login-state/Exercise.swift:31:1␛[0m␛[1;31m: error:␛[0m
          missing return in global function

      Next: type e to edit
      Lessons/03-login-state/Exercise.swift,
      save it, then t to test it.
      """)
  }

  func testAtMostFiveMessagesAreShown() throws {
    var verdict = Sample.doesNotCompile
    for line in 41...44 {
      verdict.messages.append(
        CompilerMessage(line: line, column: 1, text: "cannot find 'x' in scope"))
    }
    assertText(
      try Drawing.sample(width: 70).lines(for: verdict).text(),
      """
      Lesson 3 · Login state                                   0 of 6 checks

      It doesn't compile yet, so nothing could be checked:

      Lessons/03-login-state/Exercise.swift:12:3: error: switch must be
          exhaustive
          Not every case has a branch yet. Add a `case` for each one that is
          missing.

      Lessons/03-login-state/Exercise.swift:20:10: error: cannot convert
          return expression of type 'Int' to 'State'

      Lessons/03-login-state/Exercise.swift:31:1: error: missing return in
          global function

      Lessons/03-login-state/Exercise.swift:41:1: error: cannot find 'x' in
          scope

      Lessons/03-login-state/Exercise.swift:42:1: error: cannot find 'x' in
          scope

      2 more errors; they often go away with the first.

      Next: edit Lessons/03-login-state/Exercise.swift, save it, then
      swift run workbook test 3
      """)
    verdict.messages.removeLast()
    let text = try Drawing.sample().lines(for: verdict).text()
    XCTAssertTrue(text.contains("\nOne more error; it often goes away with the first.\n"), text)
    verdict.messages.removeLast()
    XCTAssertFalse(try Drawing.sample().lines(for: verdict).text().contains("more error"))
  }

  func testMissingAPI() throws {
    assertText(
      try Drawing.sample().lines(for: Sample.missingAPI).text(),
      """
      Lesson 3 · Login state                                             0 of 6 checks

      It compiles, but something that the lesson gave, or asked for, isn't there as it
      should be:

        ✗ `Store.unsubscribe(_:)` is missing: it takes the id that `subscribe`
          returned.
        ✗ `Event` lost its shape.

      Next: edit Lessons/03-login-state/Exercise.swift, save it, then
      swift run workbook test 3
      """)
    assertText(
      try Drawing.sample(width: 40, isInMenu: true).lines(for: Sample.missingAPI).text(),
      """
      Lesson 3 · Login state     0 of 6 checks

      It compiles, but something that the
      lesson gave, or asked for, isn't there
      as it should be:

        ✗ `Store.unsubscribe(_:)` is missing:
          it takes the id that `subscribe`
          returned.
        ✗ `Event` lost its shape.

      Next: type e to edit
      Lessons/03-login-state/Exercise.swift,
      save it, then t to test it.
      """)
  }
}
