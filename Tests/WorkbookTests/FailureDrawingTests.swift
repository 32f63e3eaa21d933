import Terminal
import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// One failing check in full: crashes, endless loops, notes.
final class FailureDrawingTests: XCTestCase {
  private typealias Sample = SampleVerdicts

  func testCrashed() throws {
    assertText(
      try Drawing.sample().lines(for: Sample.crashed).text(),
      """
      Lesson 3 · Login state                                               step 1 of 3

      … Step 1 · `reduce` · 0 of 3 checks pass
        ✗ typing a username changes the username and nothing else

            It crashed: Fatal error: Index out of range␇. There is no element at this
            place. The first one is at 0, the last one at `count - 1`, and an empty
            list has none.

            undo([])

            Why: a new attempt starts clean, or the screen shows an error that is no
            longer true. See “One event, its own fields” in the lesson.
            Lessons/03-login-state/Exercise.swift:36:12

        · 2 more checks wait for the ones above

      … Step 2 · history · 0 of 1 check passes
        · 1 more check waits for the ones above

      … Step 3 · undo · 0 of 2 checks pass
        · 2 more checks wait for the ones above

      Next: swift run workbook hint 3
      Every check by name: swift run workbook test 3 --full
      """)
  }

  func testATextInCodeIsNotBroken() throws {
    let drawing = try Drawing.sample(width: 40)
    let code = #"print(names.joined(separator: "a, b c, d e") + "é")"#
    assertText(
      drawing.codeLines(code, first: "", others: "  ").text(),
      """
      print(names.joined(separator:
        "a, b c, d e") + "é")
      """)
  }

  func testANoteOnOneKindOfFailure() throws {
    let verdict = Sample.make { check in
      if check.id == "login.username" {
        check.result = .failed(
          CheckFailure(
            given: ["State(username: \"ada\", password: \"secret\")", "+ .onTriggerLogin"],
            note: "It looks as if `username` and `password` had changed places."))
      } else {
        check.result = .passed
      }
    }
    assertText(
      try Drawing.sample(width: 60, isInMenu: true).lines(for: verdict).text(),
      """
      Lesson 3 · Login state                           step 1 of 3

      … Step 1 · `reduce` · 2 of 3 checks pass
        ✗ typing a username changes the username and nothing else

            State(username: "ada", password: "secret")
            + .onTriggerLogin

            It looks as if `username` and `password` had changed
            places.

            Why: a new attempt starts clean, or the screen shows
            an error that is no longer true. See “One event, its
            own fields” in the lesson.
            Lessons/03-login-state/Exercise.swift:34

      ✓ Step 2 · history · 1 of 1 check passes
      ✓ Step 3 · undo · 2 of 2 checks pass

      Next: type h for a hint, or e to open
      Lessons/03-login-state/Exercise.swift at that line; n shows
      the next failure, f every check.
      """)
  }

  func testWhatALearnersCodeGaveCannotCommandTheTerminal() throws {
    let verdict = Sample.make { check in
      guard check.id == "login.username" else { return }
      check.result = .failed(
        CheckFailure(
          given: ["\u{1B}]0;title\u{7}"],
          difference: Difference(expected: .leaf("1"), actual: .leaf("\u{1B}[31m"))))
    }
    let text = try Drawing.sample().lines(for: verdict).text()
    XCTAssertTrue(text.contains("      ␛]0;title␇\n\n      expected 1, yours ␛[31m\n"), text)
    XCTAssertFalse(try Drawing.sample().lines(for: verdict).rendered(for: .text).contains("\u{1B}"))
  }

  func testCrashedInANarrowTerminal() throws {
    assertText(
      try Drawing.sample(width: 40).lines(for: Sample.crashed).text(),
      """
      Lesson 3 · Login state       step 1 of 3

      … Step 1 · `reduce` · 0 of 3 checks pass
        ✗ typing a username changes the
          username and nothing else

            It crashed: Fatal error: Index out
            of range␇. There is no element at
            this place. The first one is at 0,
            the last one at `count - 1`, and
            an empty list has none.

            undo([])

            Why: a new attempt starts clean,
            or the screen shows an error that
            is no longer true. See “One event,
            its own fields” in the lesson.
            Lessons/03-login-state/Exercise.swift:36:12

        · 2 more checks wait for the ones
          above

      … Step 2 · history · 0 of 1 check passes
        · 1 more check waits for the ones
          above

      … Step 3 · undo · 0 of 2 checks pass
        · 2 more checks wait for the ones
          above

      Next: swift run workbook hint 3
      Every check by name: swift run workbook
      test 3 --full
      """)
  }

  func testTimedOut() throws {
    let texts = try [80, 40].map { width in
      try Drawing.sample(width: width).lines(for: Sample.timedOut).text()
    }
    assertText(
      texts[0],
      """
      Lesson 3 · Login state                                               step 2 of 3

      ✓ Step 1 · `reduce` · 3 of 3 checks pass

      … Step 2 · history · 0 of 1 check passes
        ✗ `history(of:from:)` gives every state on the way

            It was still at work after 10 seconds of a processor's time. Either it
            does far more than it has to, or something in it has no end: a loop, or a
            call to itself.

            history(of: [.increase], from: 3)

            Why: a new attempt starts clean, or the screen shows an error that is no
            longer true. See “One event, its own fields” in the lesson.
            Lessons/03-login-state/Exercise.swift:40

      … Step 3 · undo · 0 of 2 checks pass
        · 2 more checks wait for the ones above

      Next: swift run workbook hint 3
      Every check by name: swift run workbook test 3 --full
      """)
    assertText(
      texts[1],
      """
      Lesson 3 · Login state       step 2 of 3

      ✓ Step 1 · `reduce` · 3 of 3 checks pass

      … Step 2 · history · 0 of 1 check passes
        ✗ `history(of:from:)` gives every
          state on the way

            It was still at work after 10
            seconds of a processor's time.
            Either it does far more than it
            has to, or something in it has no
            end: a loop, or a call to itself.

            history(of: [.increase], from: 3)

            Why: a new attempt starts clean,
            or the screen shows an error that
            is no longer true. See “One event,
            its own fields” in the lesson.
            Lessons/03-login-state/Exercise.swift:40

      … Step 3 · undo · 0 of 2 checks pass
        · 2 more checks wait for the ones
          above

      Next: swift run workbook hint 3
      Every check by name: swift run workbook
      test 3 --full
      """)
  }
}
