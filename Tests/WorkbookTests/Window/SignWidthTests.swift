import PseudoTerminals
import Terminal
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Some terminals that are set to Chinese draw the signs of drawings in two columns: there they are
/// ASCII.
final class SignWidthTests: WindowTestCase {
  /// The menu of a terminal that tells this place of its cursor, and all that was written to it.
  private func menu(
    _ answer: String, chosen: String
  ) throws -> (screen: String, written: String) {
    let terminal = try start(in: try Fixture())
    terminal.wait { $0.contains("\u{1B}[6n") }
    terminal.press(answer)
    wait(terminal, for: "Counting down")
    terminal.press("j")
    let screen = wait(terminal, for: chosen)
    terminal.press("q")
    XCTAssertEqual(terminal.ending(), .exited(0))
    return (screen, terminal.shown)
  }

  func testWhereTheyTakeTwoColumnsTheyAreASCII() throws {
    let wide = try menu("\u{1B}[1;3R", chosen: "> 2  Counting down")
    XCTAssertTrue(wide.screen.allSatisfy(\.isASCII), wide.screen)
  }

  func testWhereTheyTakeOneTheyStay() throws {
    let narrow = try menu("\u{1B}[1;2R", chosen: "▸ 2  Counting down")
    XCTAssertFalse(narrow.written.contains("1;2R"), "the answer was echoed")
  }

  /// Letters of any script stay as they are.
  func testOnlySignsAreReplaced() {
    var canvas = Canvas.text
    canvas.hasNarrowSigns = false
    XCTAssertEqual(
      Line("│ 第 3 课 · “登录状态”…… ▸ é").rendered(for: canvas), "| 第 3 课 - \"登录状态\"~~ > é")
  }
}
