import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// The lesson's screen: hints, the solution, a reset.
final class LessonDrawingTests: XCTestCase {
  func testBeforeAnything() throws {
    assertText(
      try drawn(after: .opened("02-reduce")),
      """
      Lesson 2, Reduce

      Now the exercise: type e to open it in your editor, save it, and type t to test
      it.

      Type ? for all that can be typed, q to go back.
      """)
  }

  func testGradingHasNoKeys() throws {
    assertText(try drawn(after: .testRequested), "Testing lesson 2 …")
  }

  func testHints() throws {
    let hint = Hint.shown(
      GivenHint(
        check: "a.b", step: 1, title: "`reduce` prints nothing",
        text: "Look for `print`: it writes to the screen, which a reducer leaves to somebody else.",
        strength: 2, count: 3))
    assertText(
      try drawn(after: .hinted(hint)),
      """
      Hint 2 of 3 for the check “reduce prints nothing”:
      Look for print: it writes to the screen, which a reducer leaves to somebody
      else.

      Type ? for all that can be typed, q to go back.
      """)
    assertText(
      try drawn(after: .hinted(hint), width: 40),
      """
      Hint 2 of 3 for the check “reduce prints
      nothing”:
      Look for print: it writes to the screen,
      which a reducer leaves to somebody else.

      Type ? for all that can be typed, q to
      go back.
      """)
    assertText(
      try drawn(after: .hinted(.nothingFails)),
      """
      Every check of this lesson passes: there is nothing to hint at.

      Type ? for all that can be typed, q to go back.
      """)
  }

  func testNoHintBeforeItCompiles() throws {
    let verdict = SampleVerdicts.incomplete
    let lines = try Drawing.sample(isInMenu: true).plain.lines(for: verdict).text()
    XCTAssertTrue(try drawn(after: .hinted(.verdictFirst(verdict))).hasPrefix(lines))
  }

  func testAVerdictInFullUntilTheNextOne() throws {
    let drawing = try Drawing.sample(isInMenu: true).plain
    let failed = SampleInterface.replay([.lesson(.graded(SampleVerdicts.failed))])
    let full = SampleInterface.replay([.lesson(.fullRequested)], from: failed)
    let passed = "  Passed: "
    XCTAssertFalse(drawing.lines(for: failed).text().contains(passed))
    XCTAssertTrue(drawing.lines(for: full).text().contains(passed))
    for event in [LessonEvent.dismissed, .graded(SampleVerdicts.failed)] {
      let next = SampleInterface.replay([.lesson(event)], from: full)
      XCTAssertEqual(drawing.lines(for: next), drawing.lines(for: failed))
    }
  }

  func testSolution() throws {
    assertText(
      try drawn(after: .solutionShown("func reduce() {\n  // done\n}\n")),
      """
        func reduce() {
          // done
        }

      Type ? for all that can be typed, q to go back.
      """)
    assertText(
      try drawn(after: .solutionRequested),
      """
      The solution of lesson 2 is shown once the lesson passes. To see it all the
      same: swift run workbook solution 2 --anyway

      Type ? for all that can be typed, q to go back.
      """)
  }

  func testReset() throws {
    assertText(
      try drawn(after: .resetRequested),
      """
      Put the stub of lesson 2 back? Your file is kept in .workbook/backups. Type y or
      n:
      """)
    assertText(
      try drawn(
        after: .resetDone(
          backup: ".workbook/backups/02-reduce-20260103-040506.swift")),
      """
      The stub is back. Your file is kept:
      .workbook/backups/02-reduce-20260103-040506.swift

      Type ? for all that can be typed, q to go back.
      """)
    assertText(
      try drawn(after: .resetDone(backup: nil)),
      """
      The stub is back. There was nothing of yours to keep.

      Type ? for all that can be typed, q to go back.
      """)
    assertText(
      try drawn(after: .resetAnswered(false)),
      """
      Nothing was changed.

      Type ? for all that can be typed, q to go back.
      """)
  }

  func testEditedAndTrouble() throws {
    assertText(
      try drawn(after: .edited(file: "Lessons/02-reduce/Exercise.swift")),
      """
      Lessons/02-reduce/Exercise.swift was open in your editor. Type t to test it.

      Type ? for all that can be typed, q to go back.
      """)
    assertText(
      try drawn(after: .failed("The editor “vm” could not be started.")),
      """
      The editor “vm” could not be started.

      Type ? for all that can be typed, q to go back.
      """)
  }

  private func drawn(after event: LessonEvent, width: Int = 80) throws -> String {
    let state = SampleInterface.replay([.lesson(event)])
    return try Drawing.sample(width: width, isInMenu: true).plain.lines(for: state).text()
  }
}
