import FixtureLessons
import Foundation
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// `workbook test` on exercises in every state, with the real compiler.
final class TestCommandTests: CachedTestCase {
  func testEverythingUntouched() throws {
    let run = FakeRun(["test"], in: try Fixture())
    assertText(
      run.output,
      """
      Every exercise is untouched. Read the first lesson: `swift run workbook read 1`.
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
      Lesson 1 · Counting up                                              2 of 2 steps

      ✓ Step 1 · up · 2 of 2 checks pass
      ✓ Step 2 · twice · 1 of 1 check passes

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
      ✓ Lesson 2 · Counting down                                          1 of 1 steps

      Lesson 1 · Counting up                                               step 1 of 2

      It doesn't compile yet, so nothing could be checked:

      Lessons/01-count-up/Exercise.swift:9:10: cannot convert return expression of
          type `Int` to return type `Counter`

          9 |   return 7
            |          ^

          The function promises one type after `->` and returns another. Compare the
          two types in the message.

      Lessons/01-count-up/Exercise.swift:14:10: cannot convert return expression of t…

      Next: edit Lessons/01-count-up/Exercise.swift, save it, then
      swift run workbook test 1
      For a hint: swift run workbook hint 1
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
      Lesson 1 · Counting up                                               step 1 of 2

      … Step 1 · up · 0 of 2 checks pass
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

      · Step 2 · twice · not begun, 1 check

      Next: swift run workbook hint 1
      Every check by name: swift run workbook test 1 --full
      """)
    XCTAssertEqual(run.code, .failure)
  }

  func testCrashesAndEndlessLoopsCostOnlyTheirCheck() throws {
    let fixture = try Fixture()
    let trap = FixtureLessons.upSolution
      .replacing("return Counter(name:", with: "return Counter(name: [\"a\"][counter.count] +")
      .replacing("return up(up(counter))", with: "while true {}")
    try fixture.write(trap, to: Fixture.exercise(Fixture.up))
    let run = FakeRun(["test", "1", "--timeout", "1"], in: fixture)
    assertText(
      run.output,
      """
      Lesson 1 · Counting up                                               step 1 of 2

      … Step 1 · up · 0 of 2 checks pass
        ✗ `up` counts one more

            It crashed: Fatal error: Index out of range. There is no element at this
            place. The first one is at 0, the last one at `count - 1`, and an empty
            list has none.

            up(Counter(name: "ada", count: 1))

            Why: counting is adding one. See “One more” in the lesson.
            Lessons/01-count-up/Exercise.swift:9:29

        · 1 more check waits for the ones above

      … Step 2 · twice · 0 of 1 check passes
        ✗ `twice` counts two more · Lessons/01-count-up/Exercise.swift:13

      Next: swift run workbook hint 1
      Every check by name: swift run workbook test 1 --full
      """)
    XCTAssertEqual(run.code, .failure)
  }

  func testAStepThatPassesIsSaidOnceAlsoAfterWhatDidNotCompile() throws {
    let fixture = try Fixture()
    let exercise = Fixture.exercise(Fixture.up)
    let half = FixtureLessons.upSolution.replacing("up(up(counter))", with: "counter")
    let told = "Step 1 passes now. Next: step 2, twice.\nNext: edit "
    func test(_ text: String) throws -> String {
      try fixture.write(text, to: exercise)
      return FakeRun(["test", "1"], in: fixture).output
    }
    let wrong = half.replacing("counter.count + 1", with: "counter.count + 5")
    XCTAssertFalse(try test(wrong).contains("passes now"))
    XCTAssertFalse(try test(half + "}").contains("passes now"))
    XCTAssertTrue(try test(half).contains("\n\n" + told))
    XCTAssertFalse(try test(half).contains("passes now"), "nothing is new")
    XCTAssertTrue(
      try test(wrong).contains("\n\nNewly broken: `up` counts one more, and 1 more.\n"))
    // After a reset everything begins anew.
    XCTAssertEqual(FakeRun(["reset", "1", "--yes"], in: fixture).code, .success)
    XCTAssertTrue(try test(half).contains("\n\n" + told))
  }

  func testOneThatCannotBeReadIsAmongWhatComesNext() throws {
    let fixture = try Fixture()
    try fixture.write("", to: Fixture.exercise(Fixture.up))
    try fixture.write(FixtureLessons.downSolution, to: Fixture.exercise(Fixture.down))
    let run = FakeRun(["test", "2", "1"], in: fixture)
    assertText(run.errors, "Lessons/01-count-up/Exercise.swift is empty.")
    assertText(
      run.output,
      """
      ✓ Lesson 2 · Counting down                                          1 of 1 steps

      Next: swift run workbook reset 1 puts the stub back; what is there now is kept.
      """)
    XCTAssertEqual(run.code, .failure)
  }

  func testInFullEveryCheckIsNamed() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.upSolution, to: Fixture.exercise(Fixture.up))
    try fixture.write(FixtureLessons.downSolution, to: Fixture.exercise(Fixture.down))
    assertText(
      FakeRun(["test", "--full"], in: fixture).output,
      """
      Lesson 1 · Counting up                                              2 of 2 steps

      ✓ Step 1 · up · 2 of 2 checks pass
        ✓ `up` counts one more
        ✓ `up` keeps the name

      ✓ Step 2 · twice · 1 of 1 check passes
        ✓ `twice` counts two more

      Lesson 2 · Counting down                                            1 of 1 steps

      ✓ Step 1 · down · 1 of 1 check passes
        ✓ `down` counts one less

      Every check passes, and this was the last lesson. Now read the workbook's own
      source: Sources/Interface is an app like yours.
      """)
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
      Lesson 1 · Counting up                                               step 2 of 2

      It compiles, but something that the lesson gave, or asked for, isn't there as it
      should be:

        ✗ `twice(_:)` is missing or has another type: it takes a `Counter` and gives
          another.
          Lessons/01-count-up/Exercise.swift:12

      Next: edit Lessons/01-count-up/Exercise.swift, save it, then
      swift run workbook test 1
      For a hint: swift run workbook hint 1
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
