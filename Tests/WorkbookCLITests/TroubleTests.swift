import Curriculum
import Grading
import XCTest

@testable import WorkbookCLI

/// Every error as a person reads it, and its exit code.
final class TroubleTests: XCTestCase {
  func testWrongCommandLines() throws {
    let table: [(UsageError, String)] = [
      (
        .unknownCommand("tset", suggestion: "test"),
        "There is no command “tset”. Did you mean “test”?"
      ),
      (
        .unknownCommand("x", suggestion: nil),
        "There is no command “x”. See `swift run workbook --help`."
      ),
      (
        .unknownOption("--jsn", command: .test, suggestion: "--json"),
        "`workbook test` has no option “--jsn”. Did you mean “--json”?"
      ),
      (
        .unknownOption("--fast", command: .menu, suggestion: nil),
        "`workbook` has no option “--fast”. See `swift run workbook --help`."
      ),
      (
        .valueMissing(.timeout),
        "A value is missing behind `--timeout`. See `swift run workbook test --help`."
      ),
      (
        .badTimeout("soon"),
        """
        “soon” is not a number of seconds above 0, as in `--timeout 10`. See \
        `swift run workbook test --help`.
        """
      ),
      (
        .badSeed("-1"),
        """
        “-1” is not a whole number from 0 on, as in `--seed 7`. See \
        `swift run workbook test --help`.
        """
      ),
      (
        .unexpected("2", command: .read),
        "“2” is one too many for `workbook read`. See `swift run workbook read --help`."
      ),
      (
        .lessonMissing(.hint),
        """
        Which lesson? As in `swift run workbook hint 3`. See `swift run workbook hint --help`.
        """
      ),
      (
        .lesson(.unknown(name: "9", suggestion: nil)),
        "There is no lesson “9”. The lessons are 1 to 6: `swift run workbook list`."
      ),
      (
        .lesson(.unknown(name: "logn", suggestion: "03-login-state")),
        """
        There is no lesson “logn”. The lessons are 1 to 6: `swift run workbook list`. Did you \
        mean “03-login-state”?
        """
      ),
      (
        .lesson(.ambiguous(name: "re", candidates: ["02-reduce", "04-store"])),
        "“re” could be several lessons: 02-reduce, 04-store. Name one of them."
      ),
      (
        .noLessonsFolder("nowhere"),
        """
        nowhere is not a folder with exercises. `--lessons` wants a copy of the Lessons folder. \
        See `swift run workbook test --help`.
        """
      ),
    ]
    try check(table, .usage)
  }

  func testWhatTheMachineLacks() throws {
    let table: [(EnvironmentProblem, String)] = [
      (
        .noToolchain,
        """
        There is no Swift compiler: `swiftc` is in no folder of your `PATH`. Install Swift 6.0 or \
        newer from swift.org, then open a new terminal.
        """
      ),
      (
        .toolchainDoesNotAnswer(path: "/bin/swiftc"),
        """
        The Swift compiler at /bin/swiftc doesn't say what it is. Install Swift 6.0 or newer from \
        swift.org.
        """
      ),
      (
        .toolchainTooOld(version: "5.9", path: "/bin/swiftc"),
        """
        The Swift compiler at /bin/swiftc is version 5.9; the workbook needs 6.0 or newer. \
        Install a newer one from swift.org.
        """
      ),
      (
        .noXCTest,
        """
        XCTest is missing, so nothing can be graded. On Linux it comes with the toolchain from \
        swift.org; on macOS it comes with Xcode (`xcode-select -s /Applications/Xcode.app`).
        """
      ),
      (
        .compilerFailed(details: "killed"),
        """
        The compiler ended without saying what is wrong with the exercise. Its own words:
        killed
        """
      ),
      (
        .suiteDoesNotBuild(lesson: "02-reduce", details: "secret"),
        """
        The suite “02-reduce” doesn't build with this exercise and this compiler. Compare your \
        declarations with the lesson's; if they are the same, the fault is the workbook's. \
        `swift run workbook doctor` looks at the rest.
        """
      ),
      (
        .noTemporaryFolder(path: "/full"),
        """
        /full can't be written, so nothing can be compiled. Free some space, or set `TMPDIR` to a \
        folder that can.
        """
      ),
    ]
    try check(table, .unavailable)
  }

  func testWhatIsWrongWithFiles() throws {
    try check(
      [
        (
          .notWritable(path: "Lessons"),
          """
          Lessons can't be written. Nothing was changed. Look at the folder's permissions and at \
          the free space.
          """
        ),
        (
          .noEditor(path: "Lessons/a.swift"),
          """
          No editor is named in `$VISUAL` or `$EDITOR`. Open Lessons/a.swift yourself, or set \
          one: `export EDITOR=nano`
          """
        ),
        (
          .editorFailed(editor: "vm"),
          """
          The editor “vm” could not be started, or ended with an error. Look at `$VISUAL` and \
          `$EDITOR`.
          """
        ),
      ] as [(FileTrouble, String)], .unavailable)
    try check(
      [
        (
          .notWritable(path: ".workbook/progress.jsonl"),
          """
          Your progress could not be kept: .workbook/progress.jsonl can't be written. Everything \
          else stands. Look at the folder's permissions and at the free space.
          """
        )
      ] as [(ProgressLogError, String)], .unavailable)
  }

  func testWhatIsWrongWithTheWorkbookItself() throws {
    try check(
      [
        (
          .unreadable(path: "Lessons/Interface.md"),
          """
          Lessons/Interface.md can't be read. It belongs to the workbook: get it back from where \
          you got the workbook.
          """
        ),
        (
          .incomplete(path: "Feedback.md", what: "Module:"),
          """
          Feedback.md lacks something: Module:. It belongs to the workbook: get it back from \
          where you got the workbook.
          """
        ),
      ] as [(CurriculumError, String)], .unavailable)
    try check([(Unforeseen(), "Something went wrong: Unforeseen()")], .unavailable)
  }

  private struct Unforeseen: Error {}

  private func check(
    _ table: [(some Error, String)], _ code: ExitCode, line: UInt = #line
  ) throws {
    let words = try realWords()
    for (error, text) in table {
      let trouble = Trouble(error, words: words, lessons: 6)
      assertText(trouble.text, text, line: line)
      XCTAssertEqual(trouble.exitCode, code, "\(error)", line: line)
    }
  }
}
