import Curriculum
import Foundation
import Launching
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

final class PurityCommandTests: XCTestCase {
  private let text = """
    var total = 0
    struct State {
      var count = 0
      var double: Int { get { count * 2 } set { count = newValue / 2 } }
    }

    func log(_ text: String) {
      print(text)
    }

    func reduce(_ state: State, by number: Int) -> State {
      var state = state
      state.count += number
      log("counted")
      total += 1
      return state
    }

    func twice(_ change: (Int) -> Int, _ number: Int) -> Int { change(change(number)) }

    """

  private func fixture() throws -> Fixture {
    let fixture = try Fixture()
    try fixture.write(text, to: "Own.swift")
    return fixture
  }

  func testThePageShowsWhatIsTold() throws {
    let page = try contents(
      of: XCTUnwrap(Repository(searchingFrom: #filePath)).root + "/Sources/Purity/README.md")
    func block(_ name: String) throws -> String {
      let parts = page.components(separatedBy: "<!-- \(name) -->\n```")
      let lines = try XCTUnwrap(parts.last?.components(separatedBy: "\n```").first)
      return lines.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        .joined(separator: "\n")
    }
    let fixture = try Fixture()
    try fixture.write(try block("file") + "\n", to: "Own.swift")
    let run = FakeRun(["purity", "Own.swift"], in: fixture)
    assertText(run.output, try block("told"))
  }

  func testEveryFunctionIsTold() throws {
    let run = FakeRun(["purity", "Own.swift"], in: try fixture())
    assertText(
      run.output,
      """
      ✓ `State.double.get`, line 4: pure
      ✓ `State.double.set`, line 4: pure
      ✗ `log(_:)`, line 7: not pure
          line 8 prints
      ✗ `reduce(_:by:)`, line 11: not pure
          line 14 calls `log(_:)`, which prints (line 8)
          line 15 changes the variable `total`, which is outside of all functions
      ✓ `twice(_:_:)`, line 19: as pure as what it is given
      """)
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual(run.code, .success)
  }

  func testOneFunctionByAnyOfItsNames() throws {
    let fixture = try fixture()
    for name in ["State.double.set", "double.set"] {
      let run = FakeRun(["purity", "Own.swift", "--function", name], in: fixture)
      assertText(run.output, "✓ `State.double.set`, line 4: pure")
    }
    for name in ["log", "log(_:)"] {
      let run = FakeRun(["purity", "--function=\(name)", "Own.swift"], in: fixture)
      assertText(run.output, "✗ `log(_:)`, line 7: not pure\n    line 8 prints")
    }
    let both = FakeRun(["purity", "Own.swift", "--function", "double"], in: fixture)
    XCTAssertEqual(both.output.split(separator: "\n").count, 2)
    let wrong = FakeRun(["purity", "Own.swift", "--function", "redcue"], in: fixture)
    XCTAssertEqual(wrong.output, "")
    XCTAssertTrue(
      wrong.errors.hasPrefix("The file has no function “redcue”. Did you mean “reduce”?"))
    XCTAssertEqual(wrong.code, .usage)
  }

  func testInWordsOnly() throws {
    let run = FakeRun(["purity", "Own.swift", "--plain", "--function", "log"], in: try fixture())
    assertText(run.output, "log(_:), line 7: not pure\n    line 8 prints")
  }

  func testAsData() throws {
    let run = FakeRun(["purity", "Own.swift", "--json", "--function", "reduce"], in: try fixture())
    assertText(
      run.output,
      """
      {
        "functions" : [
          {
            "conditional" : false,
            "line" : 11,
            "name" : "reduce(_:by:)",
            "reasons" : [
              {
                "calls" : [
                  {
                    "line" : 8,
                    "name" : "log(_:)"
                  }
                ],
                "kind" : "output",
                "line" : 14,
                "text" : "line 14 calls `log(_:)`, which prints (line 8)"
              },
              {
                "calls" : [

                ],
                "kind" : "global-write",
                "line" : 15,
                "text" : "line 15 changes the variable `total`, which is outside of all functions"
              }
            ],
            "verdict" : "impure"
          }
        ],
        "hasErrors" : false,
        "version" : 1
      }
      """)
    XCTAssertEqual(run.code, .success)
  }

  func testAFileWithErrorsIsToldAsFarAsItCanBe() throws {
    let fixture = try fixture()
    try fixture.write(text + "func wrong() -> Int { \"text\" + nothing }\n", to: "Own.swift")
    let run = FakeRun(["purity", "Own.swift"], in: fixture)
    XCTAssertTrue(run.output.contains("✓ `State.double.get`, line 4: pure"), run.output)
    XCTAssertTrue(run.output.contains("· `wrong()`, line 20: can't be told"), run.output)
    XCTAssertTrue(run.errors.hasPrefix("The compiler finds errors in Own.swift;"), run.errors)
    XCTAssertEqual(run.code, .success)
  }

  func testAFileThatCannotBeRead() throws {
    let fixture = try fixture()
    let table = [
      ("None.swift", "None.swift isn't there."),
      ("Lessons", "Lessons is a folder; the exercise has to be a file."),
    ]
    for (file, text) in table {
      let run = FakeRun(["purity", file], in: fixture)
      XCTAssertEqual(run.output, "")
      assertText(run.errors, text)
      XCTAssertEqual(run.code, .failure)
    }
  }

  /// Nothing is told of the file.
  func testWhereSomebodyEndsTheCompilerTheMachineIsBusy() throws {
    let fixture = try fixture()
    // Nothing but this script is asked: it doesn't tell how it would call another one.
    let path = try fixture.writeProgram(
      "swiftc",
      """
      \(Fixture.compilerTellingItsPlace)
      *-driver-print-jobs*) exit 1 ;;
      *-dump-ast*) kill -KILL $$ ;;
      *) PATH=$REAL_PATH exec swiftc "$@" ;;
      esac
      """)
    let real = FakeRun.environment["PATH"] ?? ""
    for options in [[], ["--json"]] {
      let run = try WorkbookProcess(["purity", "Own.swift"] + options, in: fixture) {
        $0.environment = ["PATH": "\(fixture.root)/bin:\(real)", "REAL_PATH": real]
      }
      XCTAssertEqual(run.output, "")
      XCTAssertEqual(
        run.errors.joinedLines,
        """
        \(path) was ended, or had no time to come to its end: this machine was too busy. Try again.
        """)
      XCTAssertEqual(run.code, .busy)
    }
  }

  func testWhereTheCompilerSaysNothingItIsToldHowItEnded() throws {
    let fixture = try fixture()
    let real = FakeRun.environment["PATH"] ?? ""
    for (end, told) in [
      ("exit 3", "It ended with exit code 3."), ("kill -SEGV $$", "It was ended by signal 11."),
    ] {
      _ = try fixture.writeProgram(
        "swiftc",
        """
        \(Fixture.compilerTellingItsPlace)
        *-driver-print-jobs*) exit 1 ;;
        *-dump-ast*) \(end) ;;
        *) PATH=$REAL_PATH exec swiftc "$@" ;;
        esac
        """)
      let run = try WorkbookProcess(["purity", "Own.swift"], in: fixture) {
        $0.environment = ["PATH": "\(fixture.root)/bin:\(real)", "REAL_PATH": real]
      }
      XCTAssertEqual(run.output, "")
      XCTAssertEqual(
        run.errors.joinedLines,
        "The compiler makes nothing of Own.swift and doesn't say why. \(told)")
      XCTAssertEqual(run.code, .failure)
    }
  }

  func testALinkLeadsToItsFile() throws {
    let fixture = try fixture()
    try FileManager.default.createSymbolicLink(
      atPath: "\(fixture.root)/Link.swift", withDestinationPath: "\(fixture.root)/Own.swift")
    let run = FakeRun(["purity", "Link.swift", "--function", "log"], in: fixture)
    XCTAssertEqual(run.code, .success, run.errors)
  }
}
