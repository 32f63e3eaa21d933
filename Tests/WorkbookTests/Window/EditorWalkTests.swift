import FixtureLessons
import PseudoTerminals
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// The whole screen while an editor has the exercise, and afterwards.
final class EditorWalkTests: WindowTestCase {
  private let waiting = "is open in code; close it there to come back."

  /// Opens the exercise in an editor that is a script.
  private func opened(
    _ script: String, in fixture: Fixture, _ environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    _ = try fixture.writeProgram("code", script)
    let path = "\(fixture.root)/bin:\(FakeRun.environment["PATH"] ?? "")"
    let terminal = try start(
      in: fixture,
      ["PATH": path, "TERM_PROGRAM": "vscode", "NO_COLOR": "1"].merging(environment) { $1 })
    wait(terminal, for: "Counting down")
    terminal.press("e")
    return terminal
  }

  /// The screen that isn't the workbook's, as far as anything was written there.
  private func otherScreen(_ terminal: PseudoTerminal) -> String {
    let parts = terminal.shown.components(separatedBy: "\u{1B}[?1049l")
    return parts.dropFirst().map { $0.components(separatedBy: "\u{1B}[?1049h")[0] }.joined()
  }

  func testItSaysWhereTheExerciseIsOpenUntilItIsClosedThere() throws {
    let fixture = try Fixture()
    let terminal = try opened(
      "echo \"$@\" > told; while [ ! -e closed ]; do sleep 0.05; done", in: fixture,
      ["EDITOR": "code -w"])
    let text = "Lessons/01-count-up/Exercise.swift \(waiting)"
    terminal.wait { _ in
      otherScreen(terminal).replacing("\n", with: " ").contains(text)
    }
    // What is typed meanwhile is for something else.
    terminal.press("q")
    try fixture.write("", to: "closed")
    wait(terminal, for: "was open in your editor")
    XCTAssertEqual(
      fixture.text(of: "told"),
      "-w --goto \(fixture.root)/\(Fixture.exercise(Fixture.up)):8\n")
    terminal.press("qq")
    XCTAssertEqual(terminal.ending(), .exited(0))
    // What was said meanwhile doesn't stay on the shell's screen.
    let rows = otherScreen(terminal).components(separatedBy: "\u{1B}[2A\u{1B}[J")
    XCTAssertEqual(rows.count, 2, otherScreen(terminal))
    XCTAssertFalse(rows.last?.contains("is open") ?? true)
  }

  func testAnEditorWithAWindowOfItsOwnIsNotWaitedFor() throws {
    let fixture = try Fixture()
    let terminal = try opened("echo \"$@\" > told", in: fixture)
    wait(terminal, for: "is open in your editor.")
    XCTAssertEqual(
      fixture.text(of: "told"), "--goto \(fixture.root)/\(Fixture.exercise(Fixture.up)):8\n")
    try fixture.write(FixtureLessons.upSolution, to: Fixture.exercise(Fixture.up))
    wait(terminal, for: "★ Lesson 1, Counting up, passes.")
    terminal.press("qq")
    XCTAssertEqual(terminal.ending(), .exited(0))
  }

  func testWhatWentWrongIsSaidOnTheScreen() throws {
    let table = [
      ("exit 3", "ended with an error, exit code 3."), ("kill -INT $$", "Ctrl-C ended “code”"),
      ("exit 127", "There is no program “code”."),
    ]
    for (script, text) in table {
      let terminal = try opened(script, in: try Fixture())
      let screen = wait(terminal, for: text)
      XCTAssertFalse(screen.contains("was open in your editor"), screen)
      terminal.press("qq")
      XCTAssertEqual(terminal.ending(), .exited(0), script)
    }
  }

  func testAMissingExerciseIsSaidAndNothingIsOpened() throws {
    let fixture = try Fixture()
    try fixture.remove(Fixture.exercise(Fixture.up))
    let terminal = try opened("touch told", in: fixture)
    wait(terminal, for: "isn't there. `r` puts the stub back")
    terminal.press("ry")
    wait(terminal, for: "The stub is back.")
    terminal.press("e")
    wait(terminal, for: "is open in your editor")
    terminal.press("qq")
    XCTAssertEqual(terminal.ending(), .exited(0))
    XCTAssertEqual(fixture.text(of: "told"), "")
  }

  func testWithoutUTF8TheMessageIsASCII() throws {
    let fixture = try Fixture()
    let terminal = try opened("exit 3", in: fixture, ["LANG": "C"])
    wait(terminal, for: "ended with an error")
    terminal.press("qq")
    XCTAssertEqual(terminal.ending(), .exited(0))
    XCTAssertTrue(terminal.shown.utf8.allSatisfy { $0 < 0x80 })
  }
}
