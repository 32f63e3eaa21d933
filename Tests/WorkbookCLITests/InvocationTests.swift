import XCTest

@testable import WorkbookCLI

final class InvocationTests: XCTestCase {
  /// Command lines that are understood.
  func testUnderstands() throws {
    let table: [(line: String, invocation: Invocation)] = [
      ("", try invocation(.menu)),
      ("menu", try invocation(.menu)),
      ("--plain", try invocation(.menu, options: [.plain])),
      ("--help", try invocation(.menu, options: [.help])),
      ("-h", try invocation(.menu, options: [.help])),
      ("help", try invocation(.menu, options: [.help])),
      ("help test", try invocation(.test, options: [.help])),
      ("list --json", try invocation(.list, options: [.json])),
      ("read 3", try invocation(.read, ["3"])),
      ("read --plain login", try invocation(.read, ["login"], options: [.plain])),
      ("read --help", try invocation(.read, options: [.help])),
      ("test", try invocation(.test)),
      ("test 1 2 store", try invocation(.test, ["1", "2", "store"])),
      ("test --all --lines", try invocation(.test, options: [.all, .lines])),
      (
        "test 3 --timeout 2.5",
        try invocation(.test, ["3"], options: [.timeout], values: [.timeout: "2.5"])
      ),
      (
        "test --lessons=a/b=c",
        try invocation(.test, options: [.lessons], values: [.lessons: "a/b=c"])
      ),
      ("test -", try invocation(.test, ["-"])),
      ("hint 1 --help extra", try invocation(.hint, ["1", "extra"], options: [.help])),
      ("solution 2 --anyway", try invocation(.solution, ["2"], options: [.anyway])),
      ("reset --yes 2", try invocation(.reset, ["2"], options: [.yes])),
      ("doctor", try invocation(.doctor)),
    ]
    for (line, expected) in table {
      XCTAssertEqual(try Invocation(arguments: line.words), expected, line)
    }
  }

  /// Command lines that aren't, each with what is wrong.
  func testRefuses() {
    let table: [(line: String, error: UsageError)] = [
      ("tset 3", .unknownCommand("tset", suggestion: "test")),
      ("solutions 3", .unknownCommand("solutions", suggestion: "solution")),
      ("3", .unknownCommand("3", suggestion: nil)),
      ("frobnicate", .unknownCommand("frobnicate", suggestion: nil)),
      ("help tset", .unknownCommand("tset", suggestion: "test")),
      ("test --jsn", .unknownOption("--jsn", command: .test, suggestion: "--json")),
      ("read 1 --json", .unknownOption("--json", command: .read, suggestion: nil)),
      ("--version", .unknownOption("--version", command: .menu, suggestion: nil)),
      ("test -x", .unknownOption("-x", command: .test, suggestion: nil)),
      ("test --", .unknownOption("--", command: .test, suggestion: nil)),
      ("test --timeout", .valueMissing(.timeout)),
      ("test --lessons=", .valueMissing(.lessons)),
      ("test --all=yes", .unexpected("--all=yes", command: .test)),
      ("list 3", .unexpected("3", command: .list)),
      ("menu 3", .unexpected("3", command: .menu)),
      ("read 1 2", .unexpected("2", command: .read)),
      ("read", .lessonMissing(.read)),
      ("hint", .lessonMissing(.hint)),
      ("solution --anyway", .lessonMissing(.solution)),
      ("reset", .lessonMissing(.reset)),
    ]
    for (line, expected) in table {
      XCTAssertThrowsError(try Invocation(arguments: line.words), line) { error in
        XCTAssertEqual(error as? UsageError, expected, line)
      }
    }
  }

  func testEveryOptionOfEveryCommandIsInItsHelp() throws {
    let words = try realWords()
    for command in CommandName.allCases where command != .menu {
      let page = words(Word(helpOf: command))
      XCTAssertTrue(page.hasPrefix("# workbook \(command.rawValue)"), page)
      for option in command.options where option != .help {
        XCTAssertTrue(page.contains("- `\(option.flag)"), "\(command) \(option)")
      }
    }
  }

  func testTheFirstHelpPageNamesEveryCommand() throws {
    let page = try realWords()(.helpMenu)
    for command in CommandName.allCases where command != .menu {
      XCTAssertTrue(page.contains("| `\(command.rawValue)"), command.rawValue)
    }
  }

  /// An invocation without going through a command line.
  private func invocation(
    _ command: CommandName, _ lessons: [String] = [], options: Set<Option> = [],
    values: [Option: String] = [:]
  ) throws -> Invocation {
    var invocation = try Invocation(arguments: [])
    invocation.command = command
    (invocation.lessons, invocation.options, invocation.values) = (lessons, options, values)
    return invocation
  }
}

extension String {
  /// The words of a command line.
  var words: [String] { split(separator: " ").map(String.init) }
}
