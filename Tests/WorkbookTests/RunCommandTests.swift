import Basics
import FixtureLessons
import TestSupport
import XCTest

@testable import Curriculum
@testable import Program

/// `workbook run N`: calls an exercise's `scratch()`, by the program itself.
final class RunCommandTests: CachedTestCase {
  /// An exercise with something to try at its end.
  private func exercise(_ body: String, below graded: String) -> String {
    graded + "\n// MARK: - Scratch\n\nfunc scratch() {\n\(body)\n}\n"
  }

  private func run(
    _ body: String, below graded: String = "import Foundation\n" + FixtureLessons.upStub,
    options: [String] = []
  ) throws -> Captured {
    try run(file: exercise(body, below: graded), options)
  }

  private func run(file text: String, _ options: [String] = []) throws -> Captured {
    let fixture = try Fixture()
    try fixture.write(text, to: Fixture.exercise(Fixture.up))
    let words = [WorkbookProcess.executable, "run", "1", "--plain"] + options
    let command = WorkbookProcess.shell(
      "echo typed | \"$@\"", words, directory: fixture.root)
    return try capture(command, limit: .seconds(60))
  }

  func testWhatItPrintsIsShownAsItIs() throws {
    let run = try run(#"print("one", 2); print("größer", terminator: "")"#)
    XCTAssertEqual(run.output, "one 2\ngrößer")
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual(run.ending, .exited(0))
  }

  func testItEndsWithWhoeverReadsWhatItPrints() throws {
    let fixture = try Fixture()
    let endless = exercise(#"print("one"); while true {}"#, below: FixtureLessons.upStub)
    try fixture.write(endless, to: Fixture.exercise(Fixture.up))
    let command = WorkbookProcess.shell(
      "\"$@\" | head -1", [WorkbookProcess.executable, "run", "1", "--plain"],
      directory: fixture.root)
    let run = try capture(command, limit: .seconds(60))
    XCTAssertEqual(run.output, "one\n")
    XCTAssertEqual(run.errors, "", "its time isn't over")
  }

  func testWhatCounterexamplesNameIsThereWhenItIsNeeded() throws {
    let fixture = try Fixture()
    try fixture.write(
      "/// Something that no exercise has.\nlet world = 7\n",
      to: "Tests/Suites/\(Fixture.up)/Typed.swift")
    for (body, printed) in [
      ("print(world)", "7\n"), ("let world = 8\nprint(world)", "8\n"),
      ("print(world, other)", ""),
    ] {
      try fixture.write(
        exercise(body, below: FixtureLessons.upStub), to: Fixture.exercise(Fixture.up))
      let command = WorkbookProcess.shell(
        "\"$@\"", [WorkbookProcess.executable, "run", "1", "--plain"], directory: fixture.root)
      let run = try capture(command, limit: .seconds(60))
      XCTAssertEqual(run.output.contains("other") ? "" : run.output, printed, run.errors)
    }
  }

  func testWhatTheLessonAsksForNeedNotBeThere() throws {
    let run = try run(#"print("alone")"#, below: "struct Other {}\n")
    XCTAssertEqual(run.output, "alone\n")
    XCTAssertEqual(run.ending, .exited(0))
  }

  func testNothingPrintedSaysWhereToWrite() throws {
    let run = try run("")
    XCTAssertEqual(run.output, "")
    XCTAssertTrue(run.errors.contains("scratch() printed nothing."), run.errors)
    XCTAssertTrue(run.errors.contains("Lessons/01-count-up/Exercise.swift"), run.errors)
    XCTAssertEqual(run.ending, .exited(0))
  }

  func testAnExerciseWithoutItSaysWhatToWrite() throws {
    for text in [
      FixtureLessons.upStub, FixtureLessons.upStub + "private func scratch() {}\n",
      FixtureLessons.upStub + "func scratch() throws {}\n",
      FixtureLessons.upStub + "func scratch() -> Int { 1 }\n",
    ] {
      let run = try run(file: text)
      XCTAssertTrue(
        run.errors.replacing("\n", with: " ").contains("Write func scratch() { } at its end"),
        run.errors)
      XCTAssertEqual(run.output, "")
      XCTAssertEqual(run.ending, .exited(1))
    }
  }

  func testATrapIsToldWithItsLineBelowWhatWasPrinted() throws {
    let run = try run("let none: [Int] = []\nprint(\"before\")\nprint(none[0])")
    XCTAssertEqual(run.output, "before\n")
    XCTAssertTrue(run.errors.contains("scratch() didn't come to its end."), run.errors)
    XCTAssertTrue(run.errors.contains("Exercise.swift:23"), run.errors)
    XCTAssertEqual(run.ending, .exited(1))
  }

  func testWhatTakesTooLongIsEnded() throws {
    let run = try run("print(\"on and on\")\nwhile true {}", options: ["--timeout", "0.3"])
    XCTAssertEqual(run.output, "on and on\n")
    XCTAssertTrue(run.errors.contains("0.3 seconds"), run.errors)
    XCTAssertEqual(run.ending, .exited(1))
  }

  func testWhatTheCompilerRefusesIsShownAtItsLine() throws {
    let run = try run("print(nobody)")
    XCTAssertTrue(
      run.output.contains("Exercise.swift:21:7: cannot find nobody in scope"), run.output)
    XCTAssertFalse(run.output.contains("Next:"), run.output)
    XCTAssertEqual(run.ending, .exited(1))
  }

  func testWhatTheCompilerSaysIsExplainedAsInATest() throws {
    let fixture = try Fixture()
    try fixture.write(
      exercise("print(nobody)", below: FixtureLessons.upStub), to: Fixture.exercise(Fixture.up))
    try fixture.write(
      "# Help\n\n## cannot find 'nobody'\n\nNobody is here.\n",
      to: "Tests/Suites/\(Fixture.up)/Compiler.md")
    let command = WorkbookProcess.shell(
      "\"$@\"", [WorkbookProcess.executable, "run", "1", "--plain"], directory: fixture.root)
    let run = try capture(command, limit: .seconds(60))
    XCTAssertTrue(run.output.contains("Nobody is here."), run.output)
  }

  func testItCanReachNothingOutside() throws {
    let run = try run(
      """
      print(readLine() ?? "no input")
      print(fopen("/etc/passwd", "r") == nil ? "no file" : "a file")
      print(socket(AF_INET, 1, 0) < 0 ? "no network" : "a network")
      """)
    XCTAssertEqual(run.output, "no input\nno file\nno network\n")
  }

  func testWhatAThreadPrintsLaterIsHeard() throws {
    let run = try run("Thread.detachNewThread { usleep(20_000); print(\"late\") }")
    XCTAssertEqual(run.output, "late\n")
    XCTAssertEqual(run.errors, "")
  }

  func testATerminalObeysNothingOfIt() throws {
    let run = try run(#"print("\u{1B}[2Jclear")"#)
    XCTAssertEqual(run.output, "␛[2Jclear\n")
  }

  func testItIsShownAsItComes() throws {
    let fixture = try Fixture()
    let text = exercise(
      "print(\"first\", terminator: \"\")\nsleep(1)\nprint(\"second\")",
      below: "import Foundation\n")
    try fixture.write(text, to: Fixture.exercise(Fixture.up))
    let terminal = try PseudoTerminal(
      WorkbookProcess.shell(
        "exec \"$@\"", [WorkbookProcess.executable, "run", "1", "--plain"],
        directory: fixture.root, environment: ["TERM": "xterm"]))
    terminal.wait { $0.contains("first") }
    XCTAssertFalse(terminal.shown.contains("second"), terminal.shown)
    XCTAssertEqual(terminal.ending(), .exited(0))
    XCTAssertTrue(terminal.shown.contains("firstsecond"), terminal.shown)
  }

  func testItIsNoWorkOnTheLesson() throws {
    let fixture = try Fixture()
    try fixture.write(
      exercise(#"print("tried")"#, below: FixtureLessons.upStub), to: Fixture.exercise(Fixture.up))
    let run = FakeRun(["test", "1"], in: fixture)
    XCTAssertTrue(run.output.contains("This lesson is untouched."), run.output)
  }
}
