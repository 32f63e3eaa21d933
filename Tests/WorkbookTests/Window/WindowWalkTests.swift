import FixtureLessons
import PseudoTerminals
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// The program itself with a whole screen: the way of a learner, and how it leaves the terminal.
final class WindowWalkTests: WindowTestCase {
  private let enter = "\r"
  private let escape = "\u{1B}"

  func testTheWholeWayOfALearner() throws {
    let fixture = try Fixture()
    // An editor that writes what was prepared for it.
    try fixture.write(FixtureLessons.upSolution, to: "solved.swift")
    try fixture.write(
      FixtureLessons.upSolution.replacing("counter.count + 1", with: "counter.count + 5"),
      to: "wrong.swift")
    let editor = try fixture.writeProgram(
      "editor", "cp \"\(fixture.root)/$(cat '\(fixture.root)/next')\" \"$1\"")
    let terminal = try start(in: fixture, ["EDITOR": editor])
    wait(terminal, for: "Press Enter to read the first lesson")
    terminal.press(enter)
    wait(terminal, for: "Which one is it? Type a or b.")
    terminal.press("b")
    wait(terminal, for: "✓ Right.")
    wait(terminal, for: "Enter goes to the exercise.")
    terminal.press(enter)
    wait(terminal, for: "This lesson is untouched.")

    try fixture.write("wrong.swift", to: "next")
    terminal.press("e")
    // What was saved there is tested without a key.
    wait(terminal, for: "✗ up counts one more")
    terminal.press("h")
    wait(terminal, for: "hint 1 of 3: Which number follows?")
    terminal.press("h")
    wait(terminal, for: "hint 2 of 3: Build a new Counter.")

    try fixture.write("solved.swift", to: "next")
    terminal.press("e")
    wait(terminal, for: "★ Lesson 1, Counting up, passes.")
    wait(terminal, for: "tested twice, 2 hints, 1 minute".replacing("twice", with: "2 times"))
    terminal.press(enter)
    wait(terminal, for: "Lesson 2 · Counting down")
    terminal.press("q")
    wait(terminal, for: "✓ passed")
    let modes = terminal.modes
    terminal.press("q")
    XCTAssertEqual(terminal.ending(), .exited(0))

    let emulator = ScreenEmulator(columns: 80, rows: 24, showing: terminal.shown)
    XCTAssertEqual(emulator.complaints, [])
    XCTAssertEqual(emulator.modes, ["?7", "?25"], "the rest is switched off again")
    XCTAssertNotEqual(terminal.modes, modes, "it had the keys one by one")
    let kinds = fixture.events.map { $0.firstMatch(of: /"what":\{"(\w+)"/)?.1 ?? "" }
    XCTAssertEqual(
      kinds,
      ["answered", "read", "left", "graded", "hintShown", "hintShown", "graded", "left"])
  }

  func testEscapeStopsATest() throws {
    let fixture = try Fixture()
    let endless = FixtureLessons.upStub.replacing("return counter", with: "while true {}")
    try fixture.write(endless, to: Fixture.exercise(Fixture.up))
    let terminal = try start(in: fixture)
    wait(terminal, for: "Counting down")
    terminal.press("t")
    wait(terminal, for: "Checking step 1 of 2")
    terminal.press(escape)
    wait(terminal, for: "Testing was stopped")
    terminal.press("qq")
    XCTAssertEqual(terminal.ending(), .exited(0))
    XCTAssertEqual(fixture.events, [])
  }

  func testAPasteWithoutEndEndsInTimeWhileATestTellsEachSecondHowFarItIs() throws {
    let fixture = try Fixture()
    let endless = FixtureLessons.upStub.replacing("return counter", with: "while true {}")
    try fixture.write(endless, to: Fixture.exercise(Fixture.up))
    let terminal = try start(in: fixture)
    wait(terminal, for: "Counting down")
    terminal.press("t")
    wait(terminal, for: "Checking step 1 of 2")
    terminal.press("\u{1B}[200~")
    usleep(3_000_000)
    terminal.press(escape)
    wait(terminal, for: "Testing was stopped")
    terminal.press("qq")
    XCTAssertEqual(terminal.ending(), .exited(0))
  }

  func testTheTerminalIsGivenBackHoweverItEnds() throws {
    let fixture = try Fixture()
    for (number, signal) in [SIGTERM, SIGHUP, SIGINT, SIGSEGV, SIGABRT].enumerated() {
      let terminal = try start(in: fixture, ["SWIFT_BACKTRACE": "enable=no"])
      let before = terminal.modes
      wait(terminal, for: "Counting down")
      XCTAssertNotEqual(terminal.modes, before, "\(number)")
      terminal.signal(signal)
      XCTAssertEqual(terminal.ending(), .killed(signal: signal))
      XCTAssertEqual(terminal.modes, before, "\(signal)")
      let emulator = ScreenEmulator(columns: 80, rows: 24, showing: terminal.shown)
      XCTAssertEqual(emulator.modes, ["?7", "?25"], "\(signal)")
    }
    let terminal = try start(in: fixture)
    wait(terminal, for: "Counting down")
    terminal.press("\u{3}")
    XCTAssertEqual(terminal.ending(), .exited(0), "Ctrl-C")
  }

  func testStoppedItGivesTheTerminalBackAndGoesOnAfterwards() throws {
    let terminal = try start(in: try Fixture())
    let before = terminal.modes
    wait(terminal, for: "Counting down")
    terminal.press("\u{1A}")
    terminal.wait { shown in
      !ScreenEmulator(columns: 80, rows: 24, showing: shown).modes.contains("?1049")
    }
    // A signal to go on would be lost on a program that hasn't stopped yet.
    for _ in 0..<500 where !terminal.isStopped { usleep(20_000) }
    XCTAssertTrue(terminal.isStopped)
    XCTAssertEqual(terminal.modes, before)
    let count = terminal.shown.count
    terminal.signal(SIGCONT)
    terminal.wait { shown in
      let rest = String(shown.dropFirst(count))
      return ScreenEmulator(columns: 80, rows: 24, showing: rest).text.contains("Counting down")
    }
    terminal.press("q")
    XCTAssertEqual(terminal.ending(), .exited(0))
    XCTAssertEqual(terminal.modes, before)
  }

  func testAnotherSizeIsDrawnAtOnce() throws {
    let terminal = try start(in: try Fixture())
    wait(terminal, for: "Counting down")
    terminal.resize(columns: 70, rows: 22)
    var screen = ""
    terminal.wait { shown in
      let last = shown.components(separatedBy: "\u{1B}[2J").last ?? ""
      let emulator = ScreenEmulator(columns: 70, rows: 22, showing: last)
      screen = emulator.text
      return emulator.complaints.isEmpty && screen.contains("quit\n")
    }
    XCTAssertEqual(screen.split(separator: "\n", omittingEmptySubsequences: false).count, 23)
    terminal.press("q")
    XCTAssertEqual(terminal.ending(), .exited(0))
  }

  func testWithoutUTF8EverythingIsASCII() throws {
    let terminal = try start(in: try Fixture(), ["LANG": "C"])
    wait(terminal, for: "> 1  Counting up")
    terminal.press("q")
    XCTAssertEqual(terminal.ending(), .exited(0))
    XCTAssertTrue(terminal.shown.utf8.allSatisfy { $0 < 0x80 })
  }

  func testATraceTellsEachEventAndWhatItChanged() throws {
    let fixture = try Fixture()
    let terminal = try start(in: fixture, [:], ["--trace", "trace.txt"])
    wait(terminal, for: "Counting down")
    terminal.press("jq")
    XCTAssertEqual(terminal.ending(), .exited(0))
    let trace = try XCTUnwrap(fixture.text(of: "trace.txt"))
    XCTAssertTrue(
      trace.hasPrefix(
        """
        menu(Interface.MenuEvent.moved(to: 2))
          menu.selection: 0 → 1
          lesson.lesson: 01-count-up → 02-count-down

        """), trace)
    XCTAssertTrue(trace.hasSuffix("quitRequested\n  isOver: false → true\n"), trace)
  }
}
