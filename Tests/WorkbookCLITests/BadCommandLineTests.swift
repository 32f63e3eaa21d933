import XCTest

@testable import WorkbookCLI

/// Command lines that can't be understood, given to the program itself.
final class BadCommandLineTests: XCTestCase {
  func testEachIsExplainedAndNothingIsDone() throws {
    let table: [(line: String, errors: String)] = [
      ("tset 1", "There is no command “tset”. Did you mean “test”?"),
      ("frobnicate", "There is no command “frobnicate”. See `swift run workbook --help`."),
      ("test --jsn", "`workbook test` has no option “--jsn”. Did you mean “--json”?"),
      ("--version", "`workbook` has no option “--version”. See `swift run workbook --help`."),
      ("test 9", "There is no lesson “9”. The lessons are 1 to 2: `swift run workbook list`."),
      (
        "reset count-don --yes",
        """
        There is no lesson “count-don”. The lessons are 1 to 2: `swift run workbook
        list`. Did you mean “02-count-down”?
        """
      ),
      (
        "hint count",
        "“count” could be several lessons: 01-count-up, 02-count-down. Name one of them."
      ),
      (
        "read",
        """
        Which lesson? As in `swift run workbook read 3`. See `swift run workbook read
        --help`.
        """
      ),
      (
        "solution 1 2",
        """
        “2” is one too many for `workbook solution`. See `swift run workbook solution
        --help`.
        """
      ),
      (
        "test 1 --timeout -1",
        """
        “-1” is not a number of seconds above 0, as in `--timeout 10`. See `swift run
        workbook test --help`.
        """
      ),
      (
        "test 1 --seed lucky",
        """
        “lucky” is not a whole number from 0 on, as in `--seed 7`. See `swift run
        workbook test --help`.
        """
      ),
      (
        "test --lessons nowhere",
        """
        nowhere is not a folder with exercises. `--lessons` wants a copy of the Lessons
        folder. See `swift run workbook test --help`.
        """
      ),
    ]
    let fixture = try Fixture()
    try fixture.write("// mine", to: Fixture.exercise(Fixture.down))
    for (line, errors) in table {
      let run = try WorkbookProcess(line.words, in: fixture)
      assertText(run.errors, errors, line)
      XCTAssertEqual(run.output, "", line)
      XCTAssertEqual(run.code, .usage, line)
    }
    XCTAssertEqual(fixture.text(of: Fixture.exercise(Fixture.down)), "// mine")
    XCTAssertEqual(fixture.paths(below: ".workbook"), [])
  }

  func testExitCodesAreTheOnesThatTheHelpNames() {
    let codes: [ExitCode] = [.success, .failure, .usage, .unavailable]
    XCTAssertEqual(codes.map(\.rawValue), [0, 1, 64, 69])
  }

  func testWhatWasTypedCannotCommandTheTerminal() throws {
    let run = try WorkbookProcess(["\u{1B}[2Jtest"], in: try Fixture())
    assertText(run.errors, "There is no command “␛[2Jtest”. See `swift run workbook --help`.")
    XCTAssertEqual(run.code, .usage)
  }

  func testOutsideOfTheWorkbook() throws {
    let fixture = try Fixture()
    for arguments in [[], ["list"], ["test", "1"], ["--help"]] {
      let run = try WorkbookProcess(arguments, in: fixture) { $0.directory = "/" }
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
