import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// Verdicts on several lessons, one below the other.
final class SeveralVerdictsTests: XCTestCase {
  private typealias Sample = SampleVerdicts

  private func text(_ verdicts: [Verdict], isFull: Bool = false) throws -> String {
    var drawing = try Drawing.sample()
    drawing.isFull = isFull
    let lines = verdicts.indices.flatMap { index in
      drawing.lines(for: verdicts[index], below: index > 0 ? verdicts[index - 1] : nil)
    }
    return (lines + [.empty] + drawing.nextLines(after: verdicts)).text()
  }

  private func numbered(_ verdict: Verdict, _ number: Int) -> Verdict {
    var verdict = verdict
    verdict.lesson.number = number
    return verdict
  }

  func testThoseWithNothingToDoTakeOneLineAndOneSaysWhatComesNext() throws {
    assertText(
      try text([
        numbered(Sample.passed, 1), numbered(Sample.untouched, 2), Sample.timedOut,
        numbered(Sample.passed, 4), numbered(Sample.incomplete, 5),
      ]),
      """
      ✓ Lesson 1 · Login state                                            3 of 3 steps
      · Lesson 2 · Login state · untouched                                0 of 3 steps

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

      ✓ Lesson 4 · Login state                                            3 of 3 steps

      Lesson 5 · Login state                                               step 1 of 3

      It compiles, but something that the lesson gave, or asked for, isn't there as it
      should be:

        ✗ `Store.unsubscribe(_:)` is missing: it takes the id that `subscribe`
          returned.
        ✗ `Event` lost its shape. · Lessons/03-login-state/Exercise.swift:34

      Next: swift run workbook hint 3
      Every check by name: swift run workbook test 3 --full
      """)
  }

  func testWhenAllPassTheLastOneSaysWhatComesNext() throws {
    let passed = [3, 1, 2].map { numbered(Sample.passed, $0) }
    let folded = try text(passed)
    XCTAssertTrue(
      folded.hasSuffix("\n\nEvery check passes. Next: swift run workbook read 4\n"), folded)
    let text = try text(passed, isFull: true)
    XCTAssertEqual(text.ranges(of: "✓ `reduce` prints nothing").count, 3)
    XCTAssertEqual(text.ranges(of: "Next: ").count, 1)
  }
}
