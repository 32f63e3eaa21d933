import PseudoTerminals
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Tests of the program itself with a whole screen.
class WindowTestCase: LongTestCase {
  func start(
    in fixture: Fixture, _ environment: [String: String] = [:], _ arguments: [String] = []
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      WorkbookProcess.shell(
        "exec \"$@\"", [WorkbookProcess.executable] + arguments, directory: fixture.root,
        environment: ["TERM": "xterm", "LANG": "C.UTF-8"].merging(environment) { $1 }))
  }

  /// Waits until the screen holds a text.
  @discardableResult
  func wait(
    _ terminal: PseudoTerminal, for text: String, line: UInt = #line
  ) -> String {
    var screen = ""
    terminal.wait { shown in
      let emulator = ScreenEmulator(columns: 80, rows: 24, showing: shown)
      screen = emulator.text
      return screen.contains(text)
    }
    XCTAssertTrue(screen.contains(text), "“\(text)” never came:\n\(screen)", line: line)
    return screen
  }
}
