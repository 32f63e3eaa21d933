import FixtureLessons
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What a person at a terminal sees while a command takes long, and what is left of it.
final class ProgressTerminalTests: CachedTestCase {
  /// A workbook whose last check takes long enough to be told; no outcome of it is known already.
  private func fixture() throws -> Fixture {
    let fixture = try Fixture()
    let slow = FixtureLessons.upSolution.replacing(
      "  return up(up(counter))",
      with: """
          let end = ContinuousClock.now + .milliseconds(300)
          while ContinuousClock.now < end {}
          return Counter(name: counter.name, count: counter.count + 2)
        """)
    try fixture.write("// \(UUID())\n" + slow, to: Fixture.exercise(Fixture.up))
    return fixture
  }

  private func run(
    _ arguments: [String], in fixture: Fixture, _ environment: [String: String] = ["TERM": "xterm"],
    redirection: String = ""
  ) throws -> String {
    let terminal = try PseudoTerminal(
      WorkbookProcess.shell(
        "exec \"$@\" \(redirection)", [WorkbookProcess.executable] + arguments,
        directory: fixture.root, environment: environment))
    XCTAssertEqual(terminal.ending(), .exited(0))
    return terminal.shown
  }

  func testItIsToldAndTakenAway() throws {
    let fixture = try fixture()
    let shown = try run(["test", "1"], in: fixture, ["TERM": "xterm", "NO_COLOR": "1"])
    XCTAssertTrue(shown.contains("Checking step 2 of 2: twice counts two more"), shown)
    let parts = shown.components(separatedBy: "\r\u{1B}[K")
    guard parts.count == 2 else { return XCTFail(shown) }
    XCTAssertFalse(parts[0].contains("\n"), "it all stands in one line")
    let piped = try WorkbookProcess(["test", "1"], in: fixture)
    XCTAssertEqual(parts[1], piped.output)
    XCTAssertFalse(piped.output.contains("\r"))
    XCTAssertEqual(piped.errors, "")
  }

  func testWhatIsCapturedStaysAsItIs() throws {
    let fixture = try fixture()
    let shown = try run(["hint", "1"], in: fixture, redirection: "> hint.txt")
    XCTAssertTrue(shown.contains("Checking step 2 of 2"), shown)
    XCTAssertTrue(shown.hasSuffix("\r\u{1B}[K"), shown)
    XCTAssertEqual(
      fixture.text(of: "hint.txt"),
      "Every check of this lesson passes: there is nothing to hint at.\n")
    try fixture.write(
      XCTUnwrap(fixture.text(of: Fixture.exercise(Fixture.up))) + "// other\n",
      to: Fixture.exercise(Fixture.up))
    let quiet = try run(["test", "1", "--json"], in: fixture, redirection: "2> errors.txt")
    XCTAssertTrue(quiet.hasSuffix("}\n"), quiet)
    XCTAssertTrue(quiet.contains("\r\u{1B}[K{"), "the other stream is a terminal still")
    XCTAssertEqual(fixture.text(of: "errors.txt"), "")
  }

  func testATerminalThatOnlyPrintsIsToldOnce() throws {
    for (arguments, environment) in [(["--plain"], ["TERM": "xterm"]), ([], ["TERM": "dumb"])] {
      let shown = try run(["test", "1"] + arguments, in: fixture(), environment)
      XCTAssertTrue(shown.hasPrefix("Testing lesson 1 …\nLesson 1, Counting up"), shown)
      XCTAssertFalse(shown.contains("\r") || shown.contains("\u{1B}"), shown)
    }
  }

  func testSeveralLessonsAreToldOneByOne() throws {
    let fixture = try fixture()
    try fixture.write(FixtureLessons.downSolution, to: Fixture.exercise(Fixture.down))
    let shown = try run(["test", "--all"], in: fixture, ["TERM": "xterm", "NO_COLOR": "1"])
    let lines = shown.split(separator: "\n").map { line in
      line.components(separatedBy: "\r\u{1B}[K").last ?? ""
    }
    XCTAssertEqual(
      lines.filter { $0.contains("Lesson") },
      [
        "✓ Lesson 1 · Counting up                                            2 of 2 steps",
        "✓ Lesson 2 · Counting down                                          1 of 1 steps",
      ])
  }
}
