import PseudoTerminals
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// The colours follow the background that the terminal tells.
final class BackgroundTests: WindowTestCase {
  private let dark = "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{7}"
  private let light = "\u{1B}]11;rgb:fdfd/f6f6/e3e3\u{1B}\\"
  /// What can be typed, in the colours of the two themes; without either it is bold.
  private let (onDark, onLight, onAny) = ("\u{1B}[38;5;80m", "\u{1B}[38;5;25m", "\u{1B}[1mEnter")

  private func started(
    _ environment: [String: String] = [:], in fixture: Fixture? = nil
  ) throws -> PseudoTerminal {
    let environment = ["TERM": "xterm-256color"].merging(environment) { $1 }
    let terminal = try start(in: try fixture ?? Fixture(), environment)
    terminal.wait { $0.contains("\u{1B}]11;?\u{7}") }
    return terminal
  }

  /// Leaves the menu by one key, and sees whether anything of an answer was taken for keys.
  private func leave(_ terminal: PseudoTerminal, line: UInt = #line) {
    let screen = wait(terminal, for: "? help · q quit")
    XCTAssertTrue(screen.contains("▸ 1  Counting up"), screen, line: line)
    terminal.press("q")
    XCTAssertEqual(terminal.ending(), .exited(0), line: line)
    let emulator = ScreenEmulator(columns: 80, rows: 24, showing: terminal.shown)
    XCTAssertEqual(emulator.complaints, [], line: line)
    XCTAssertEqual(emulator.requests, ["6n", "11;?"], line: line)
    XCTAssertFalse(terminal.shown.contains("rgb"), "the answer was echoed", line: line)
  }

  func testDarkAndLight() throws {
    for (answer, expected) in [(dark, onDark), (light, onLight)] {
      let terminal = try started()
      terminal.press(answer)
      terminal.wait { $0.contains(expected) }
      leave(terminal)
    }
  }

  func testALateAnswerCounts() throws {
    let terminal = try started()
    wait(terminal, for: "Counting down")
    usleep(600_000)
    terminal.press("j" + light + "k")
    terminal.wait { $0.contains(onLight) }
    leave(terminal)
  }

  func testNoAnswer() throws {
    let terminal = try started()
    wait(terminal, for: "? help · q quit")
    XCTAssertTrue(terminal.shown.contains(onAny))
    for colour in [onDark, onLight] { XCTAssertFalse(terminal.shown.contains(colour)) }
    leave(terminal)
  }

  func testAnAnswerInHalves() throws {
    for cut in [1, 2, 5, 12, light.utf8.count - 1] {
      let terminal = try started()
      let bytes = Array(light.utf8)
      terminal.press(String(decoding: bytes[..<cut], as: UTF8.self))
      // Longer than a key's bytes take.
      usleep(100_000)
      terminal.press(String(decoding: bytes[cut...], as: UTF8.self))
      terminal.wait { $0.contains(onLight) }
      leave(terminal)
    }
  }

  func testAnAnswerAfterTheLastKeyIsNotLeftToTheShell() throws {
    let terminal = try started()
    wait(terminal, for: "Counting down")
    terminal.press("q")
    usleep(50_000)
    terminal.press(dark)
    XCTAssertEqual(terminal.ending(), .exited(0))
    XCTAssertFalse(terminal.shown.contains("rgb"), terminal.shown)
  }

  func testWhatTheEnvironmentTellsCountsUntilTheTerminalAnswers() throws {
    let terminal = try started(["COLORFGBG": "15;0"])
    terminal.wait { $0.contains(onDark) }
    terminal.press(light)
    terminal.wait { $0.contains(onLight) }
    leave(terminal)
  }

  func testWhereNoColourDependsOnItNobodyAsks() throws {
    for environment in [["TERM": "xterm"], ["TERM": "xterm-256color", "NO_COLOR": "1"]] {
      let terminal = try start(in: try Fixture(), environment)
      wait(terminal, for: "Counting down")
      terminal.press("q")
      XCTAssertEqual(terminal.ending(), .exited(0))
      XCTAssertFalse(terminal.shown.contains("\u{1B}]"), "\(environment)")
    }
    let list = try list("\"$@\" | cat")
    XCTAssertEqual(list.ending(), .exited(0))
    XCTAssertFalse(list.shown.contains("\u{1B}"), "nobody reads colours from a pipe")
  }

  private func list(
    _ script: String = "exec \"$@\"", _ environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      WorkbookProcess.shell(
        script, [WorkbookProcess.executable, "list"], directory: try Fixture().root,
        environment: ["TERM": "xterm-256color"].merging(environment) { $1 }))
  }

  func testACommandWritesInTheColoursForTheBackground() throws {
    var shown: Set<String> = []
    for answer in [dark, light] {
      let list = try list()
      list.wait { $0.contains("\u{1B}[c") }
      list.press(answer + "\u{1B}[?62;22c")
      XCTAssertEqual(list.ending(), .exited(0))
      XCTAssertTrue(list.shown.contains("\u{1B}[38;5;"), list.shown)
      XCTAssertFalse(list.shown.contains("rgb"), "echoed: \(list.shown.debugDescription)")
      shown.insert(list.shown)
    }
    XCTAssertEqual(shown.count, 2, "each has colours of its own")
  }

  func testACommandDoesNotWaitForWhatTheTerminalDoesNotTell() throws {
    let list = try list()
    list.wait { $0.contains("\u{1B}[c") }
    list.press("\u{1B}[?1;2c")
    XCTAssertEqual(list.ending(), .exited(0))
    for colour in [onDark, onLight] { XCTAssertFalse(list.shown.contains(colour)) }
    XCTAssertTrue(list.shown.contains("Counting down"))
  }

  func testWhoeverHasTypedAheadIsNotDisturbed() throws {
    // The shell reads what the program has left.
    let list = try list("sleep 0.4; \"$@\"; read line; echo \"got <$line>\"")
    list.press("ls\n")
    list.wait { $0.contains("got <") }
    XCTAssertEqual(list.ending(), .exited(0))
    XCTAssertTrue(list.shown.contains("got <ls>"), list.shown)
    XCTAssertFalse(list.shown.contains("\u{1B}]11"), list.shown)
  }

  func testCtrlCLeavesAlsoWhenAPasteHasNoEnd() throws {
    let terminal = try start(in: try Fixture())
    wait(terminal, for: "Counting down")
    terminal.press("\u{1B}[200~")
    usleep(100_000)
    terminal.press("q")
    usleep(100_000)
    terminal.press("\u{3}")
    XCTAssertEqual(terminal.ending(), .exited(0))
  }
}
