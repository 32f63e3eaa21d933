import PseudoTerminals
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// The program itself: a text is opened where it was left, however the program ended.
final class ExerciseFolderTests: WindowTestCase {
  func testATextIsOpenedWhereItWasLeftHoweverTheProgramEnds() throws {
    let ends: [(PseudoTerminal) -> Void] = [
      { $0.press("\u{3}") }, { $0.signal(SIGTERM) }, { $0.signal(SIGHUP) }, { $0.press("qq") },
    ]
    for (number, end) in ends.enumerated() {
      let fixture = try Fixture()
      var terminal = try start(in: fixture)
      wait(terminal, for: "Enter read")
      terminal.press("\r")
      wait(terminal, for: "Which one is it? Type a or b.")
      terminal.press("b")
      wait(terminal, for: "✓ Right.")
      end(terminal)
      _ = terminal.ending()
      XCTAssertEqual(fixture.events.filter { $0.contains("left") }.count, 1, "\(number)")

      terminal = try start(in: fixture)
      wait(terminal, for: "Counting up")
      terminal.press("\r")
      let screen = wait(terminal, for: "One more than before.")
      XCTAssertFalse(screen.contains("Which one is it?"), "it was answered")
      terminal.press("qq")
      XCTAssertEqual(terminal.ending(), .exited(0))
    }
  }
}
