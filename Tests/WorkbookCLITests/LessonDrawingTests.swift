import XCTest

@testable import WorkbookCLI

/// The lesson's screen: hints, the solution, a reset.
final class LessonDrawingTests: XCTestCase {
  func testBeforeAnything() throws {
    assertText(
      try drawn(after: .opened("02-reduce")),
      """
      Lesson 2 · Reduce

      Now the exercise: type `e` to open it in your editor, save it, and type `t` to
      test it.

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      """)
  }

  func testGradingHasNoKeys() throws {
    assertText(try drawn(after: .testRequested), "Testing lesson 2 …")
  }

  func testHints() throws {
    let hint = Hint.shown(
      check: "a.b", title: "`reduce` prints nothing",
      text: "Look for `print`: it writes to the screen, which a reducer leaves to somebody else.",
      strength: 2, of: 3)
    assertText(
      try drawn(after: .hinted(hint)),
      """
      ✗ `reduce` prints nothing

        Look for `print`: it writes to the screen, which a reducer leaves to somebody
        else.

        (hint 2 of 3)

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      """)
    assertText(
      try drawn(after: .hinted(hint), width: 40),
      """
      ✗ `reduce` prints nothing

        Look for `print`: it writes to the
        screen, which a reducer leaves to
        somebody else.

        (hint 2 of 3)

      t test · h hint · e edit · s solution ·
      r reset · m lessons · ? help · q back
      """)
    assertText(
      try drawn(after: .hinted(.nothingFails)),
      """
      Every check of this lesson passes: there is nothing to hint at.

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      """)
  }

  func testNoHintBeforeItCompiles() throws {
    let verdict = SampleVerdicts.missingAPI
    let lines = try Drawing.sample(isInMenu: true).lines(for: verdict).text()
    XCTAssertTrue(try drawn(after: .hinted(.verdictFirst(verdict))).hasPrefix(lines))
  }

  func testSolution() throws {
    assertText(
      try drawn(after: .solutionShown("func reduce() {\n  // done\n}\n")),
      """
        func reduce() {
          // done
        }

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      """)
    assertText(
      try drawn(after: .solutionRefused),
      """
      The solution of lesson 2 is shown once the lesson passes. To see it all the
      same: `swift run workbook solution 2 --anyway`

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      """)
  }

  func testReset() throws {
    assertText(
      try drawn(after: .resetRequested),
      """
      Put the stub of lesson 2 back? Your file is kept in `.workbook/backups`. Type
      `y` or `n`:
      """)
    assertText(
      try drawn(after: .resetDone(backup: ".workbook/backups/02-reduce-20260103-040506.swift")),
      """
      The stub is back. Your file is kept:
      .workbook/backups/02-reduce-20260103-040506.swift

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      """)
    assertText(
      try drawn(after: .resetDone(backup: nil)),
      """
      The stub is back. There was no file to keep.

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      """)
    assertText(
      try drawn(after: .resetAnswered(false)),
      """
      Nothing was changed.

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      """)
  }

  func testEditedAndTrouble() throws {
    assertText(
      try drawn(after: .edited(file: "Lessons/02-reduce/Exercise.swift")),
      """
      Lessons/02-reduce/Exercise.swift was open in your editor. Type `t` to test it.

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      """)
    assertText(
      try drawn(after: .troubled("The editor “vm” could not be started.")),
      """
      The editor “vm” could not be started.

      t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back
      """)
  }

  private func drawn(after event: LessonEvent, width: Int = 80) throws -> String {
    let state = SampleInterface.replay([.lesson(event)])
    return try Drawing.sample(width: width, isInMenu: true).lines(for: state).text()
  }
}
