import FixtureLessons
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// The program itself in a real terminal, from the first screen to the last.
final class PseudoTerminalTests: CachedTestCase {
  private let menu = """
    Reducers and state, in eight lessons: 0 of 3 steps pass.

    Lesson 1, Counting up: untouched; chosen.
    Lesson 2, Counting down: untouched.

    Hello! You read a lesson, write its exercise in Swift, and test it here.
    Next: type 1 to read the first lesson; ? shows what can be typed.
    The exercises are in the folder Lessons; e opens the chosen one.

    Type the number of a lesson to read it, t to test the chosen one, h for a hint,
    e to edit it, ? for all that can be typed, q to quit.
    > 
    """
  private let lessonKeys = "Type ? for all that can be typed, q to go back.\n> "

  func testFromTheMenuThroughALessonAndOut() throws {
    let fixture = try Fixture()
    let terminal = try start(in: fixture, ["TERM": "dumb"])
    assertText(terminal.screen(), menu)
    assertText(
      terminal.type("1"),
      """
      Lesson 1, Counting up

      After this lesson you can count.

      One more

      What comes after 1?

      a) 0
      b) 2

      Your answer (a or b; x shows it):
      > 
      """)
    assertText(
      terminal.type(""),
      "Choose a or b before you read on, or type x to be shown the answer.\n> ")
    assertText(
      terminal.type("b"),
      """
      Right.
      b) One more than before.

      The exercise

      Write up.

      That is the whole text. Enter goes to the exercise.
      > 
      """)
    assertText(
      terminal.type(""),
      """
      Lesson 1, Counting up

      Now the exercise: type e to open it in your editor, save it, and type t to test
      it.

      \(lessonKeys)
      """)
    try fixture.write(FixtureLessons.upSolution, to: Fixture.exercise(Fixture.up))
    assertText(
      terminal.type("t"),
      """
      Testing lesson 1 …
      Lesson 1, Counting up: 2 of 2 steps

      Step 1, up, 2 of 2 checks pass
      Step 2, twice, 1 of 1 check passes

      Every check passes. Next: type 2 to read lesson 2.

      \(lessonKeys)
      """)
    assertText(
      terminal.type("m"),
      """
      Reducers and state, in eight lessons: 2 of 3 steps pass.

      Lesson 1, Counting up: passed; chosen.
      Lesson 2, Counting down: untouched.

      Next: type 2 to read lesson 2, Counting down.

      Type the number of a lesson to read it, t to test the chosen one, h for a hint,
      e to edit it, ? for all that can be typed, q to quit.
      > 
      """)
    XCTAssertEqual(terminal.type("q"), "")
    XCTAssertEqual(terminal.ending(), .exited(0))
    XCTAssertEqual(fixture.events.count, 4, "answered, read, left and graded")
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
      (["list", "--color", "never"], ["TERM": "xterm"], false),
      (["list", "--color=always"], ["TERM": "xterm", "NO_COLOR": "1"], true),
    ]
    let fixture = try Fixture()
    for (arguments, environment, hasColour) in table {
      let what = "\(arguments) \(environment)"
      let terminal = try start(arguments, in: fixture, environment)
      XCTAssertEqual(terminal.ending(), .exited(0), what)
      XCTAssertEqual(terminal.shown.contains("\u{1B}["), hasColour, what)
      // The terminal doesn't answer what it is asked first.
      let shown = terminal.shown.replacing("\u{1B}]11;?\u{7}\u{1B}[c", with: "")
      let withoutColour = shown.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      XCTAssertEqual(withoutColour.first, "R", what)
    }
    let piped = try WorkbookProcess([], in: fixture) { $0.environment = ["TERM": "xterm"] }
    XCTAssertFalse(piped.output.contains("\u{1B}"), "nobody looks at a pipe")
    XCTAssertEqual(piped.code, .success)
    let wanted = try WorkbookProcess(["list", "--color", "always"], in: fixture)
    XCTAssertTrue(wanted.output.contains("\u{1B}["), "somebody asked for it")
  }

  func testWithoutUTF8EveryCommandWritesASCII() throws {
    let fixture = try Fixture()
    let half = FixtureLessons.upSolution.replacing("counter.count + 1", with: "counter.count + 5")
    try fixture.write(half, to: Fixture.exercise(Fixture.up))
    try fixture.write("func up(", to: Fixture.exercise(Fixture.down))
    let commands = [
      [], ["list"], ["read", "1"], ["test", "1"], ["test", "2"], ["test", "--lines", "1"],
      ["hint", "1"], ["solution", "1"], ["reset", "9"], ["--help"], ["test", "--help"],
      ["doctor"], ["sing"],
    ]
    for arguments in commands {
      for plain in [[], ["--plain"]] {
        let asks = arguments.isEmpty || arguments == ["read", "1"]
        let environment = ["TERM": asks ? "dumb" : "xterm", "LANG": "C"]
        let terminal = try start(arguments + plain, in: fixture, environment)
        if asks { terminal.endInput() }
        _ = terminal.ending()
        let wrong = terminal.shown.filter { !$0.isASCII }
        XCTAssertEqual(wrong, "", "\(arguments + plain)")
        XCTAssertFalse(terminal.shown.isEmpty, "\(arguments + plain)")
      }
    }
    let json = try WorkbookProcess(["list", "--json"], in: fixture) {
      $0.environment = ["LANG": "C"]
    }
    XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(json.output.utf8)))
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
      Reducers and state, in eight lessons: 0
      of 3 steps pass.

      Lesson 1, Counting up: untouched;
      chosen.
      Lesson 2, Counting down: untouched.

      Hello! You read a lesson, write its
      exercise in Swift, and test it here.
      Next: type 1 to read the first lesson; ?
      shows what can be typed.
      The exercises are in the folder Lessons;
      e opens the chosen one.

      Type the number of a lesson to read it,
      t to test the chosen one, h for a hint,
      e to edit it, ? for all that can be
      typed, q to quit.
      > 
      """)
    assertText(
      terminal.type("xyzzy"),
      """
      “xyzzy” means nothing here. Type ? to
      see what does.
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
