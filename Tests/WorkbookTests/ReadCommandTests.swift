import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

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

      Your answer (a or b; x shows it):
      > Choose a or b before you read on, or type x to be shown the answer.
      > Right.
      b) One more than before.

      The exercise

      Write up.

      Next: edit Lessons/01-count-up/Exercise.swift, save it, then
      swift run workbook test 1
      """)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(fixture.events, [said("b", 1, isRight: true), read("01-count-up")])
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

      Your answer (a or b; `x` shows it):
      > 
      ✗ Not this time.
      **a)** is one less.

      Try once more (b; `x` shows the answer):
      > 
      The answer stands at the end of this text, as number 1.

      ## The exercise

      Write `up`.

      ## Answers

      1. **b)** One more than before.
         • **a)** is one less.

      Next: edit Lessons/01-count-up/Exercise.swift, save it, then
      swift run workbook test 1
      """)
    XCTAssertEqual(fixture.events, [said("a", 1, isRight: false), read("01-count-up")])
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

      Your answer (a or b; `x` shows it):
      > 
      The answer stands at the end of this text, as number 1.

      ## The exercise

      Write `up`.

      ## Answers

      1. **b)** One more than before.
         • **a)** is one less.

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

      The answer stands at the end of this text, as number 1.

      ## The exercise

      Write `up`.

      ## Answers

      1. **b)** One more than before.
         • **a)** is one less.

      """)
    XCTAssertEqual(fixture.events, [read("01-count-up")])
  }

  func testThroughAPipeItIsTheWholeTextAlsoWhereItWasLeft() throws {
    let fixture = try Fixture()
    let place = #"{"left":{"_0":{"part":1,"heading":0}}}"#
    try fixture.write(
      #"{"at":"2026-01-03T04:05:06Z","lesson":"01-count-up","what":\#(place)}"# + "\n",
      to: ".workbook/progress.jsonl")
    for isInputTerminal in [true, false] {
      let run = FakeRun(["read", "1"], in: fixture) { $0.isInputTerminal = isInputTerminal }
      XCTAssertTrue(run.output.contains("After this lesson you can count."), run.output)
      let question = try XCTUnwrap(run.output.firstRange(of: "What comes after"))
      let answer = try XCTUnwrap(run.output.firstRange(of: "**b)**"))
      let end = try XCTUnwrap(run.output.firstRange(of: "Write `up`."))
      XCTAssertLessThan(question.lowerBound, end.lowerBound)
      XCTAssertLessThan(end.lowerBound, answer.lowerBound, "the answer isn't beneath the question")
    }
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
      > Yours: zero

      0 does.

      Next: edit Lessons/02-count-down/Exercise.swift, save it, then
      swift run workbook test 2
      """)
    XCTAssertEqual(fixture.events.dropFirst().first, read("02-count-down"))
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

  /// The first lesson's question, answered.
  private func said(_ choice: String, _ attempt: Int, isRight: Bool) -> String {
    #"{"at":"2026-01-03T04:05:06Z","lesson":"01-count-up","what":{"answered":{"_0":{"attempt":"#
      + #"\#(attempt),"isRight":\#(isRight),"question":"What comes after 1?","said":"\#(choice)"}}}}"#
  }

  private func read(_ lesson: String) -> String {
    #"{"at":"2026-01-03T04:05:06Z","lesson":"\#(lesson)","what":{"read":{}}}"#
  }
}
