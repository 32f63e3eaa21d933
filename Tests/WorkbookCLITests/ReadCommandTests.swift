import XCTest

@testable import WorkbookCLI

final class ReadCommandTests: XCTestCase {
  func testAtATerminalItStopsAtSectionsAndQuestions() throws {
    let fixture = try Fixture()
    let run = FakeRun(["read", "1"], in: fixture) {
      $0.lines = ["d", "b", ""]
      ($0.isInputTerminal, $0.isOutputTerminal) = (true, true)
    }
    assertText(
      run.output,
      """
      Lesson 1, Counting up

      After this lesson you can count.

      One more

      What comes after 1?

      a) 0
      b) 2

      Your answer (a, b; x shows it):
      > Choose one of a, b before you read on, or type x to be shown the answer.
      > Right.
      b) One more than before.

      The exercise

      Write up.

      Next: edit Lessons/01-count-up/Exercise.swift, save it, then
      swift run workbook test 1
      """)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(fixture.events, [read("01-count-up")])
  }

  func testAnswersComeThroughAPipeToo() throws {
    let fixture = try Fixture()
    let run = FakeRun(["read", "up"], in: fixture) { $0.lines = ["a"] }
    assertText(
      run.output,
      """
      Lesson 1 · Counting up
      ══════════════════════

      After this lesson you can count.

      ## One more

      What comes after `1`?

      • a) `0`
      • b) `2`

      Your answer (a, b; `x` shows it):
      > 
      ✗ Not this time: it is b.
      **b)** One more than before.

      ## The exercise

      Write `up`.

      Next: edit Lessons/01-count-up/Exercise.swift, save it, then
      swift run workbook test 1
      """)
    XCTAssertEqual(fixture.events, [read("01-count-up")])
  }

  func testWithoutAnAnswerTheWholeTextIsShown() throws {
    let fixture = try Fixture()
    let run = FakeRun(["read", "1"], in: fixture)
    assertText(
      run.output,
      """
      Lesson 1 · Counting up
      ══════════════════════

      After this lesson you can count.

      ## One more

      What comes after `1`?

      • a) `0`
      • b) `2`

      Your answer (a, b; `x` shows it):
      > 
      **b)** One more than before.

      ## The exercise

      Write `up`.

      Next: edit Lessons/01-count-up/Exercise.swift, save it, then
      swift run workbook test 1
      """)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(fixture.events, [read("01-count-up")])
  }

  func testIntoAFileItIsTheTextWithItsAnswers() throws {
    let fixture = try Fixture()
    let run = FakeRun(["read", "1"], in: fixture) { $0.isInputTerminal = true }
    assertText(
      run.output,
      """
      Lesson 1 · Counting up
      ══════════════════════

      After this lesson you can count.

      ## One more

      What comes after `1`?

      • a) `0`
      • b) `2`

      **b)** One more than before.

      ## The exercise

      Write `up`.

      """)
    XCTAssertEqual(fixture.events, [read("01-count-up")])
  }

  func testAQuestionAtTheEnd() throws {
    let fixture = try Fixture()
    let run = FakeRun(["read", "02"], in: fixture) {
      $0.lines = ["zero"]
      ($0.isInputTerminal, $0.isOutputTerminal) = (true, true)
    }
    assertText(
      run.output,
      """
      Lesson 2, Counting down

      What comes before 1?

      Your answer (x shows one):
      > 0 does.

      Next: edit Lessons/02-count-down/Exercise.swift, save it, then
      swift run workbook test 2
      """)
    XCTAssertEqual(fixture.events.first, read("02-count-down"))
  }

  func testLeavingInTheMiddleIsNotReading() throws {
    let fixture = try Fixture()
    let run = FakeRun(["read", "1"], in: fixture) {
      $0.lines = ["q"]
      ($0.isInputTerminal, $0.isOutputTerminal) = (true, true)
    }
    XCTAssertEqual(run.code, .success)
    XCTAssertFalse(fixture.events.contains(read("01-count-up")), "\(fixture.events)")
  }

  private func read(_ lesson: String) -> String {
    #"{"at":"2026-01-03T04:05:06Z","lesson":"\#(lesson)","what":{"read":{}}}"#
  }
}
