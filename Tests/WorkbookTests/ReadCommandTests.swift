import XCTest

@testable import Commands
@testable import Interface
@testable import Runtime
@testable import Verdicts

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

  func testNothingInATextIsObeyed() throws {
    let fixture = try Fixture()
    let path = "Lessons/\(Fixture.up)/README.md"
    let text = try XCTUnwrap(fixture.text(of: path))
    let evil = "\u{1B}]0;x\u{7}`\u{1B}[2J`\u{9B}31m\u{202E}"
    try fixture.write(text.replacing("One more\n", with: "One more\n\n\(evil)\n"), to: path)
    for isTerminal in [true, false] {
      for color in ["always", "never"] {
        let run = FakeRun(["read", "1", "--color", color], in: fixture) {
          ($0.isInputTerminal, $0.isOutputTerminal) = (false, isTerminal)
        }
        let shown = run.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        XCTAssertTrue(shown.contains("␛]0;x␇"), shown)
        for character in ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}"] as [Unicode.Scalar] {
          XCTAssertFalse(shown.unicodeScalars.contains(character), "\(character.value)")
        }
      }
    }
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
