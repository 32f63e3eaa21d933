import XCTest

@testable import Grading
@testable import WorkbookCLI

/// Verdicts on exercises that were run, as whole screens.
final class VerdictDrawingTests: XCTestCase {
  private typealias Sample = SampleVerdicts

  func testPassed() throws {
    assertText(
      try Drawing.sample().lines(for: Sample.passed).text(),
      """
      Lesson 3 · Login state                                             6 of 6 checks

      Step 1 · `reduce`
        ✓ typing a username changes the username and nothing else
        ✓ starting a login clears the error of the last one
        ✓ `reduce` prints nothing

      Step 2 · history
        ✓ `history(of:from:)` gives every state on the way

      Step 3 · undo
        ✓ `undo` takes the last event back
        ✓ with nothing to take back, `undo` changes nothing

      Every check passes. Next: swift run workbook read 4
      """)
  }

  func testPassedAndTheLastLesson() throws {
    var verdict = Sample.passed
    verdict.lesson.isLast = true
    verdict.lesson.steps = Array(verdict.lesson.steps.suffix(2))
    verdict.checks = Array(verdict.checks.suffix(3))
    assertText(
      try Drawing.sample(width: 40).lines(for: verdict).text(),
      """
      Lesson 3 · Login state     3 of 3 checks

      Step 2 · history
        ✓ `history(of:from:)` gives every
          state on the way

      Step 3 · undo
        ✓ `undo` takes the last event back
        ✓ with nothing to take back, `undo`
          changes nothing

      Every check passes, and this was the
      last lesson. Now read the workbook's own
      source: Sources/WorkbookCLI/Interface is
      what you have just built.
      """)
  }

  func testFailedShowsTheFirstFailureInFullWithOnlyWhatDiffers() throws {
    assertText(
      try Drawing.sample().lines(for: Sample.failed).text(),
      """
      Lesson 3 · Login state                                             1 of 6 checks

      Step 1 · `reduce`
        ✓ typing a username changes the username and nothing else
        ✗ starting a login clears the error of the last one

            State(username: "ada", password: "secret", loading: false, data: nil,
              error: .offline)
            + .onTriggerLogin

              State(
                … (4 unchanged)
            -   error: nil
            +   error: .offline
              )
              (- expected, + yours)

            Why: a new attempt starts clean, or the screen shows an error that is no
            longer true. See “One event, its own fields” in the lesson.
            Lessons/03-login-state/Exercise.swift:34

        · 1 more check waits for the ones above

      Step 2 · history
        · 1 more check waits for the ones above

      Step 3 · undo
        · 2 more checks wait for the ones above

      Next: swift run workbook hint 3
      """)
  }

  func testFailedInANarrowTerminal() throws {
    assertText(
      try Drawing.sample(width: 40).lines(for: Sample.failed).text(),
      """
      Lesson 3 · Login state     1 of 6 checks

      Step 1 · `reduce`
        ✓ typing a username changes the
          username and nothing else
        ✗ starting a login clears the error of
          the last one

            State(username: "ada", password:
              "secret", loading: false, data:
              nil, error: .offline)
            + .onTriggerLogin

              State(
                … (4 unchanged)
            -   error: nil
            +   error: .offline
              )
              (- expected, + yours)

            Why: a new attempt starts clean,
            or the screen shows an error that
            is no longer true. See “One event,
            its own fields” in the lesson.
            Lessons/03-login-state/Exercise.swift:34

        · 1 more check waits for the ones
          above

      Step 2 · history
        · 1 more check waits for the ones
          above

      Step 3 · undo
        · 2 more checks wait for the ones
          above

      Next: swift run workbook hint 3
      """)
  }

  func testFailedInColour() throws {
    assertText(
      try Drawing.sample(colors: .basic).lines(for: Sample.failed).text(for: .basic),
      """
      ␛[1mLesson 3 · Login state␛[0m                                             1 of 6 checks

      ␛[1mStep 1 · ␛[0m␛[1;33mreduce␛[0m
      ␛[32m  ✓ ␛[0mtyping a username changes the username and nothing else
      ␛[1;31m  ✗ ␛[0mstarting a login clears the error of the last one

            ␛[36mState␛[0m(username: ␛[32m"ada"␛[0m, password: ␛[32m"secret"␛[0m, loading: ␛[35mfalse␛[0m, data: ␛[35mnil␛[0m,
              error: ␛[33m.offline␛[0m)
            + ␛[33m.onTriggerLogin␛[0m

              State(
      ␛[2m          … (4 unchanged)␛[0m
      ␛[32m      -   ␛[0m␛[32merror: nil␛[0m
      ␛[1;31m      +   ␛[0m␛[1;31merror: .offline␛[0m
              )
      ␛[2m        (- expected, + yours)␛[0m

            Why: a new attempt starts clean, or the screen shows an error that is no
            longer true. See “One event, its own fields” in the lesson.
            ␛[4mLessons/03-login-state/Exercise.swift:34␛[0m

      ␛[2m  · ␛[0m␛[2m1 more check waits for the ones above␛[0m

      ␛[1mStep 2 · history␛[0m
      ␛[2m  · ␛[0m␛[2m1 more check waits for the ones above␛[0m

      ␛[1mStep 3 · undo␛[0m
      ␛[2m  · ␛[0m␛[2m2 more checks wait for the ones above␛[0m

      Next: swift run workbook hint 3
      """)
  }
}
