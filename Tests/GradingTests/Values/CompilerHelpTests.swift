import XCTest

@testable import Curriculum
@testable import Grading

/// What is read from the files with the helps, and which help is given.
final class CompilerHelpTests: XCTestCase {
  func testTheFirstHelpThatFitsIsGiven() {
    let helps = CompilerHelp.all(
      in: """
        ## cannot convert … 'ArraySlice<

        Slice.

        ## cannot convert

        Type.

        """)
    func help(_ text: String) -> String? {
      CompilerHelp.first(for: CompilerMessage(line: 1, column: 1, text: text), among: helps)?.text
    }
    XCTAssertEqual(help("cannot convert value of type `ArraySlice<Event>` to `[Event]`"), "Slice.")
    XCTAssertEqual(help("Cannot convert value of type `Int`"), "Type.")
    XCTAssertEqual(help("an `ArraySlice<Event>` it cannot convert"), "Type.", "in their order")
    XCTAssertNil(help("an `ArraySlice<Event>`"))
  }

  func testHelpsMayBeginAtOnce() {
    XCTAssertEqual(
      CompilerHelp.all(in: "## Missing\n\nLook.\n"),
      [CompilerHelp(pieces: ["missing"], text: "Look.")])
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

      # What is true of many

      ## cannot find

      Look at its spelling.

      """
    XCTAssertEqual(
      CompilerHelp.all(in: source),
      [
        CompilerHelp(
          pieces: ["switch must be exhaustive"],
          text: "Not every case has a branch yet.\nAdd a `case` for each."),
        CompilerHelp(pieces: ["missing return in"], text: "Every way has to `return`."),
        CompilerHelp(
          pieces: ["cannot find"], text: "Look at its spelling.", isGeneral: true),
      ])
  }
}
