import Terminal
import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// Verdicts on exercises that were run, as whole screens.
final class VerdictDrawingTests: XCTestCase {
  private typealias Sample = SampleVerdicts

  func testPassed() throws {
    assertText(
      try Drawing.sample().lines(for: Sample.passed).text(),
      """
      Lesson 3 · Login state                                              3 of 3 steps

      ✓ Step 1 · `reduce` · 3 of 3 checks pass
      ✓ Step 2 · history · 1 of 1 check passes
      ✓ Step 3 · undo · 2 of 2 checks pass

      Every check passes. Next: swift run workbook read 4
      """)
  }

  func testPassedAndTheLastLesson() throws {
    var verdict = Sample.passed
    verdict.lesson.isLast = true
    verdict.lesson.steps = Array(verdict.lesson.steps.suffix(2))
    verdict = verdict.changed { _ in }
    assertText(
      try Drawing.sample(width: 40).lines(for: verdict).text(),
      """
      Lesson 3 · Login state      2 of 2 steps

      ✓ Step 2 · history · 1 of 1 check passes
      ✓ Step 3 · undo · 2 of 2 checks pass

      Every check passes, and this was the
      last lesson. Now read the workbook's own
      source: Sources/Interface is an app like
      yours.
      """)
  }

  func testFailedShowsTheFirstFailureInFullWithOnlyWhatDiffers() throws {
    assertText(
      try Drawing.sample().lines(for: Sample.failed).text(),
      """
      Lesson 3 · Login state                                               step 1 of 3

      … Step 1 · `reduce` · 1 of 3 checks pass
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

      … Step 2 · history · 0 of 1 check passes
        · 1 more check waits for the ones above

      … Step 3 · undo · 0 of 2 checks pass
        · 2 more checks wait for the ones above

      Next: swift run workbook hint 3
      Every check by name: swift run workbook test 3 --full
      """)
  }

  func testFailedInANarrowTerminal() throws {
    assertText(
      try Drawing.sample(width: 40).lines(for: Sample.failed).text(),
      """
      Lesson 3 · Login state       step 1 of 3

      … Step 1 · `reduce` · 1 of 3 checks pass
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

  func testFailedInColour() throws {
    assertText(
      try Drawing.sample(canvas: Canvas(theme: .dark)).lines(for: Sample.failed)
        .text(for: Canvas(theme: .dark)),
      """
      ␛[1mLesson 3 · Login state␛[0m                                               step 1 of 3

      ␛[38;5;221m…␛[0m ␛[1mStep 1 ·␛[0m ␛[1;38;5;223mreduce␛[0m ␛[38;5;248m· 1 of 3 checks pass␛[0m
        ␛[1;38;5;210m✗␛[0m starting a login clears the error of the last one

            ␛[38;5;116mState␛[0m(username: ␛[38;5;150m"ada"␛[0m, password: ␛[38;5;150m"secret"␛[0m, loading: ␛[38;5;183mfalse␛[0m, data: ␛[38;5;183mnil␛[0m,
              error: ␛[38;5;215m.offline␛[0m)
            + ␛[38;5;215m.onTriggerLogin␛[0m

              State(
                ␛[38;5;248m… (4 unchanged)␛[0m
            ␛[38;5;114m-␛[0m   ␛[38;5;114merror: nil␛[0m
            ␛[1;38;5;210m+␛[0m   ␛[1;38;5;210merror: .offline␛[0m
              )
              ␛[38;5;248m(- expected, + yours)␛[0m

            Why: a new attempt starts clean, or the screen shows an error that is no
            longer true. See “One event, its own fields” in the lesson.
            ␛[4mLessons/03-login-state/Exercise.swift:34␛[0m

        ␛[38;5;248m·␛[0m ␛[38;5;248m1 more check waits for the ones above␛[0m

      ␛[38;5;221m…␛[0m ␛[1mStep 2 · history␛[0m ␛[38;5;248m· 0 of 1 check passes␛[0m
        ␛[38;5;248m·␛[0m ␛[38;5;248m1 more check waits for the ones above␛[0m

      ␛[38;5;221m…␛[0m ␛[1mStep 3 · undo␛[0m ␛[38;5;248m· 0 of 2 checks pass␛[0m
        ␛[38;5;248m·␛[0m ␛[38;5;248m2 more checks wait for the ones above␛[0m

      Next: swift run workbook hint 3
      ␛[38;5;248mEvery check by name: swift run workbook test 3 --full␛[0m
      """)
  }
}
