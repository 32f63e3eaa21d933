import XCTest

@testable import Curriculum

final class FeedbackParserTests: XCTestCase {
  private func parsed() throws -> Lesson {
    try FeedbackParser(
      text: feedbackSample, path: "Feedback.md", of: Lesson(number: 4, id: "04-store")
    ).whole
  }

  func testTitleAndModule() throws {
    XCTAssertEqual(try parsed().title, "The `Store`")
    XCTAssertEqual(try parsed().module, "StoreLesson")
  }

  func testStepsInOrder() throws {
    let steps = try parsed().steps
    XCTAssertEqual(steps.map(\.number), [1, 2])
    XCTAssertEqual(steps.map(\.title), ["subscribe", "send"])
    XCTAssertEqual(steps.map(\.anchor), ["func subscribe(", "func send("])
    XCTAssertEqual(
      steps.map { $0.checks.map(\.id) },
      [["store.tells-at-once", "store.in-order"], ["store.sends"]])
  }

  func testCheckWithEverything() throws {
    let expected = CheckText(
      id: "store.tells-at-once",
      title: "`subscribe` tells the present state at once",
      why: "whoever comes late has to catch up.",
      section: "Somebody has to know",
      hints: [
        "What does an observer know before it is told anything?",
        "Call `observer(nil, state)` in `subscribe`.",
        "Do it last.",
      ],
      notes: [
        "never-told": "the observer was never told; call `observer`.",
        "too-late": "it was told, but only with the first event.",
      ])
    XCTAssertEqual(try parsed().steps.first?.checks.first, expected)
  }

  func testCheckWithoutNotes() throws {
    let expected = CheckText(
      id: "store.sends", title: "the reducer is asked",
      why: "it is the only one who knows.", section: "Order", hints: ["one", "two", "three"],
      notes: [:])
    XCTAssertEqual(try parsed().steps.last?.checks, [expected])
  }

  func testChecksAndMistakesMayHaveAnchors() throws {
    let text =
      feedbackSample.replacing(
        "the reducer is asked", with: "the reducer is asked\n\nAnchor: `Store.send`")
      + "\n\n## Mistakes\n\n### lost\n\nYour `Store` loses it.\n\nAnchor: `Store.tell`, `Store.send`\n"
    let parser = try FeedbackParser(
      text: text, path: "Feedback.md", of: Lesson(number: 4, id: "04-store")
    ).whole
    XCTAssertEqual(
      parser.steps.flatMap { $0.checks.map(\.anchors) }, [[], [], ["Store.send"]])
    XCTAssertEqual(parser.mistakes, ["lost": "Your `Store` loses it."])
    XCTAssertEqual(parser.mistakeAnchors, ["lost": ["Store.tell", "Store.send"]])
  }

  func testInterfaceIsNamedAsInSwift() throws {
    let expected = [
      "Event": "`Event` lost its shape.",
      "compose(_:_:)": "`compose(_:_:)` is missing or has another type.",
      "with(_:_:)": "`with(_:_:)` is missing.",
    ]
    XCTAssertEqual(try parsed().interface, expected)
  }

  func testCommentsAreKeptAsTheyAreWritten() throws {
    let text =
      feedbackSample + "\n\n## Comments\n\n- `outside`: by code outside\n"
      + "- `told`: what `{observer}` was told:\n"
    XCTAssertEqual(
      try FeedbackParser(text: text, path: "Feedback.md", of: Lesson(number: 4, id: "04-store"))
        .whole.comments,
      ["outside": "by code outside", "told": "what `{observer}` was told:"])
    XCTAssertEqual(try parsed().comments, [:])
  }

  func testLineEndsMakeNoDifference() throws {
    let text = feedbackSample.replacingOccurrences(of: "\n", with: "\r\n")
    let other = try FeedbackParser(
      text: text, path: "Feedback.md", of: Lesson(number: 4, id: "04-store")
    ).whole
    XCTAssertEqual(other.title, try parsed().title)
    XCTAssertEqual(other.steps, try parsed().steps)
    XCTAssertEqual(other.interface, try parsed().interface)
  }

  // MARK: What can be missing

  /// The error for the sample after one piece of it was replaced by another.
  private func error(replacing piece: String, with other: String = "") -> CurriculumError? {
    XCTAssertTrue(feedbackSample.contains(piece), piece)
    let text = feedbackSample.replacingOccurrences(of: piece, with: other)
    do {
      _ = try FeedbackParser(text: text, path: "Feedback.md", of: Lesson(number: 4, id: "04-store"))
        .whole
      return nil
    } catch {
      return error
    }
  }

  func testEachGapHasItsError() {
    let gaps: [(piece: String, other: String, what: String)] = [
      ("# The `Store`\n", "\n", "#"),
      ("Module: `StoreLesson`", "", "Module:"),
      ("Anchor: func send(", "", "Anchor: (send)"),
      ("the reducer is asked", "", "store.sends: …"),
      ("Why: order is a promise.", "", "store.in-order: Why:"),
      ("Section: Order", "", "store.in-order: Section:"),
      ("3. Do it **last**.", "", "store.tells-at-once: 3."),
      ("3. Do it **last**.", "3. Do it.\n4. Now.", "store.tells-at-once: 1. 2. 3."),
      ("## Step 2: send", "## Step two: send", "## Step two: send"),
      ("## API", "## Interface", "## Interface"),
      ("- `too-late`: it was told,", "- too late,", "- too late, but only with the first event."),
      ("## Step 1: subscribe", "", "store.tells-at-once"),
    ]
    for gap in gaps {
      guard
        case .incomplete(let path, let line, let what)? = error(
          replacing: gap.piece, with: gap.other)
      else { return XCTFail(gap.piece) }
      XCTAssertEqual([path, what], ["Feedback.md", gap.what], gap.piece)
      guard let id = gap.what.firstMatch(of: /store\.[a-z-]+/)?.0 else { continue }
      XCTAssertEqual(feedbackSample.lines[line - 1], "### \(id)")
    }
  }

  func testTextWithoutStepsIsIncomplete() {
    let text = "# Store\n\nModule: Store\n"
    XCTAssertThrowsError(
      try FeedbackParser(text: text, path: "F.md", of: Lesson(number: 4, id: "04-store")).whole
    ) { error in
      XCTAssertEqual(
        error as? CurriculumError, .incomplete(path: "F.md", line: 1, what: "## Step 1:"))
    }
  }

  func testBlockThatHasNoMeaningHereIsAnError() {
    for block in ["```\ncode\n```", "| a |\n| --- |\n| b |", "<details>\na\n</details>"] {
      let text = feedbackSample + "\n\n\(block)\n"
      XCTAssertThrowsError(
        try FeedbackParser(text: text, path: "F.md", of: Lesson(number: 4, id: "04-store")).whole,
        block
      ) { error in
        guard case .incomplete("F.md", _, _) = error as? CurriculumError else {
          return XCTFail("\(error)")
        }
      }
    }
  }
}
