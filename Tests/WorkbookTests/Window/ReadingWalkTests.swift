import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// The program itself when it is asked for a text.
final class ReadingWalkTests: WindowTestCase {
  func testInATerminalTheTextTakesTheScreenAndTheWayBackLeadsOut() throws {
    let fixture = try Fixture()
    let terminal = try start(in: fixture, [:], ["read", "2"])
    wait(terminal, for: "What comes before 1?")
    XCTAssertTrue(terminal.shown.contains("\u{1B}[?1049h"), "it takes the screen")
    // To the exercise and back to the text: each goes back where it came from.
    // Where an answer can be typed, letters are one.
    terminal.press("xv")
    wait(terminal, for: "This lesson is untouched.")
    terminal.press("q")
    wait(terminal, for: "What comes before 1?")
    terminal.press("q")
    XCTAssertEqual(terminal.ending(), .exited(0))
  }

  func testWithPlainItIsLines() throws {
    let terminal = try start(in: try Fixture(), [:], ["read", "2", "--plain"])
    XCTAssertTrue(terminal.screen().hasPrefix("Lesson 2, Counting down\n\nWhat comes before 1?"))
    XCTAssertTrue(terminal.type("?").hasPrefix("What you can type\n"), "help is no end")
    XCTAssertTrue(terminal.type("").contains("What comes before 1?"))
    XCTAssertEqual(terminal.type("q"), "")
    XCTAssertEqual(terminal.ending(), .exited(0))
    XCTAssertFalse(terminal.shown.contains("\u{1B}"))
  }
}
