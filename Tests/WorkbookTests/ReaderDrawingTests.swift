import Terminal
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

final class ReaderDrawingTests: XCTestCase {
  func testASectionEndsWithAPause() throws {
    assertText(
      try drawn([]),
      """
      Reduce
      ══════

      ## One

      First.

      Enter reads on, `q` goes back.
      """)
  }

  func testAQuestionWaitsForOneOfItsChoices() throws {
    assertText(
      try drawn([.next]),
      """
      ## Two

      Which?

      • a) this
      • b) that

      Your answer (a or b; `x` shows it):
      """)
    assertText(
      try drawn([.next], width: 40),
      """
      ## Two

      Which?

      • a) this
      • b) that

      Your answer (a or b; `x` shows it):
      """)
    assertText(
      try drawn([.next, .answered("c")]),
      "Choose a or b before you read on, or type `x` to be shown the answer.")
  }

  func testAValueIsAskedForTwice() throws {
    var parts = SampleInterface.parts
    parts[1].blocks.removeLast()
    parts[1].question?.choices = []
    parts[1].question?.values = ["[1, 2]"]
    parts[1].question?.right = "[1, 2]"
    let opened = ReaderEvent.opened(lesson: "02-reduce", parts: parts, stopsAtSections: true)
    let drawing = try Drawing.sample(isInMenu: true)
    func drawn(_ events: [ReaderEvent]) -> String {
      let state = SampleInterface.replay(([opened, .next] + events).map { .reader($0) })
      return drawing.lines(for: state).text()
    }
    assertText(drawn([]), "## Two\n\nWhich?\n\nType your answer (`x` shows it):")
    assertText(
      drawn([.answered("2")]),
      """
      ✗ Not this time.
      Read the question again, and go through it step by step.

      Type your second try (`x` shows the answer):
      """)
    let second = drawn([.answered("2"), .answered("3")])
    XCTAssertTrue(second.hasPrefix("✗ Not this time: it is [1, 2].\n**b)** That one."), second)
  }

  func testAnOpenQuestionWaitsForAnyAnswer() throws {
    assertText(
      try drawn([.next, .told, .next]),
      "Type what you think before you read on, or `x` to be shown an answer.")
  }

  func testTheAnswerStandsAboveWhatFollows() throws {
    assertText(
      try drawn([.next, .answered("b")]),
      """
      ✓ Right.
      **b)** That one.

      And why?

      Your answer (`x` shows one):
      """)
    assertText(
      try drawn([.next, .answered("a")]),
      """
      ✗ Not this time.
      **a)** is only this.

      Try once more (b; `x` shows the answer):
      """)
    assertText(
      try drawn([.next, .answered("a"), .next]),
      "Choose b before you read on, or type `x` to be shown the answer.")
    assertText(
      try drawn([.next, .answered("a"), .answered("a"), .answered("b")]),
      """
      ✓ Right.
      **b)** That one.

      And why?

      Your answer (`x` shows one):
      """)
    assertText(
      try drawn([.next, .told]),
      """
      **b)** That one.

      And why?

      Your answer (`x` shows one):
      """)
  }

  func testInColour() throws {
    assertText(
      try drawn([.next, .answered("a")], canvas: Canvas(theme: .dark)),
      """
      ␛[38;5;221m✗ Not this time.␛[0m
      ␛[1ma)␛[0m is only this.

      Try once more (b; ␛[1;38;5;223mx␛[0m shows the answer):
      """)
  }

  func testTheLastAnswerStandsAboveTheExercise() throws {
    assertText(
      try drawn([.next, .told, .answered("it does")]),
      """
      **Yours:** it does

      Because.

      Lesson 2 · Reduce

      Now the exercise: type `e` to open it in your editor, save it, and type `t` to
      test it.

      Type ? for all that can be typed, q to go back.
      """)
  }

  func testATextWithoutAQuestionAtItsEnd() throws {
    let parts = [SampleInterface.parts[0]]
    let state = SampleInterface.replay([
      .reader(.opened(lesson: "02-reduce", parts: parts, stopsAtSections: true))
    ])
    assertText(
      try Drawing.sample(isInMenu: true).lines(for: state).text(),
      """
      Reduce
      ══════

      ## One

      First.

      That is the whole text. Enter goes to the exercise.
      """)
  }

  func testWhatMeansNothingWhileReading() throws {
    let state = SampleInterface.replay(
      [.notUnderstood(.notHere(.answer))], from: SampleInterface.reader())
    assertText(
      try Drawing.sample(isInMenu: true).lines(for: state).text(),
      "That does nothing here. `x` or `answer`: shows the answer to the question.")
  }

  private func drawn(
    _ events: [ReaderEvent], width: Int = 80, canvas: Canvas = .text
  ) throws -> String {
    let state = SampleInterface.replay(
      events.map { .reader($0) }, from: SampleInterface.reader())
    return try Drawing.sample(width: width, canvas: canvas, isInMenu: true)
      .lines(for: state).text(for: canvas)
  }
}
