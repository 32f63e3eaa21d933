import FixtureLessons
import Launching
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// In another language, whatever a command prints: no English is left but code and names.
final class EnglishLeftInCommandsTests: CachedTestCase {
  private let language = Language("zh-Hans")
  /// What was typed wrongly, what the fixture's second lesson is called, and what the compiler says.
  private let fixtureWords: Set<String> = [
    "Counting", "down", "mine", "ada", "seven", "lst", "ful", "chk", "tcsh", "coun", "have", "has",
    "member",
  ]

  private func check(
    _ arguments: [String], in fixture: Fixture, names: Set<String>, lines: [String] = [],
    line: UInt = #line
  ) {
    let run = FakeRun(arguments + ["--language", language.code], in: fixture) { $0.lines = lines }
    let text = run.output + run.errors
    XCTAssertFalse(text.isEmpty, "\(arguments)", line: line)
    // Where something stands on this machine is nobody's language.
    let told = text.replacing(#/\/[^\s，。）]+/#, with: " ")
    XCTAssertEqual(
      Set(englishWords(in: told, but: names)).sorted(), [], "\(arguments):\n\(text)", line: line)
  }

  private func names(in fixture: Fixture) throws -> Set<String> {
    var names = try LatinNames(in: WalkLanguage(language)).words.union(fixtureWords)
    for command in CommandName.allCases {
      for word in [command.rawValue] + command.usage + command.tasks.map(\.form) {
        names.formUnion(latinWords(in: word))
      }
    }
    names.formUnion(Option.allCases.flatMap { latinWords(in: $0.form) })
    names.formUnion(latinWords(in: FixtureLessons.upSolution))
    // What was asked for is typed as it is.
    return names.union(latinWords(in: fixture.root)).union(latinWords(in: language.code))
  }

  func testHelp() throws {
    let fixture = try LanguageTests.chineseFixture()
    let names = try names(in: fixture)
    for command in CommandName.allCases {
      let word = command == .menu ? [] : [command.rawValue]
      check(word + ["--help"], in: fixture, names: names)
    }
    check(["--version"], in: fixture, names: names)
  }

  func testWhatIsWrongWithACommandLine() throws {
    let fixture = try LanguageTests.chineseFixture()
    let names = try names(in: fixture)
    let wrong = [
      "lst", "test seven", "test 9", "test --ful", "test --seed x", "test --timeout 0",
      "test --format x", "test --json --lines", "test --all 1", "read", "hint", "reset 1 2",
      "purity", "purity none.swift", "completions", "completions tcsh", "author", "author chk",
      "author new", "class", "class grade", "class grade none --report r", "class pipeline x",
      "test --lessons none", "read Lessons/../x.swift",
    ]
    for words in wrong {
      check(words.split(separator: " ").map(String.init), in: fixture, names: names)
    }
  }

  func testTheWayOfALearner() throws {
    let fixture = try LanguageTests.chineseFixture()
    let names = try names(in: fixture)
    func run(_ words: String, _ lines: [String] = [], line: UInt = #line) {
      check(
        words.split(separator: " ").map(String.init), in: fixture, names: names, lines: lines,
        line: line)
    }
    run("list")
    run("read 1", ["a", "b", ""])
    run("test 1")
    run("hint 1")
    run("solution 1")
    let exercise = Fixture.exercise(Fixture.up)
    for wrong in [
      FixtureLessons.upSolution.replacing("count + 1", with: "count"),
      FixtureLessons.upSolution.replacing("func twice", with: "func other"),
      FixtureLessons.upSolution.replacing("count + 1", with: "coun + 1"),
      FixtureLessons.upStub.replacing("return counter", with: "fatalError(\"mine\")"),
    ] {
      try fixture.write(wrong, to: exercise)
      run("test 1 --full")
      run("hint 1")
    }
    run("solution 1 --anyway")
    run("reset 1", ["n"])
    run("reset 1 --yes")
    run("reset 1 --undo")
    try fixture.write(FixtureLessons.upSolution, to: exercise)
    run("test 1")
    run("test --all")
    run("run 1")
    run("doctor")
    run("", ["?", "/派发", "1", "o", "q", "v 1", "f 1", "g 1", "zzz", "t x", "q", "q"])
    try fixture.remove(exercise)
    run("test 1")
    run("list")
  }

  func testTheWaysOfTeachersAndAuthors() throws {
    let fixture = try LanguageTests.chineseFixture()
    let names = try names(in: fixture)
    func run(_ words: String, line: UInt = #line) {
      check(
        words.split(separator: " ").map(String.init), in: fixture, names: names, line: line)
    }
    let impure = FixtureLessons.upSolution.replacing(
      "  return Counter", with: "  print(1)\n  return Counter")
    try fixture.write(impure, to: "class/ada/01-count-up/Exercise.swift")
    try fixture.write("what is it?", to: "class/bob/notes.txt")
    run("purity class/ada/01-count-up/Exercise.swift")
    run("play 1")
    run("author run 1 class/ada/01-count-up/Exercise.swift")
    run("author check 1")
    run("author check 1 --full")
    run("class grade class --report report")
    run("class grade class --report report")
    run("class merge report --report merged")
  }
}
