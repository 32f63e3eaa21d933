import XCTest

@testable import Grading

/// What is read from the compiler's output, and from the file with the helps.
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

  private let helps = [
    CompilerHelp(pattern: "switch must be exhaustive", text: "Add a case."),
    CompilerHelp(pattern: "exhaustive", text: "Too late."),
  ]

  func testOnlyErrorsInTheFileCountEachOnceInTheirOrder() {
    let missing = "missing return in instance method expected to return 'Int'"
    XCTAssertEqual(
      CompilerMessage.errors(in: output, file: "/tmp/w/Exercise.swift", helps: helps),
      [
        CompilerMessage(line: 12, column: 3, text: missing, help: nil),
        CompilerMessage(
          line: 7, column: 5, text: "Switch must be exhaustive: add missing cases",
          help: "Add a case."),
        CompilerMessage(line: 12, column: 4, text: missing, help: nil),
      ])
  }

  func testOutputWithoutErrors() {
    XCTAssertEqual(CompilerMessage.errors(in: "", file: "/tmp/w/Exercise.swift", helps: []), [])
    XCTAssertEqual(CompilerMessage.errors(in: output, file: "/tmp/w/Exercise", helps: []), [])
  }

  func testHelpsMayBeginAtOnce() {
    XCTAssertEqual(
      CompilerHelp.all(in: "## Missing\n\nLook.\n"),
      [CompilerHelp(pattern: "missing", text: "Look.")])
  }

  func testHelps() {
    let source = """
      # What to do about a compiler error

      One heading for each kind.

      ## Switch must be exhaustive

      Not every case has a branch yet.
      Add a `case` for each.

      ## missing return in

      Every way has to `return`.

      ## nothing is said about this

      """
    XCTAssertEqual(
      CompilerHelp.all(in: source),
      [
        CompilerHelp(
          pattern: "switch must be exhaustive",
          text: "Not every case has a branch yet.\nAdd a `case` for each."),
        CompilerHelp(pattern: "missing return in", text: "Every way has to `return`."),
      ])
  }
}
