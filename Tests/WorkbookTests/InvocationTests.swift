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
      ("completions zsh", try invocation(.completions, shell: .zsh)),
      ("author new kitchen-timers", try invocation(.author, task: .new(name: "kitchen-timers"))),
      ("author check", try invocation(.author, task: .check(lesson: nil))),
      ("author check 3", try invocation(.author, task: .check(lesson: "3"))),
      (
        "author translated fr a.md b.md",
        try invocation(.author, task: .translated(language: "fr", files: ["a.md", "b.md"]))
      ),
      (
        "author run 3 a.swift --full",
        try invocation(.author, options: [.full], task: .run(lesson: "3", file: "a.swift"))
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
          .purity, options: [.function], values: [.function: "reduce"], file: "a.swift")
      ),
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
      ("3", .unknownCommand("3", suggestion: "read 3")),
      ("frobnicate", .unknownCommand("frobnicate", suggestion: nil)),
      ("help tset", .unknownCommand("tset", suggestion: "test")),
      ("test --jsn", .unknownOption("--jsn", command: .test, suggestion: "--json")),
      ("read 1 --json", .unknownOption("--json", command: .read, suggestion: nil)),
      ("TEST 3", .unknownCommand("TEST", suggestion: "test")),
      ("ls", .unknownCommand("ls", suggestion: "list")),
      ("check 3", .unknownCommand("check", suggestion: "test")),
      ("Grade 3", .unknownCommand("Grade", suggestion: "test")),
      ("run", .lessonMissing(.run)),
      ("version", .unknownCommand("version", suggestion: "--version")),
      ("--version list", .unknownOption("--version", command: .list, suggestion: nil)),
      ("--jsn list", .unknownOption("--jsn", command: .list, suggestion: "--json")),
      ("test --ALL", .unknownOption("--ALL", command: .test, suggestion: "--all")),
      ("test --verbose", .unknownOption("--verbose", command: .test, suggestion: "--full")),
      ("-v", .unknownOption("-v", command: .menu, suggestion: "--version")),
      ("reset 2 -y", .unknownOption("-y", command: .reset, suggestion: "--yes")),
      ("reset 2 --force", .unknownOption("--force", command: .reset, suggestion: "--yes")),
      ("solution 2 -f", .unknownOption("-f", command: .solution, suggestion: "--anyway")),
      (
        "list --no-color", .unknownOption("--no-color", command: .list, suggestion: "--color never")
      ),
      ("test -x", .unknownOption("-x", command: .test, suggestion: nil)),
      ("test --", .unknownOption("--", command: .test, suggestion: nil)),
      ("test --timeout", .valueMissing(.timeout, command: .test)),
      ("watch --timeout", .valueMissing(.timeout, command: .watch)),
      ("--trace", .valueMissing(.trace, command: .menu)),
      ("test --lessons=", .valueMissing(.lessons, command: .test)),
      ("watch --timeout 0", .badValue("0", of: .timeout, command: .watch)),
      ("test --seed -1", .badValue("-1", of: .seed, command: .test)),
      ("list --color=blue", .badValue("blue", of: .color, command: .list)),
      ("test --all=yes", .unexpected("--all=yes", command: .test)),
      ("list 3", .unexpected("3", command: .list)),
      ("menu 3", .unexpected("3", command: .menu)),
      ("read 1 2", .unexpected("2", command: .read)),
      ("read", .lessonMissing(.read)),
      ("hint", .lessonMissing(.hint)),
      ("solution --anyway", .lessonMissing(.solution)),
      ("reset", .lessonMissing(.reset)),
      ("author", .taskMissing(.author)),
      ("author chek 3", .unknownTask("chek", suggestion: "check", command: .author)),
      ("author new", .incompleteTask(AuthorTask.Name.new.form, command: .author)),
      (
        "author translated",
        .incompleteTask(AuthorTask.Name.translated.form, command: .author)
      ),
      ("author run 3", .incompleteTask(AuthorTask.Name.run.form, command: .author)),
      ("author check 3 4", .unexpected("4", command: .author)),
      ("author run 1 2 3", .unexpected("3", command: .author)),
      ("class", .taskMissing(.class)),
      ("class grad", .unknownTask("grad", suggestion: "grade", command: .class)),
      ("class grade", .incompleteTask(ClassTask.Name.grade.form, command: .class)),
      ("class grade a b --report c", .unexpected("b", command: .class)),
      ("class grade a", .optionMissing(.report, task: "grade", command: .class)),
      (
        "class grade a --report b --shard 1/2",
        .optionMissing(.seed, task: "grade --shard", command: .class)
      ),
      ("class grade a --report b --shard 3/2", .badValue("3/2", of: .shard, command: .class)),
      ("class grade a --report b --lessons 3-1", .badValue("3-1", of: .range, command: .class)),
      ("class grade a --report b --jobs 0", .badValue("0", of: .jobs, command: .class)),
      (
        "class grade a --report b --resume --again",
        .exclusive("--resume", "--again", command: .class)
      ),
      ("class merge a --report b --jobs 2", .notForTask("--jobs", task: "merge", command: .class)),
      ("class pipeline slurp", .unknownPipeline("slurp", suggestion: "slurm")),
      ("completions", .shellMissing),
      ("purity", .fileMissing(.purity)),
      ("purity a.swift b.swift", .unexpected("b.swift", command: .purity)),
      ("completions fsh", .unknownShell("fsh", suggestion: "zsh")),
      ("completions tcsh", .unknownShell("tcsh", suggestion: nil)),
      ("completions bash zsh", .unexpected("zsh", command: .completions)),
      ("test --lines --json", .exclusive("--json", "--lines", command: .test)),
      ("test --format text --json", .exclusive("--format", "--json", command: .test)),
      ("test --format=lines --lines", .exclusive("--format", "--lines", command: .test)),
      ("test --format json --full", .exclusive("--format json", "--full", command: .test)),
      ("test --format xml", .badValue("xml", of: .format, command: .test)),
      ("test --json --full", .exclusive("--json", "--full", command: .test)),
      ("test --lines --full", .exclusive("--lines", "--full", command: .test)),
      ("test 3 4 --all", .exclusive("--all", "3", command: .test)),
      ("list --color always --plain", .exclusive("--plain", "--color always", command: .list)),
    ]
    for (line, expected) in table {
      XCTAssertThrowsError(try Invocation(arguments: line.words), line) { error in
        XCTAssertEqual(error as? UsageError, expected, line)
      }
    }
  }

  /// An invocation without going through a command line.
  private func invocation(
    _ command: CommandName, _ lessons: [String] = [], options: Set<Option> = [],
    values: [Option: String] = [:], shell: Shell? = nil, file: String? = nil,
    task: AuthorTask? = nil
  ) throws -> Invocation {
    var invocation = try Invocation(arguments: [])
    invocation.command = command
    (invocation.lessons, invocation.options, invocation.values) = (lessons, options, values)
    (invocation.shell, invocation.file, invocation.task) = (shell, file, task)
    return invocation
  }
}

extension String {
  /// The words of a command line.
  var words: [String] { split(separator: " ").map(String.init) }
}
