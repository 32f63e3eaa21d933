import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Command lines that can't be understood, given to the program itself.
final class BadCommandLineTests: XCTestCase {
  func testEachIsExplainedAndNothingIsDone() throws {
    let table: [(line: String, errors: String, command: CommandName)] = [
      ("tset 1", "There is no command “tset”. Did you mean “test”?", .menu),
      ("frobnicate", "There is no command “frobnicate”. See `swift run workbook --help`.", .menu),
      ("test --jsn", "`workbook test` has no option “--jsn”. Did you mean “--json”?", .test),
      (
        "--versoin 1", "There is no command “1”. Did you mean “read 1”?", .menu
      ),
      (
        "test 9", "There is no lesson “9”. The lessons are 1 to 2: `swift run workbook list`.",
        .test
      ),
      (
        "reset count-don --yes",
        """
        There is no lesson “count-don”. The lessons are 1 to 2: `swift run workbook
        list`. Did you mean “02-count-down”?
        """, .reset
      ),
      (
        "hint count",
        "“count” could be several lessons: 01-count-up, 02-count-down. Name one of them.", .hint
      ),
      (
        "read",
        """
        Which lesson? As in `swift run workbook read 3`. See `swift run workbook read
        --help`.
        """, .read
      ),
      (
        "solution 1 2",
        """
        “2” is one too many for `workbook solution`. See `swift run workbook solution
        --help`.
        """, .solution
      ),
      (
        "test 1 --timeout -1",
        """
        “-1” is not a number of seconds above 0, as in `--timeout 10`. See `swift run
        workbook test --help`.
        """, .test
      ),
      (
        "watch 1 --seed lucky",
        """
        “lucky” is not a whole number from 0 on, as in `--seed 7`. See `swift run
        workbook watch --help`.
        """, .watch
      ),
      (
        "--trace",
        """
        A value is missing behind `--trace`: `--trace FILE`. See `swift run workbook
        --help`.
        """, .menu
      ),
      (
        "test --json --lines",
        """
        `--json` and `--lines` exclude each other. Say one of them. See `swift run
        workbook test --help`.
        """, .test
      ),
      (
        "test --lessons nowhere",
        """
        nowhere is not a folder with exercises. `--lessons` wants a copy of the Lessons
        folder. See `swift run workbook test --help`.
        """, .test
      ),
    ]
    let fixture = try Fixture()
    try fixture.write("// mine", to: Fixture.exercise(Fixture.down))
    for (line, errors, command) in table {
      let run = try WorkbookProcess(line.words, in: fixture)
      assertText(run.errors, errors + "\n" + (try usage(of: command)), line)
      XCTAssertEqual(run.output, "", line)
      XCTAssertEqual(run.code, .usage, line)
    }
    XCTAssertEqual(fixture.text(of: Fixture.exercise(Fixture.down)), "// mine")
    XCTAssertEqual(fixture.paths(below: ".workbook"), [])
  }

  private func usage(of command: CommandName) throws -> String {
    String(try Drawing.sample().usage(of: command).text().dropLast())
  }

  func testExitCodesAreTheOnesThatScriptsKnow() {
    let codes: [ExitCode] = [.success, .failure, .usage, .unavailable]
    XCTAssertEqual(codes.map(\.rawValue), [0, 1, 64, 69])
  }

  func testWhatWasTypedCannotCommandTheTerminal() throws {
    let run = try WorkbookProcess(["\u{1B}[2Jtest"], in: try Fixture())
    assertText(
      run.errors,
      "There is no command “␛[2Jtest”. See `swift run workbook --help`.\n"
        + (try usage(of: .menu)))
    XCTAssertEqual(run.code, .usage)
  }

  func testOutsideOfTheWorkbook() throws {
    let fixture = try Fixture()
    for arguments in [[], ["list"], ["test", "1"], ["--help"]] {
      let run = try WorkbookProcess(arguments, in: fixture) {
        $0.directory = "/"
        $0.program = try? fixture.copyProgram(to: "../elsewhere/workbook")
      }
      assertText(
        run.errors,
        """
        This is not inside the workbook: / and the folders above it hold no lessons.
        Change to the folder that holds its Package.swift and try again.
        """)
      XCTAssertEqual(run.output, "")
      XCTAssertEqual(run.code, .unavailable)
    }
  }
}
