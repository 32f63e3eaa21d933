import Curriculum
import XCTest

@testable import Interface
@testable import Program

/// Every way to be wrong on the command line, as a person reads it.
final class UsageErrorTextTests: XCTestCase {
  func testWrongCommandLines() throws {
    let table: [(UsageError, String)] = [
      (
        UsageError(.unknownCommand(name: "tset"), suggestion: "test"),
        "There is no command “tset”. Did you mean “test”?"
      ),
      (
        UsageError(.unknownCommand(name: "x")),
        "There is no command “x”. See `swift run workbook --help`."
      ),
      (
        UsageError(.unknownOption(name: "--jsn"), .test, suggestion: "--json"),
        "`workbook test` has no option “--jsn”. Did you mean “--json”?"
      ),
      (
        UsageError(.unknownOption(name: "--fast"), .menu),
        "`workbook` has no option “--fast”. See `swift run workbook --help`."
      ),
      (
        UsageError(.valueMissing(option: "--timeout", form: "--timeout SECONDS"), .watch),
        """
        A value is missing behind `--timeout`: `--timeout SECONDS`. See \
        `swift run workbook watch --help`.
        """
      ),
      (
        UsageError(.valueMissing(option: "--trace", form: "--trace FILE"), .menu),
        "A value is missing behind `--trace`: `--trace FILE`. See `swift run workbook --help`."
      ),
      (
        UsageError(.init(bad: "soon", of: .timeout), .test),
        """
        “soon” is not a number of seconds above 0, as in `--timeout 10`. See \
        `swift run workbook test --help`.
        """
      ),
      (
        UsageError(.init(bad: "-1", of: .seed), .watch),
        """
        “-1” is not a whole number from 0 on, as in `--seed 7`. See \
        `swift run workbook watch --help`.
        """
      ),
      (
        UsageError(.init(bad: "yes", of: .color), .menu),
        """
        “yes” can't stand there: `--color auto|always|never`. See `swift run workbook --help`.
        """
      ),
      (
        UsageError(.exclusive(first: "--json", second: "--lines"), .test),
        """
        `--json` and `--lines` exclude each other. Say one of them. See \
        `swift run workbook test --help`.
        """
      ),
      (
        UsageError(.fileMissing, .purity),
        """
        Which file? As in `swift run workbook purity Sources/Reducer.swift`. See \
        `swift run workbook purity --help`.
        """
      ),
      (
        UsageError(.unknownFunction(name: "redcue"), .purity, suggestion: "reduce"),
        "The file has no function “redcue”. Did you mean “reduce”?"
      ),
      (
        UsageError(.shellMissing, .completions),
        """
        For which shell? As in `swift run workbook completions bash`. See \
        `swift run workbook completions --help`.
        """
      ),
      (
        UsageError(.unknownShell(name: "fsh"), .completions, suggestion: "fish"),
        "There are no completions for “fsh”, only for bash, zsh and fish. Did you mean “fish”?"
      ),
      (
        UsageError(.unexpected(name: "2"), .read),
        "“2” is one too many for `workbook read`. See `swift run workbook read --help`."
      ),
      (
        UsageError(.lessonMissing, .hint),
        """
        Which lesson? As in `swift run workbook hint 3`. See `swift run workbook hint --help`.
        """
      ),
      (
        UsageError(.unknownLesson(name: "9", last: 6), .test),
        "There is no lesson “9”. The lessons are 1 to 6: `swift run workbook list`."
      ),
      (
        UsageError(.unknownLesson(name: "logn", last: 6), .read, suggestion: "03-login-state"),
        """
        There is no lesson “logn”. The lessons are 1 to 6: `swift run workbook list`. Did you \
        mean “03-login-state”?
        """
      ),
      (
        UsageError(.ambiguousLesson(name: "re", candidates: ["02-reduce", "04-store"]), .hint),
        "“re” could be several lessons: 02-reduce, 04-store. Name one of them."
      ),
      (
        UsageError(.lessonElsewhere(path: "/other/02-reduce/Exercise.swift"), .test),
        """
        /other/02-reduce/Exercise.swift is not in this workbook. `--lessons DIR` grades another \
        copy of the Lessons folder.
        """
      ),
      (
        UsageError(.noLessonsFolder(path: "nowhere"), .test),
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
