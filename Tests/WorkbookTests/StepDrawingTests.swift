import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// How much of each step a verdict shows.
final class StepDrawingTests: XCTestCase {
  private typealias Sample = SampleVerdicts

  func testOneFailureOfAStepInFullTheOthersALineEachAndEachStepByItself() throws {
    let verdict = Sample.make { check in
      switch check.id {
      case "login.username", "login.clears-error", "history.all": Sample.fail(&check)
      case "login.silent": check.result = .passed
      default: break
      }
    }
    assertText(
      try Drawing.sample().lines(for: verdict).text(),
      """
      Lesson 3 · Login state                                               step 1 of 3

      … Step 1 · `reduce` · 1 of 3 checks pass
        ✗ typing a username changes the username and nothing else

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

        ✗ starting a login clears the error of the last one
          Lessons/03-login-state/Exercise.swift:34

      … Step 2 · history · 0 of 1 check passes
        ✗ `history(of:from:)` gives every state on the way
          Lessons/03-login-state/Exercise.swift:40

      … Step 3 · undo · 0 of 2 checks pass
        · 2 more checks wait for the ones above

      Next: swift run workbook hint 3
      Every check by name: swift run workbook test 3 --full
      """)
  }

  func testOneFailureAlone() throws {
    let verdict = Sample.make { check in
      if check.step == 1 { Sample.fail(&check) } else { check.result = .passed }
    }
    assertText(
      try Drawing.sample(isInMenu: true).lines(forFailure: "login.clears-error", in: verdict)
        .text(),
      """
      Failure 2 of 3, in step 1:
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
      """)
  }

  func testWhatOfTheGivenPartsIsAnotherStandsBelowTheSteps() throws {
    var verdict = Sample.make { if $0.id == "undo.none" { Sample.fail(&$0) } }
    verdict.changedParts = ["userName", "greet()"]
    let text = try Drawing.sample(width: 60).lines(for: verdict).text()
    let words = text.replacing("`", with: "").split(whereSeparator: \.isWhitespace)
    XCTAssertTrue(
      words.joined(separator: " ").contains(
        "What was given isn't as it was: userName, greet(). A failure may come of that."), text)
  }

  func testWhatOfTheGivenPartsIsAnotherIsToldOfAnExerciseThatPasses() throws {
    var verdict = Sample.make { $0.result = .passed }
    XCTAssertTrue(verdict.passes)
    verdict.changedParts = ["userName"]
    let text = try Drawing.sample(width: 60).lines(for: verdict).text()
    XCTAssertTrue(text.contains("What was given isn't as it was: `userName`.\n"), text)
  }

  func testWhereNoCheckFailsNoFailureCanComeOfAnotherGivenPart() throws {
    var verdict = Sample.make { $0.result = $0.step == 1 ? .passed : .waiting }
    XCTAssertFalse(verdict.passes)
    verdict.changedParts = ["userName"]
    let text = try Drawing.sample(width: 60).lines(for: verdict).text()
    XCTAssertTrue(text.contains("no check fails."), text)
  }

  func testStepsThatAreNotBegunTakeOneLine() throws {
    let verdict = Sample.make(untouchedSteps: [2, 3]) { check in
      if check.id != "undo.none" { Sample.fail(&check) }
    }
    assertText(
      try Drawing.sample(width: 60).lines(for: verdict).text(),
      """
      Lesson 3 · Login state                           step 1 of 3

      … Step 1 · `reduce` · 0 of 3 checks pass
        ✗ typing a username changes the username and nothing else

            State(username: "ada", password: "secret", loading:
              false, data: nil, error: .offline)
            + .onTriggerLogin

              State(
                … (4 unchanged)
            -   error: nil
            +   error: .offline
              )
              (- expected, + yours)

            Why: a new attempt starts clean, or the screen shows
            an error that is no longer true. See “One event, its
            own fields” in the lesson.
            Lessons/03-login-state/Exercise.swift:34

        ✗ starting a login clears the error of the last one
          Lessons/03-login-state/Exercise.swift:34
        ✗ `reduce` prints nothing
          Lessons/03-login-state/Exercise.swift:34

      · Step 2 · history · not begun, 1 check
      · Step 3 · undo · not begun, 2 checks

      Next: swift run workbook hint 3
      Every check by name: swift run workbook test 3 --full
      """)
  }

  func testAStepThatMayBeBegunSaysWhatToDoAndHasNoFailure() throws {
    let verdict = Sample.make(openSteps: [2, 3]) { check in
      switch check.step {
      case 1: check.result = .passed
      case 2: Sample.fail(&check)
      default: break
      }
    }
    for (isPlain, parts) in [
      (
        false,
        [
          "… Step 2 · history · open, 0 of 1 check passes\n  Next: step 2, history. ",
          "\n\n  … `history(of:from:)` gives every state on the way\n",
          "… Step 3 · undo · open, 0 of 2 checks pass\n  · 2 more checks wait",
        ]
      ),
      (
        true,
        ["Step 2, history, open, 0 of 1 check passes\n", "\n  Open: history(of:from:) gives"]
      ),
    ] {
      let drawing = try Drawing.sample()
      let text = (isPlain ? drawing.plain : drawing).lines(for: verdict).text()
      for part in parts { XCTAssertTrue(text.contains(part), text) }
      XCTAssertFalse(text.contains("✗"), text)
      XCTAssertTrue(text.contains("Why: a new attempt starts clean"), "the example is shown")
    }
  }

  func testAStepThatIsBegunAndPassesSomethingIsShown() throws {
    let verdict = Sample.make(untouchedSteps: []) { check in
      check.result =
        check.id == "undo.last" ? .unanswered(.late(.computing, seconds: 2.5), given: []) : .passed
    }
    assertText(
      try Drawing.sample().lines(for: verdict).text(),
      """
      Lesson 3 · Login state                                               step 3 of 3

      ✓ Step 1 · `reduce` · 3 of 3 checks pass
      ✓ Step 2 · history · 1 of 1 check passes

      … Step 3 · undo · 1 of 2 checks pass
        ✗ `undo` takes the last event back

            It was still at work after 2.5 seconds of a processor's time. Either it
            does far more than it has to, or something in it has no end: a loop, or a
            call to itself.

            Why: a new attempt starts clean, or the screen shows an error that is no
            longer true. See “One event, its own fields” in the lesson.
            Lessons/03-login-state/Exercise.swift

      Next: swift run workbook hint 3
      Every check by name: swift run workbook test 3 --full
      """)
  }
}
