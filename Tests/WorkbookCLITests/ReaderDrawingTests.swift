import Terminal
import XCTest

@testable import WorkbookCLI

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

      Your answer (a, b; `?` shows it):
      """)
    assertText(
      try drawn([.next], width: 40),
      """
      ## Two

      Which?

      • a) this
      • b) that

      Your answer (a, b; `?` shows it):
      """)
    assertText(
      try drawn([.next, .answered("c")]),
      "Choose one of a, b before you read on, or type `?` to be shown the answer.")
  }

  func testAnOpenQuestionWaitsForAnyAnswer() throws {
    assertText(
      try drawn([.next, .told, .next]),
      "Type what you think before you read on, or `?` to be shown an answer.")
  }

  func testTheAnswerStandsAboveWhatFollows() throws {
    assertText(
      try drawn([.next, .answered("b")]),
      """
      ✓ Right.
      **b)** That one.

      And why?

      Your answer (`?` shows one):
      """)
    assertText(
      try drawn([.next, .answered("a")]),
      """
      ✗ Not this time: it is b.
      **b)** That one.

      And why?

      Your answer (`?` shows one):
      """)
    assertText(
      try drawn([.next, .told]),
      """
      **b)** That one.

      And why?

      Your answer (`?` shows one):
      """)
  }

  func testInColour() throws {
    assertText(
      try drawn([.next, .answered("a")], colors: .basic),
      """
      ␛[33m✗ Not this time: it is b.␛[0m
      ␛[1mb)␛[0m That one.

      And why?

      Your answer (␛[33m?␛[0m shows one):
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

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
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
    let state = SampleInterface.replay([.notUnderstood("x")], from: SampleInterface.reader())
    assertText(
      try Drawing.sample(isInMenu: true).lines(for: state).text(),
      """
      “x” means nothing here. Type `?` to see what does.
      Enter reads on, `q` goes back.
      """)
  }

  private func drawn(
    _ events: [ReaderEvent], width: Int = 80, colors: ColorSupport = .none
  ) throws -> String {
    let state = SampleInterface.replay(
      events.map { .reader($0) }, from: SampleInterface.reader())
    return try Drawing.sample(width: width, colors: colors, isInMenu: true)
      .lines(for: state).text(for: colors)
  }
}
