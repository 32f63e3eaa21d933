import FixtureLessons
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

final class HintCommandTests: CachedTestCase {
  func testEachHintIsStrongerUpToTheLast() throws {
    let fixture = try Fixture()
    let runs = (1...4).map { _ in FakeRun(["hint", "1"], in: fixture) }
    assertText(
      runs[0].output,
      """
      · `up` counts one more

        Which number follows?

        (hint 1 of 3)

      Not enough? A stronger one: `swift run workbook hint 1`
      """)
    assertText(
      runs[1].output,
      """
      · `up` counts one more

        Build a new `Counter`.

        (hint 2 of 3)

      Not enough? A stronger one: `swift run workbook hint 1`
      """)
    assertText(
      runs[2].output,
      """
      · `up` counts one more

        Its `count` is `counter.count + 1`.

        (hint 3 of 3)

      That was the strongest hint. Read the lesson's section again, or see the whole
      answer: `swift run workbook solution 1 --anyway`
      """)
    XCTAssertEqual(runs[3].output, runs[2].output)
    XCTAssertEqual(runs.map(\.code), Array(repeating: .success, count: 4))
    XCTAssertEqual(fixture.events, [1, 2, 3].map { shown("up.adds-one", $0) })
  }

  func testAnotherCheckBeginsWithItsFirstHint() throws {
    let fixture = try Fixture()
    _ = FakeRun(["hint", "1"], in: fixture)
    let wrongName = FixtureLessons.upSolution.replacing("name: counter.name", with: "name: \"\"")
    try fixture.write(wrongName, to: Fixture.exercise(Fixture.up))
    let run = FakeRun(["hint", "1"], in: fixture)
    assertText(
      run.output,
      """
      ✗ `up` keeps the name

        Look at the name.

        (hint 1 of 3)

      Not enough? A stronger one: `swift run workbook hint 1`
      """)
    XCTAssertEqual(fixture.events.last, shown("up.keeps-name", 1))
  }

  func testNothingToHintAt() throws {
    let fixture = try Fixture()
    try fixture.write(FixtureLessons.downSolution, to: Fixture.exercise(Fixture.down))
    let run = FakeRun(["hint", "down"], in: fixture)
    assertText(run.output, "Every check of this lesson passes: there is nothing to hint at.")
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(fixture.events, [TestCommandTests.graded("02-count-down", 1, of: 1)])
  }

  func testWhatDoesNotCompileGetsTheHintsOfItsStep() throws {
    let fixture = try Fixture()
    try fixture.write(
      FixtureLessons.upStub.replacing("return counter", with: "return 7"),
      to: Fixture.exercise(Fixture.up))
    let run = FakeRun(["hint", "1"], in: fixture)
    XCTAssertTrue(run.output.contains("Exercise.swift:9:10: cannot convert"), run.output)
    XCTAssertTrue(run.output.contains("Which number follows?"), run.output)
    XCTAssertTrue(run.output.contains("(hint 1 of 3)"), run.output)
    XCTAssertFalse(run.output.contains("✗"), "no check has run: \(run.output)")
    XCTAssertEqual(run.code, .success)
  }

  func testWhatIsInNoStepHasToCompileFirst() throws {
    let fixture = try Fixture()
    try fixture.write(
      "struct X: Nothing {}\n" + FixtureLessons.downSolution, to: Fixture.exercise(Fixture.down))
    let hint = FakeRun(["hint", "2"], in: fixture)
    XCTAssertEqual(hint.output, FakeRun(["test", "2"], in: fixture).output)
    XCTAssertTrue(hint.output.contains("cannot find type"), hint.output)
    XCTAssertEqual(hint.code, .failure)
  }

  func testWithoutAnExerciseTheTroubleIsSaid() throws {
    let fixture = try Fixture()
    try fixture.remove(Fixture.exercise(Fixture.down))
    let run = FakeRun(["hint", "2"], in: fixture)
    assertText(
      run.errors,
      """
      Lessons/02-count-down/Exercise.swift isn't there.
      Next: swift run workbook reset 2 puts the stub back.
      """)
    XCTAssertEqual(run.code, .failure)
  }

  func testAHintIsGivenEvenIfItCannotBeKept() throws {
    let fixture = try Fixture()
    try fixture.makeLogUnwritable()
    let run = FakeRun(["hint", "1"], in: fixture)
    XCTAssertTrue(run.output.contains("Which number follows?"), run.output)
    assertText(
      run.errors,
      """
      Your progress could not be kept: .workbook/progress.jsonl can't be written.
      Everything else stands. Look at the folder's permissions and at the free space.
      """)
    XCTAssertEqual(run.code, .unavailable)
  }

  private func shown(_ check: String, _ strength: Int) -> String {
    """
    {"at":"2026-01-03T04:05:06Z","lesson":"01-count-up","what":{"hintShown":{"check":"\(check)",\
    "strength":\(strength)}}}
    """
  }
}
