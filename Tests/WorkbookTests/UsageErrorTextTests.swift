import Curriculum
import XCTest

@testable import Interface
@testable import Program

/// Every way to be wrong on the command line, as a person reads it.
final class UsageErrorTextTests: XCTestCase {
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
        .valueMissing(.timeout, command: .watch),
        """
        A value is missing behind `--timeout`: `--timeout SECONDS`. See \
        `swift run workbook watch --help`.
        """
      ),
      (
        .valueMissing(.trace, command: .menu),
        "A value is missing behind `--trace`: `--trace FILE`. See `swift run workbook --help`."
      ),
      (
        .badValue("soon", of: .timeout, command: .test),
        """
        “soon” is not a number of seconds above 0, as in `--timeout 10`. See \
        `swift run workbook test --help`.
        """
      ),
      (
        .badValue("-1", of: .seed, command: .watch),
        """
        “-1” is not a whole number from 0 on, as in `--seed 7`. See \
        `swift run workbook watch --help`.
        """
      ),
      (
        .badValue("yes", of: .color, command: .menu),
        """
        “yes” can't stand there: `--color auto|always|never`. See `swift run workbook --help`.
        """
      ),
      (
        .exclusive("--json", "--lines", command: .test),
        """
        `--json` and `--lines` exclude each other. Say one of them. See \
        `swift run workbook test --help`.
        """
      ),
      (
        .fileMissing(.purity),
        """
        Which file? As in `swift run workbook purity Sources/Reducer.swift`. See \
        `swift run workbook purity --help`.
        """
      ),
      (
        .unknownFunction("redcue", suggestion: "reduce", command: .purity),
        "The file has no function “redcue”. Did you mean “reduce”?"
      ),
      (
        .shellMissing,
        """
        For which shell? As in `swift run workbook completions bash`. See \
        `swift run workbook completions --help`.
        """
      ),
      (
        .unknownShell("fsh", suggestion: "fish"),
        "There are no completions for “fsh”, only for bash, zsh and fish. Did you mean “fish”?"
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
        .lesson(.unknown(name: "9", suggestion: nil, last: 6), command: .test),
        "There is no lesson “9”. The lessons are 1 to 6: `swift run workbook list`."
      ),
      (
        .lesson(.unknown(name: "logn", suggestion: "03-login-state", last: 6), command: .read),
        """
        There is no lesson “logn”. The lessons are 1 to 6: `swift run workbook list`. Did you \
        mean “03-login-state”?
        """
      ),
      (
        .lesson(.ambiguous(name: "re", candidates: ["02-reduce", "04-store"]), command: .hint),
        "“re” could be several lessons: 02-reduce, 04-store. Name one of them."
      ),
      (
        .lessonElsewhere("/other/02-reduce/Exercise.swift", command: .test),
        """
        /other/02-reduce/Exercise.swift is not in this workbook. `--lessons DIR` grades another \
        copy of the Lessons folder.
        """
      ),
      (
        .noLessonsFolder("nowhere", command: .test),
        """
        nowhere is not a folder with exercises. `--lessons` wants a copy of the Lessons folder. \
        See `swift run workbook test --help`.
        """
      ),
    ]
    let words = try realWords()
    for (error, text) in table { assertText(words.text(of: error), text) }
  }
}
