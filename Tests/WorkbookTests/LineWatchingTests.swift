import FixtureLessons
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Watching in the menu of lines: until Enter, or whatever else is typed.
final class LineWatchingTests: CachedTestCase {
  private let wrong = FixtureLessons.upSolution.replacing(
    "counter.count + 1", with: "counter.count + 5")

  private func start(in fixture: Fixture) throws -> PseudoTerminal {
    let words = [WorkbookProcess.executable, "--plain"]
    let command = WorkbookProcess.shell(
      "exec \"$@\"", words, directory: fixture.root, environment: ["TERM": "xterm"])
    return try PseudoTerminal(command)
  }

  private func wait(_ terminal: PseudoTerminal, for text: String, line: UInt = #line) {
    terminal.wait { $0.contains(text) && $0.hasSuffix("\n\n") }
    XCTAssertTrue(terminal.shown.contains(text), terminal.shown, line: line)
  }

  func testEachSaveHasItsVerdictUntilEnter() throws {
    let fixture = try Fixture()
    let terminal = try start(in: fixture)
    _ = terminal.screen()
    terminal.press("w 1\n")
    wait(terminal, for: "This lesson is untouched.")
    XCTAssertTrue(terminal.shown.contains("Enter ends that."), terminal.shown)
    try fixture.write(wrong, to: Fixture.exercise(Fixture.up))
    wait(terminal, for: "Failed: up counts one more")
    terminal.press("\n")
    XCTAssertTrue(terminal.screen().contains("Lesson 1 isn't watched any more.\n"))
    try fixture.write(FixtureLessons.upSolution, to: Fixture.exercise(Fixture.up))
    // Longer than it takes to notice a save.
    usleep(700_000)
    XCTAssertFalse(terminal.type("m").contains("passes"), "nobody watches any more")
    terminal.press("q\n")
    XCTAssertEqual(terminal.ending(), .exited(0))
  }

  func testWhateverElseIsTypedIsDoneAndTheWatchingIsOver() throws {
    let fixture = try Fixture()
    try fixture.write(wrong, to: Fixture.exercise(Fixture.up))
    let terminal = try start(in: fixture)
    _ = terminal.screen()
    terminal.press("t 1\n")
    _ = terminal.screen()
    let count = terminal.shown.count
    terminal.press("watch 1\n")
    terminal.wait { $0.dropFirst(count).contains("Next: ") && $0.hasSuffix("\n\n") }
    let watched = terminal.shown.dropFirst(count)
    XCTAssertTrue(watched.contains("Failed: up counts one more"), "the first is said in full")
    terminal.press("h\n")
    XCTAssertTrue(terminal.screen().contains("Hint 1 of 3"))
    terminal.endInput()
    XCTAssertEqual(terminal.ending(), .exited(0))
  }

  func testThroughAPipeTheFirstVerdictComesAndTheNextLineEndsIt() throws {
    let fixture = try Fixture()
    try fixture.write("w 2\n\nq\nq\n", to: "lines.txt")
    let run = try WorkbookProcess([], in: fixture) { $0.redirection = "<lines.txt" }
    XCTAssertTrue(run.output.contains(", lesson 2, Counting down\n\nLesson 2, "), run.output)
    XCTAssertTrue(run.output.contains("\nLesson 2 isn't watched any more.\n"), run.output)
    XCTAssertEqual(run.code, .success)
  }

  func testEnterStopsATestAndWhatIsTypedMeanwhileWaits() throws {
    let fixture = try Fixture()
    let endless = FixtureLessons.upStub.replacing("return counter", with: "while true {}")
    try fixture.write(endless, to: Fixture.exercise(Fixture.up))
    let terminal = try start(in: fixture)
    _ = terminal.screen()
    terminal.press("t 1\n")
    terminal.wait { $0.contains("Testing lesson 1") }
    terminal.press("\n")
    XCTAssertTrue(terminal.screen().contains("Testing was stopped"))
    terminal.press("q\nq\n")
    XCTAssertEqual(terminal.ending(), .exited(0))
    XCTAssertEqual(fixture.events, [], "nothing is kept of it")
  }
}
