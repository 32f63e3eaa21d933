import XCTest

@testable import WorkbookCLI

/// The program itself in a real terminal, from the first screen to the last.
final class PseudoTerminalTests: XCTestCase {
  private let menu = """
    Reducers and state, in six lessons                                 0 of 4 checks
    ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░   0 %

    ▸ 1  Counting up                                                     · untouched
      2  Counting down                                                   · untouched

    Next: type `1` to read lesson 1, Counting up.

    1–2 read a lesson · t test · h hint · e edit · s solution · r reset
    ? help · q quit
    > 
    """
  private let lessonKeys =
    "t test · h hint · e edit · s solution · r reset · m lessons · ? help · q back\n> "

  func testFromTheMenuThroughALessonAndOut() throws {
    let fixture = try Fixture()
    let terminal = try start(in: fixture, ["TERM": "dumb"])
    assertText(terminal.screen(), menu)
    assertText(
      terminal.type("1"),
      """
      Lesson 1 · Counting up
      ══════════════════════

      After this lesson you can count.

      ## One more

      What comes after `1`?

      • a) `0`
      • b) `2`

      Your answer (a, b; `?` shows it):
      > 
      """)
    assertText(
      terminal.type(""),
      "Choose one of a, b before you read on, or type `?` to be shown the answer.\n> ")
    assertText(
      terminal.type("b"),
      """
      ✓ Right.
      **b)** One more than before.

      ## The exercise

      Write `up`.

      That is the whole text. Enter goes to the exercise.
      > 
      """)
    assertText(
      terminal.type(""),
      """
      Lesson 1 · Counting up

      Now the exercise: type `e` to open it in your editor, save it, and type `t` to
      test it.

      \(lessonKeys)
      """)
    try fixture.write(FixtureLessons.upSolution, to: Fixture.exercise(Fixture.up))
    assertText(
      terminal.type("t"),
      """
      Testing lesson 1 …
      Lesson 1 · Counting up                                             3 of 3 checks

      Step 1 · up
        ✓ `up` counts one more
        ✓ `up` keeps the name

      Step 2 · twice
        ✓ `twice` counts two more

      Every check passes. Next: type 2 to read lesson 2.

      \(lessonKeys)
      """)
    assertText(
      terminal.type("q"),
      """
      Reducers and state, in six lessons                                 3 of 4 checks
      ███████████████████████████████████████████████████████░░░░░░░░░░░░░░░░░░░  75 %

      ▸ 1  Counting up                                                          ✓ done
        2  Counting down                                                   · untouched

      Next: type `2` to read lesson 2, Counting down.

      1–2 read a lesson · t test · h hint · e edit · s solution · r reset
      ? help · q quit
      > 
      """)
    XCTAssertEqual(terminal.type("q"), "")
    XCTAssertEqual(terminal.ending(), .exited(0))
    XCTAssertEqual(fixture.events.count, 2, "read and graded")
  }

  func testTheEndOfTheInputIsAnEndToo() throws {
    let terminal = try start(in: try Fixture(), ["TERM": "dumb"])
    assertText(terminal.screen(), menu)
    terminal.endInput()
    XCTAssertEqual(terminal.ending(), .exited(0))
  }

  func testColourOnlyWhereItIsWanted() throws {
    let table: [(arguments: [String], environment: [String: String], hasColour: Bool)] = [
      (["list"], ["TERM": "xterm"], true), (["list"], ["TERM": "xterm-256color"], true),
      (["list"], ["TERM": "dumb"], false), (["list"], [:], false),
      (["list"], ["TERM": "xterm", "NO_COLOR": "1"], false),
      (["list", "--plain"], ["TERM": "xterm"], false),
    ]
    let fixture = try Fixture()
    for (arguments, environment, hasColour) in table {
      let what = "\(arguments) \(environment)"
      let terminal = try start(arguments, in: fixture, environment)
      XCTAssertEqual(terminal.ending(), .exited(0), what)
      XCTAssertEqual(terminal.shown.contains("\u{1B}["), hasColour, what)
      let withoutColour = terminal.shown.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      XCTAssertEqual(withoutColour.first, "R", what)
    }
    let piped = try WorkbookProcess([], in: fixture) { $0.environment = ["TERM": "xterm"] }
    XCTAssertFalse(piped.output.contains("\u{1B}"), "nobody looks at a pipe")
    XCTAssertEqual(piped.code, .success)
  }

  func testLinesWhereThereIsNoScreenOrNobodyWantsIt() throws {
    let fixture = try Fixture()
    for (arguments, environment) in [
      ([], ["TERM": "dumb"]), ([], [:]), (["--plain"], ["TERM": "xterm"]),
    ] {
      let terminal = try start(arguments, in: fixture, environment)
      assertText(terminal.screen(), menu, "\(arguments) \(environment)")
      XCTAssertEqual(terminal.type("q"), "")
      XCTAssertEqual(terminal.ending(), .exited(0))
    }
  }

  func testFortyColumns() throws {
    let terminal = try start(in: try Fixture(), ["TERM": "dumb"], columns: 40)
    assertText(
      terminal.screen(),
      """
      Reducers and state, in six lessons
                                 0 of 4 checks
      ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░   0 %

      ▸ 1  Counting up             · untouched
        2  Counting down           · untouched

      Next: type `1` to read lesson 1,
      Counting up.

      1–2 read a lesson · t test · h hint · e
      edit · s solution · r reset
      ? help · q quit
      > 
      """)
    assertText(
      terminal.type("xyzzy"),
      """
      “xyzzy” means nothing here. Type `?` to
      see what does.
      1–2 read a lesson · t test · h hint · e
      edit · s solution · r reset
      ? help · q quit
      > 
      """)
    _ = terminal.type("q")
    XCTAssertEqual(terminal.ending(), .exited(0))
  }

  private func start(
    _ arguments: [String] = [], in fixture: Fixture, _ environment: [String: String],
    columns: UInt16 = 80
  ) throws -> PseudoTerminal {
    let words = [WorkbookProcess.executable] + arguments
    return try PseudoTerminal(
      WorkbookProcess.shell(
        "exec \"$@\"", words, directory: fixture.root, environment: environment),
      columns: columns)
  }
}
