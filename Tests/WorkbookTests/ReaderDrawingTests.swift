import Terminal
import XCTest

@testable import Commands
@testable import Interface
@testable import Runtime
@testable import Verdicts

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

      Your answer (a, b; `x` shows it):
      """)
    assertText(
      try drawn([.next], width: 40),
      """
      ## Two

      Which?

      • a) this
      • b) that

      Your answer (a, b; `x` shows it):
      """)
    assertText(
      try drawn([.next, .answered("c")]),
      "Choose one of a, b before you read on, or type `x` to be shown the answer.")
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
      ✗ Not this time: it is b.
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
      ␛[38;5;221m✗ Not this time: it is b.␛[0m
      ␛[1mb)␛[0m That one.

      And why?

      Your answer (␛[1;38;5;223mx␛[0m shows one):
      """)
  }

  func testTheLastAnswerStandsAboveTheExercise() throws {
    assertText(
      try drawn([.next, .told, .answered("it does")]),
      """
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
