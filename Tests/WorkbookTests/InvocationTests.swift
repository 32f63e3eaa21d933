import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

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
        "test --format json",
        try invocation(.test, options: [.format], values: [.format: "json"])
      ),
      (
        "test 3 --timeout 2.5",
        try invocation(.test, ["3"], options: [.timeout], values: [.timeout: "2.5"])
      ),
      (
        "test --lessons=a/b=c",
        try invocation(.test, options: [.lessons], values: [.lessons: "a/b=c"])
      ),
      ("--plain list", try invocation(.list, options: [.plain])),
      (
        "--color never --seed=3 test 2",
        try invocation(
          .test, ["2"], options: [.color, .seed], values: [.color: "never", .seed: "3"])
      ),
      ("--help reset", try invocation(.reset, options: [.help])),
      ("test -h", try invocation(.test, options: [.help])),
      ("--version", try invocation(.menu, options: [.version])),
      ("completions zsh", try invocation(.completions, ["zsh"])),
      ("author new kitchen-timers", try invocation(.author, ["kitchen-timers"], task: .new)),
      ("author check", try invocation(.author, task: .check)),
      ("author check 3", try invocation(.author, ["3"], task: .check)),
      (
        "author translated fr a.md b.md",
        try invocation(.author, ["fr", "a.md", "b.md"], task: .translated)
      ),
      (
        "author run 3 a.swift --full",
        try invocation(.author, ["3", "a.swift"], options: [.full], task: .run)
      ),
      ("test --json --plain", try invocation(.test, options: [.json, .plain])),
      (
        "test --plain --color auto",
        try invocation(.test, options: [.plain, .color], values: [.color: "auto"])
      ),
      ("test -", try invocation(.test, ["-"])),
      ("hint 1 --help extra", try invocation(.hint, options: [.help])),
      ("solution 2 --anyway", try invocation(.solution, ["2"], options: [.anyway])),
      ("reset --yes 2", try invocation(.reset, ["2"], options: [.yes])),
      ("doctor", try invocation(.doctor)),
      (
        "purity a.swift --function reduce",
        try invocation(
          .purity, ["a.swift"], options: [.function], values: [.function: "reduce"])
      ),
    ]
    for (line, expected) in table {
      XCTAssertEqual(try Invocation(arguments: line.words), expected, line)
    }
  }

  /// Command lines that aren't, each with what is wrong.
  func testRefuses() {
    let table: [(line: String, error: UsageError)] = [
      ("tset 3", UsageError(.unknownCommand(name: "tset"), suggestion: "test")),
      ("solutions 3", UsageError(.unknownCommand(name: "solutions"), suggestion: "solution")),
      ("3", UsageError(.unknownCommand(name: "3"), suggestion: "read 3")),
      ("frobnicate", UsageError(.unknownCommand(name: "frobnicate"))),
      ("help tset", UsageError(.unknownCommand(name: "tset"), suggestion: "test")),
      ("test --jsn", UsageError(.unknownOption(name: "--jsn"), .test, suggestion: "--json")),
      ("read 1 --json", UsageError(.unknownOption(name: "--json"), .read)),
      ("TEST 3", UsageError(.unknownCommand(name: "TEST"), suggestion: "test")),
      ("ls", UsageError(.unknownCommand(name: "ls"), suggestion: "list")),
      ("check 3", UsageError(.unknownCommand(name: "check"), suggestion: "test")),
      ("Grade 3", UsageError(.unknownCommand(name: "Grade"), suggestion: "test")),
      ("run", UsageError(.lessonMissing, .run)),
      ("version", UsageError(.unknownCommand(name: "version"), suggestion: "--version")),
      ("--version list", UsageError(.unknownOption(name: "--version"), .list)),
      ("--jsn list", UsageError(.unknownOption(name: "--jsn"), .list, suggestion: "--json")),
      ("test --ALL", UsageError(.unknownOption(name: "--ALL"), .test, suggestion: "--all")),
      (
        "test --verbose", UsageError(.unknownOption(name: "--verbose"), .test, suggestion: "--full")
      ),
      ("-v", UsageError(.unknownOption(name: "-v"), .menu, suggestion: "--version")),
      ("reset 2 -y", UsageError(.unknownOption(name: "-y"), .reset, suggestion: "--yes")),
      ("reset 2 --force", UsageError(.unknownOption(name: "--force"), .reset, suggestion: "--yes")),
      ("solution 2 -f", UsageError(.unknownOption(name: "-f"), .solution, suggestion: "--anyway")),
      (
        "list --no-color",
        UsageError(.unknownOption(name: "--no-color"), .list, suggestion: "--color never")
      ),
      ("test -x", UsageError(.unknownOption(name: "-x"), .test)),
      ("test --", UsageError(.unknownOption(name: "--"), .test)),
      (
        "test --timeout",
        UsageError(.valueMissing(option: "--timeout", form: "--timeout SECONDS"), .test)
      ),
      (
        "watch --timeout",
        UsageError(.valueMissing(option: "--timeout", form: "--timeout SECONDS"), .watch)
      ),
      ("--trace", UsageError(.valueMissing(option: "--trace", form: "--trace FILE"), .menu)),
      (
        "test --lessons=",
        UsageError(.valueMissing(option: "--lessons", form: "--lessons DIR"), .test)
      ),
      ("watch --timeout 0", UsageError(.init(bad: "0", of: .timeout), .watch)),
      ("test --seed -1", UsageError(.init(bad: "-1", of: .seed), .test)),
      ("list --color=blue", UsageError(.init(bad: "blue", of: .color), .list)),
      ("test --all=yes", UsageError(.unexpected(name: "--all=yes"), .test)),
      ("list 3", UsageError(.unexpected(name: "3"), .list)),
      ("menu 3", UsageError(.unexpected(name: "3"), .menu)),
      ("read 1 2", UsageError(.unexpected(name: "2"), .read)),
      ("read", UsageError(.lessonMissing, .read)),
      ("hint", UsageError(.lessonMissing, .hint)),
      ("solution --anyway", UsageError(.lessonMissing, .solution)),
      ("reset", UsageError(.lessonMissing, .reset)),
      ("author", UsageError(.taskMissing(form: "author new NAME"), .author)),
      (
        "author chek 3",
        UsageError(
          .unknownTask(name: "chek", known: CommandName.author.tasks.map(\.rawValue)), .author,
          suggestion: "check")
      ),
      ("author new", UsageError(.incompleteTask(form: "author \(TaskName.new.form)"), .author)),
      (
        "author translated",
        UsageError(.incompleteTask(form: "author \(TaskName.translated.form)"), .author)
      ),
      ("author run 3", UsageError(.incompleteTask(form: "author \(TaskName.run.form)"), .author)),
      ("author check 3 4", UsageError(.unexpected(name: "4"), .author)),
      ("author run 1 2 3", UsageError(.unexpected(name: "3"), .author)),
      ("class", UsageError(.taskMissing(form: "class grade FOLDER"), .class)),
      (
        "class grad",
        UsageError(
          .unknownTask(name: "grad", known: CommandName.class.tasks.map(\.rawValue)), .class,
          suggestion: "grade")
      ),
      ("class grade", UsageError(.incompleteTask(form: "class \(TaskName.grade.form)"), .class)),
      ("class grade a b --report c", UsageError(.unexpected(name: "b"), .class)),
      ("class grade a", UsageError(.optionMissing(.report), .class, task: "grade")),
      (
        "class grade a --report b --shard 1/2",
        UsageError(.optionMissing(.seed), .class, task: "grade --shard")
      ),
      ("class grade a --report b --shard 3/2", UsageError(.init(bad: "3/2", of: .shard), .class)),
      ("class grade a --report b --lessons 3-1", UsageError(.init(bad: "3-1", of: .range), .class)),
      ("class grade a --report b --jobs 0", UsageError(.init(bad: "0", of: .jobs), .class)),
      (
        "class grade a --report b --resume --again",
        UsageError(.exclusive(first: "--resume", second: "--again"), .class)
      ),
      (
        "class merge a --report b --jobs 2",
        UsageError(.unknownOption(name: "--jobs"), .class, task: "merge")
      ),
      (
        "class pipeline slurp",
        UsageError(.unknownPipeline(name: "slurp"), .class, suggestion: "slurm")
      ),
      ("completions", UsageError(.shellMissing, .completions)),
      ("purity", UsageError(.fileMissing, .purity)),
      ("purity a.swift b.swift", UsageError(.unexpected(name: "b.swift"), .purity)),
      ("completions fsh", UsageError(.unknownShell(name: "fsh"), .completions, suggestion: "zsh")),
      ("completions tcsh", UsageError(.unknownShell(name: "tcsh"), .completions)),
      ("completions bash zsh", UsageError(.unexpected(name: "zsh"), .completions)),
      ("test --lines --json", UsageError(.exclusive(first: "--json", second: "--lines"), .test)),
      (
        "test --format text --json",
        UsageError(.exclusive(first: "--format", second: "--json"), .test)
      ),
      (
        "test --format=lines --lines",
        UsageError(.exclusive(first: "--format", second: "--lines"), .test)
      ),
      (
        "test --format json --full",
        UsageError(.exclusive(first: "--format json", second: "--full"), .test)
      ),
      ("test --format xml", UsageError(.init(bad: "xml", of: .format), .test)),
      ("test --json --full", UsageError(.exclusive(first: "--json", second: "--full"), .test)),
      ("test --lines --full", UsageError(.exclusive(first: "--lines", second: "--full"), .test)),
      ("test 3 4 --all", UsageError(.exclusive(first: "--all", second: "3"), .test)),
      (
        "list --color always --plain",
        UsageError(.exclusive(first: "--plain", second: "--color always"), .list)
      ),
    ]
    for (line, expected) in table {
      XCTAssertThrowsError(try Invocation(arguments: line.words), line) { error in
        XCTAssertEqual(error as? UsageError, expected, line)
      }
    }
  }

  /// An invocation without going through a command line.
  private func invocation(
    _ command: CommandName, _ operands: [String] = [], options: Set<Option> = [],
    values: [Option: String] = [:], task: TaskName? = nil
  ) throws -> Invocation {
    var invocation = try Invocation(arguments: [])
    (invocation.command, invocation.task) = (command, task)
    (invocation.operands, invocation.options, invocation.values) = (operands, options, values)
    return invocation
  }
}

extension String {
  /// The words of a command line.
  var words: [String] { split(separator: " ").map(String.init) }
}
