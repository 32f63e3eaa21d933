import Basics
import FixtureLessons
import Foundation
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Runs that a signal ends, at whatever they are: nothing is left of them.
final class EndedRunTests: CachedTestCase {
  private let exercise = Fixture.exercise(Fixture.down)

  /// A workbook with a folder for temporary files in which nothing but one file stands.
  private func makeFixture() throws -> Fixture {
    let fixture = try Fixture()
    try fixture.write("", to: "temporary/other")
    return fixture
  }

  /// A line of the shell that runs the workbook, and does something meanwhile.
  private func command(_ arguments: [String], _ script: String, in fixture: Fixture) -> Command {
    WorkbookProcess.shell(
      script, [WorkbookProcess.executable] + arguments, directory: fixture.root,
      environment: ["TMPDIR": "\(fixture.root)/temporary", "TERM": "dumb"])
  }

  func testNoTemporaryFolderIsLeft() throws {
    let fixture = try makeFixture()
    for (signal, code) in [("TERM", "143\n"), ("HUP", "129\n")] {
      for round in 0..<12 {
        try fixture.write(FixtureLessons.downSolution + "// \(UUID())\n", to: exercise)
        let seconds = 0.02 + 0.02 * Double(round)
        let script =
          "{ \"$@\" >/dev/null 2>&1 & sleep \(seconds); kill -\(signal) $!; wait $!; echo $?; }"
        let ending = try capture(command(["test", "2"], script, in: fixture), limit: .seconds(30))
          .output
        XCTAssertTrue([code, "0\n"].contains(ending), "\(signal): \(ending)")
        XCTAssertEqual(fixture.paths(below: "temporary"), ["other"], "\(signal), \(round)")
      }
    }
  }

  func testNoTemporaryFolderIsLeftOfWatching() throws {
    let fixture = try makeFixture()
    for round in 0..<6 {
      let terminal = try PseudoTerminal(
        command(["watch", "2", "--plain"], "exec \"$@\"", in: fixture))
      terminal.wait { $0.contains("Ctrl-C ends that.") }
      try fixture.write(FixtureLessons.downSolution + "// \(UUID())\n", to: exercise)
      usleep(UInt32(round) * 60_000)
      terminal.signal(SIGINT)
      XCTAssertEqual(terminal.ending(), .killed(signal: SIGINT))
      XCTAssertEqual(fixture.paths(below: "temporary"), ["other"], "\(round)")
    }
  }

  func testWhatIsLeftOfAKilledRunIsRemovedByTheNextAndNotBefore() throws {
    let fixture = try makeFixture()
    let endless = FixtureLessons.upStub.replacing("return counter", with: "while true {}")
    try fixture.write(endless, to: Fixture.exercise(Fixture.up))
    let terminal = try PseudoTerminal(
      command(["test", "1", "--plain", "--timeout", "600"], "exec \"$@\"", in: fixture))
    func isExerciseThere() -> Bool {
      fixture.paths(below: "temporary").contains { $0.hasSuffix("/lesson") }
    }
    for _ in 0..<500 where !isExerciseThere() { usleep(20_000) }
    XCTAssertTrue(isExerciseThere())
    func testAnother() throws {
      try fixture.write(FixtureLessons.downSolution + "// \(UUID())\n", to: exercise)
      let command = command(["test", "2"], "exec \"$@\"", in: fixture)
      let run = try capture(command, limit: .seconds(30))
      XCTAssertEqual(run.ending, .exited(0), run.errors)
    }
    try testAnother()
    XCTAssertTrue(isExerciseThere(), "it is still tested")
    terminal.signal(SIGKILL)
    XCTAssertEqual(terminal.ending(), .killed(signal: SIGKILL))
    XCTAssertTrue(isExerciseThere(), "nobody was there to remove it")
    try testAnother()
    XCTAssertEqual(fixture.paths(below: "temporary"), ["other"])
  }

  func testTheCompilerEndsWithIt() throws {
    let fixture = try makeFixture()
    // A type with more parts than there is time for.
    let types = (1...26).map { "typealias T\($0) = (T\($0 - 1), T\($0 - 1))\n" }.joined()
    let slow = "typealias T0 = (Int, Int)\n\(types)func wait(for all: T26) -> T26 { all }\n"
    try fixture.write(FixtureLessons.downSolution + slow, to: exercise)
    let folder = "\(fixture.root)/temporary"
    // Whoever looks names the folder, too, in the arguments of a shell.
    let list = "ps -A -o args | grep '\(folder)/workbook-' | grep -v grep | grep -v 'sh -c'"
    let script =
      "{ \"$@\" >/dev/null 2>&1 & sleep 2; \(list) | wc -l; kill -TERM $!; wait $!; "
      + "for try in $(seq 50); do sleep 0.2; [ -z \"$(\(list))\" ] && break; done; "
      + "\(list) | wc -l; }"
    let counts = try capture(command(["test", "2"], script, in: fixture), limit: .seconds(30))
      .output.split(whereSeparator: \.isWhitespace)
    try XCTSkipUnless(counts.first != "0", "the compiler can't be seen at work here")
    XCTAssertEqual(counts.last, "0")
    XCTAssertEqual(fixture.paths(below: "temporary"), ["other"])
  }
}
