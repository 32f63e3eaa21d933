import Foundation
import XCTest

@testable import WorkbookCLI

/// `workbook test` on exercises in every state, with the real compiler.
final class TestCommandTests: XCTestCase {
  func testNothingStarted() throws {
    let run = FakeRun(["test"], in: try Fixture())
    assertText(
      run.output,
      """
      No exercise was started yet. Read the first lesson: `swift run workbook read 1`.
      To grade them all the same: `swift run workbook test --all`.
      """)
    XCTAssertEqual(run.code, .failure)
  }

  func testWithoutALessonTheStartedOnesAreGraded() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.upSolution, to: Fixture.exercise(Fixture.up))
    let run = FakeRun(["test"], in: fixture)
    assertText(
      run.output,
      """
      Lesson 1 · Counting up                                             3 of 3 checks

      Step 1 · up
        ✓ `up` counts one more
        ✓ `up` keeps the name

      Step 2 · twice
        ✓ `twice` counts two more

      Every check passes. Next: swift run workbook read 2
      """)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(fixture.events, [Self.graded("01-count-up", 3, of: 3)])
  }

  func testAnExerciseThatDoesNotCompileHindersNoOther() throws {
    let fixture = try Fixture()
    try fixture.write(
      FixtureLessons.upStub.replacing("return counter", with: "return 7"),
      to: Fixture.exercise(Fixture.up))
    try fixture.write(FixtureLessons.downSolution, to: Fixture.exercise(Fixture.down))
    let run = FakeRun(["test", "2", "1", "count-up", "down"], in: fixture)
    assertText(
      run.output,
      """
      Lesson 2 · Counting down                                           1 of 1 checks

      Step 1 · down
        ✓ `down` counts one less

      Every check passes, and this was the last lesson. Now read the workbook's own
      source: Sources/WorkbookCLI/Interface is what you have just built.

      Lesson 1 · Counting up                                             0 of 3 checks

      It doesn't compile yet, so nothing could be checked:

      Lessons/01-count-up/Exercise.swift:9:10: error: cannot convert return expression
          of type 'Int' to return type 'Counter'
          The function promises one type after `->` and returns another. Compare the
          two types in the message.

      Lessons/01-count-up/Exercise.swift:14:10: error: cannot convert return
          expression of type 'Int' to return type 'Counter'
          The function promises one type after `->` and returns another. Compare the
          two types in the message.

      Next: edit Lessons/01-count-up/Exercise.swift, save it, then
      swift run workbook test 1
      """)
    XCTAssertEqual(run.code, .failure)
    let events = [Self.graded("02-count-down", 1, of: 1), Self.graded("01-count-up", 0, of: 3)]
    XCTAssertEqual(fixture.events, events)
  }

  func testAFailureWithItsNoteAndAStepThatIsNotBegun() throws {
    let fixture = try Fixture()
    try fixture.write(
      FixtureLessons.upStub.replacing(
        "func up(_ counter: Counter) -> Counter {\n  return counter",
        with: "func up(_ counter: Counter) -> Counter {\n  let same = counter\n  return same"),
      to: Fixture.exercise(Fixture.up))
    let run = FakeRun(["test", "1"], in: fixture)
    assertText(
      run.output,
      """
      Lesson 1 · Counting up                                             0 of 3 checks

      Step 1 · up
        ✗ `up` counts one more

            up(Counter(name: "ada", count: 1))

              Counter(
                … (1 unchanged)
            -   count: 2
            +   count: 1
              )
              (- expected, + yours)

            The counter stands still.

            Why: counting is adding one. See “One more” in the lesson.
            Lessons/01-count-up/Exercise.swift:8

        · 1 more check waits for the ones above

      Step 2 · twice · not started, 1 check

      Next: swift run workbook hint 1
      """)
    XCTAssertEqual(run.code, .failure)
  }

  func testCrashesAndEndlessLoopsCostOnlyTheirCheck() throws {
    let fixture = try Fixture()
    let trap = FixtureLessons.upSolution
      .replacing("return Counter(name:", with: "return Counter(name: [\"a\"][counter.count] +")
      .replacing("return up(up(counter))", with: "while true {}")
    try fixture.write(trap, to: Fixture.exercise(Fixture.up))
    let run = FakeRun(["test", "1", "--timeout", "0.5"], in: fixture)
    assertText(
      run.output,
      """
      Lesson 1 · Counting up                                             0 of 3 checks

      Step 1 · up
        ✗ `up` counts one more

            It crashed: Fatal error: Index out of range

            Why: counting is adding one. See “One more” in the lesson.
            Lessons/01-count-up/Exercise.swift:9:29

        · 1 more check waits for the ones above

      Step 2 · twice
        ✗ `twice` counts two more

            It was still running when its time was over. Something in it never ends: a
            loop, a call to itself, or waiting for something that doesn't come.

            Why: two steps are one step and another. See “The exercise” in the lesson.
            Lessons/01-count-up/Exercise.swift:13

      Next: swift run workbook hint 1
      """)
    XCTAssertEqual(run.code, .failure)
  }

  func testSomethingRenamed() throws {
    let fixture = try Fixture()
    try fixture.write(
      FixtureLessons.upStub.replacing("func twice(", with: "func double("),
      to: Fixture.exercise(Fixture.up))
    let run = FakeRun(["test", "1"], in: fixture)
    assertText(
      run.output,
      """
      Lesson 1 · Counting up                                             0 of 3 checks

      It compiles, but something that the lesson gave, or asked for, isn't there as it
      should be:

        ✗ `twice(_:)` is missing or has another type: it takes a `Counter` and gives
          another.

      Next: edit Lessons/01-count-up/Exercise.swift, save it, then
      swift run workbook test 1
      """)
    XCTAssertEqual(run.code, .failure)
  }

  static func graded(_ lesson: String, _ passed: Int, of total: Int) -> String {
    """
    {"at":"2026-01-03T04:05:06Z","lesson":"\(lesson)","what":{"graded":{"of":\(total),\
    "passed":\(passed)}}}
    """
  }
}
