import Basics
import XCTest

@testable import Curriculum
@testable import Grading

/// What is read from the compiler's output.
final class CompilerMessageTests: XCTestCase {
  private let output = """
    /tmp/w/Exercise.swift:12:3: error: missing return in instance method expected to return 'Int'
    10 | func reduce(
    11 |
    12 |   }
       |   `- error: missing return in instance method expected to return 'Int'
    /tmp/w/Exercise.swift:4:10: warning: variable was never used
    /tmp/w/Exercise.swift:4:10: note: consider replacing with '_'
    /tmp/w/Other.swift:1:1: error: not the learner's
    /tmp/w/Exercise.swift:7:5: error: Switch must be exhaustive: add missing cases
    /tmp/w/Exercise.swift:12:3: error: missing return in instance method expected to return 'Int'
    /tmp/w/Exercise.swift:12:4: error: missing return in instance method expected to return 'Int'
    x/tmp/w/Exercise.swift:1:1: error: another path
    <unknown>:0: error: nobody's line

    """

  func testOnlyErrorsInTheFileCountEachOnceFromTopToBottom() {
    let missing = "missing return in instance method expected to return `Int`"
    XCTAssertEqual(
      CompilerMessage.errors(in: output, file: "/tmp/w/Exercise.swift"),
      [
        CompilerMessage(line: 7, column: 5, text: "Switch must be exhaustive: add missing cases"),
        CompilerMessage(line: 12, column: 3, text: missing),
        CompilerMessage(line: 12, column: 4, text: missing),
      ])
  }

  func testOfVeryManyTheFirstAreKeptAndTheLastSaysHowManyMoreThereAre() throws {
    let count = 20_000
    let text = (1...count).map { "x\($0)()" }.joined(separator: "\n")
    let output = (1...count).reversed()
      .map { "E.swift:\($0):1: error: cannot find 'x\($0)' in scope" }.joined(separator: "\n")
    let start = clock()
    let messages = CompilerMessage.errors(in: output, file: "E.swift")
    XCTAssertEqual(messages.map(\.line), Array(1...CountLimit.compilerMessages))
    XCTAssertEqual(messages[0].text, "cannot find `x1` in scope")
    XCTAssertNil(messages[0].leftOut)
    XCTAssertEqual(messages.last?.leftOut, count - CountLimit.compilerMessages)
    let lines = ExerciseFile(path: "E.swift", text: text).lines(Set(1...count))
    XCTAssertEqual(lines.count, count)
    XCTAssertEqual(lines[count], "x\(count)()")
    // Of a processor's time, in a program that isn't optimised: whoever takes all anew for each takes hours.
    XCTAssertLessThan(Double(clock() - start) / Double(CLOCKS_PER_SEC), 10)
  }

  func testWhatAMisspeltWordCausesComesAfterIt() {
    let messages = CompilerMessage.errors(
      in: """
        E.swift:19:8: error: consecutive statements on a line must be separated by ';'
        E.swift:20:8: error: extraneous '.' in enum 'case' declaration
        E.swift:20:3: error: 'case' label can only appear inside a 'switch' statement
        E.swift:19:3: error: cannot find 'swich' in scope
        E.swift:19:8: error: and another one at the same place
        E.swift:19:15: error: closure expression is unused [#no-usage]
        """, file: "E.swift")
    XCTAssertEqual(
      messages.map { "\($0.line):\($0.column) \($0.text)" },
      [
        "19:3 cannot find `swich` in scope",
        "19:8 and another one at the same place",
        "19:8 consecutive statements on a line must be separated by `;`",
        "19:15 closure expression is unused",
        "20:3 `case` label can only appear inside a `switch` statement",
        "20:8 extraneous `.` in enum `case` declaration",
      ])
  }

  func testCodeStandsBetweenBackticksAndNothingElse() {
    func text(_ message: String) -> String? {
      CompilerMessage.errors(in: "E.swift:1:1: error: \(message)", file: "E.swift")
        .first?.text
    }
    let table = [
      "left side of mutating operator isn't mutable: 'state' is a 'let' constant":
        "left side of mutating operator isn't mutable: `state` is a `let` constant",
      "cannot convert '(inout Int) -> ()' to 'Reducer<Int>' (aka 'Int')":
        "cannot convert `(inout Int) -> ()` to `Reducer<Int>` (aka `Int`)",
      "value of type 'Int' has no member 'x' [#some-group]":
        "value of type `Int` has no member `x`",
      "keyword '`default`' is used": "keyword '`default`' is used",
      "it's 'x', isn't it": "it's `x`, isn't it",
      "an array [#1] stays": "an array [#1] stays",
    ]
    for (message, expected) in table { XCTAssertEqual(text(message), expected) }
  }

  func testTheColumnCountsBytes() {
    func before(_ column: Int, _ source: String?) -> String? {
      CompilerMessage(line: 1, column: column, text: "", source: source).sourceBeforeColumn
        .map(String.init)
    }
    XCTAssertEqual(before(4, "let x"), "let")
    XCTAssertEqual(before(12, "\tlet 状態 = 1"), "\tlet 状態")
    XCTAssertEqual(before(10, "\tlet 状態 = 1"), "\tlet 状", "not in the middle of one")
    XCTAssertEqual(before(1, "let x"), "")
    XCTAssertEqual(before(0, "let x"), "")
    XCTAssertEqual(before(99, "let x"), "let x")
    XCTAssertNil(before(3, nil))
  }

  func testOutputWithoutErrors() {
    XCTAssertEqual(CompilerMessage.errors(in: "", file: "/tmp/w/Exercise.swift"), [])
    XCTAssertEqual(CompilerMessage.errors(in: output, file: "/tmp/w/Exercise"), [])
  }
}
