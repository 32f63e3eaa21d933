import Curriculum
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What bash, zsh and fish complete, asked of the shells themselves.
final class CompletionTests: LongTestCase {
  func testBash() throws { try check(.bash) }
  func testZsh() throws { try check(.zsh) }
  func testFish() throws { try check(.fish) }

  private func check(_ shell: Shell) throws {
    let course = try Course(repository: Fixture.workbook)
    let script = CompletionScript(
      course: course, words: try realWords(),
      languages: try Fixture.workbook.languages.map(\.code))
    let questions = questions(about: script)
    // Everything that can stand behind `workbook` can stand behind `swift run workbook`; of that some
    // is asked, in turn, because a shell takes its time.
    let starts = ["workbook", "swift run workbook", "swift run -c release workbook"]
    let asked = starts.enumerated().map { place, start in
      (start, questions.enumerated().filter { place == 0 || $0.offset % 4 == place }.map(\.element))
    }
    let lines = asked.flatMap { start, questions in questions.map { "\(start) \($0.line)" } }
    let answers = try ShellQuestion(shell, script: script.text(for: shell, in: Fixture.workbook))
      .answers(to: lines + ["swift run wo", "swift run work", "swift build"])
    for (start, questions) in asked {
      for question in questions {
        let line = "\(start) \(question.line)"
        let answer = try XCTUnwrap(answers[line], line)
        // fish goes on with what only holds the letters; that is its own affair.
        let start = plain(line.split(separator: " ", omittingEmptySubsequences: false).last ?? "")
        let words = Set(answer.keys.map(plain)).filter { shell != .fish || $0.hasPrefix(start) }
        XCTAssertEqual(words.subtracting(question.also), question.expected, "\(shell): \(line)")
        guard shell != .bash else { continue }
        for (word, meaning) in answer where question.meanings[plain(word)] != nil {
          // zsh cuts it off where its line ends.
          let whole = question.meanings[plain(word)] ?? ""
          XCTAssertTrue(whole.hasPrefix(meaning) && meaning.count > 5, "\(shell): \(line)")
          if shell == .fish { XCTAssertEqual(meaning, whole, line) }
        }
      }
    }
    for line in ["swift run wo", "swift run work"] {
      XCTAssertEqual(answers[line].map { Set($0.keys) }, ["workbook"], line)
    }
  }

  /// Folders, spaces and what stands behind `=` are shown in different ways.
  private func plain(_ word: some StringProtocol) -> String {
    let parts = word.split(separator: "=", omittingEmptySubsequences: false)
    return String(parts.last ?? "").replacing(#//$|^\.//#, with: "").replacing("\\ ", with: " ")
  }

  private struct Question {
    /// Behind the program.
    var line: String
    var expected: Set<String>
    var meanings: [String: String] = [:]
    /// What may be said beside it.
    var also: Set<String> = []
  }

  private func questions(about script: CompletionScript) -> [Question] {
    let commands = script.commands
    let flags = Set(CommandName.allCases.flatMap(\.options).flatMap { [$0.flag, $0.shortFlag] })
    let meanings = Dictionary(uniqueKeysWithValues: commands.map { ($0.word, $0.meaning) })
    // zsh offers options where nothing else can stand.
    let options = Set(flags.compactMap { $0 })
    var questions = [
      Question(line: "", expected: Set(commands.map(\.word)), meanings: meanings, also: options),
      Question(line: "te", expected: ["test"], meanings: meanings),
      Question(line: "re", expected: ["read", "reset"], meanings: meanings),
      Question(line: "frob", expected: []),
      Question(line: "--plain te", expected: ["test"]),
      Question(line: "--color never co", expected: ["completions"]),
      Question(line: "test --json --li", expected: []),
      Question(line: "test --lines --fu", expected: []),
      Question(line: "test --full --js", expected: []),
      Question(line: "test --all ", expected: [], also: options),
      Question(line: "test 3 --al", expected: []),
      Question(line: "test --color=al", expected: ["always"]),
      Question(line: "test --color=", expected: ["auto", "always", "never"]),
      Question(line: "test --lessons inn", expected: ["inner folder"]),
      // zsh shows files where there is no folder.
      Question(line: "test --lessons fil", expected: [], also: ["file.txt"]),
      Question(line: "--trace fil", expected: ["file.txt"]),
      Question(line: "test ./fil", expected: ["file.txt"]),
      Question(line: "purity fil", expected: ["file.txt"]),
      Question(line: "purity ./fil", expected: ["file.txt"]),
      Question(line: "test --seed 3 0", expected: Set(lessons(script).filter { $0.count > 1 })),
      Question(
        line: "author ", expected: ["new", "check", "derive", "run", "translated", "course"],
        also: options),
      Question(line: "author new ", expected: [], also: options),
      Question(line: "author check ", expected: Set(lessons(script)), also: options),
      Question(line: "author run ", expected: Set(lessons(script)), also: options),
      Question(line: "author run 3 fil", expected: ["file.txt"]),
      Question(
        line: "author translated ", expected: Set(script.languages).subtracting(["en"]),
        also: options),
      Question(line: "author translated zh-Hans fil", expected: ["file.txt"]),
      Question(line: "author translated zh-Hans file.txt fil", expected: ["file.txt"]),
      Question(line: "completions ", expected: ["bash", "zsh", "fish"], also: options),
    ]
    for command in CommandName.offered {
      let start = command.rawValue
      let meanings = command.options.map { ($0.flag, script.meaning(of: $0)) }
      questions.append(
        Question(
          line: "\(start) --", expected: Set(command.options.map(\.flag)),
          meanings: Dictionary(uniqueKeysWithValues: meanings)))
      guard command.operands.kind == .lesson else { continue }
      let most = command.operands.count.upperBound
      for number in 0...2 {
        let line = ([start] + Array(repeating: "2", count: number)).joined(separator: " ")
        questions.append(
          Question(
            line: line + " ", expected: number < most ? Set(lessons(script)) : [], also: options))
      }
      for option in command.options {
        guard case .oneOf(let values) = option.value else { continue }
        questions.append(Question(line: "\(start) \(option.flag) ", expected: Set(values)))
      }
    }
    return questions
  }

  private func lessons(_ script: CompletionScript) -> [String] {
    script.course.lessons.flatMap { ["\($0.number)", $0.id] }
  }

  /// The order of the lessons is the one in which they are taken.
  func testFishKeepsTheOrderOfTheLessons() throws {
    let script = CompletionScript(
      course: try Course(repository: Fixture.workbook), words: try realWords(),
      languages: try Fixture.workbook.languages.map(\.code))
    let lines = try script.text(for: .fish, in: Fixture.workbook).split(separator: "\n")
      .filter { $0.contains("is read;") }
    let words = lines.compactMap { $0.firstMatch(of: #/ -k -a (\S+) /#)?.1 }
    XCTAssertEqual(words.map(String.init), lessonsInOrder(script).reversed())
  }

  private func lessonsInOrder(_ script: CompletionScript) -> [String] {
    script.course.lessons.map { "\($0.number)" } + script.course.lessons.map(\.id)
  }

  func testWhatWasTaughtBeforeAboutSwiftGoesOn() throws {
    let script = CompletionScript(
      course: try Course(repository: Fixture.workbook), words: try realWords(),
      languages: try Fixture.workbook.languages.map(\.code))
    let befores: [Shell: String] = [
      .bash: "_before() { COMPREPLY=(build); }; complete -F _before swift",
      .zsh: "_before() { compadd build }; compdef _before swift",
      .fish: "complete -c swift -f -a build",
    ]
    for (shell, before) in befores {
      // Taught twice, as by two start files.
      let text = try script.text(for: shell, in: Fixture.workbook)
      let all = ([before, text, text].joined(separator: "\n"))
      guard let question = try? ShellQuestion(shell, script: all) else { continue }
      let answers = try question.answers(to: ["swift bui", "swift run workbook tes"])
      XCTAssertEqual(answers["swift bui"].map { Set($0.keys) }, ["build"], "\(shell)")
      let taught = answers["swift run workbook tes"].map { Set($0.keys) } ?? []
      XCTAssertTrue(taught.contains("test"), "\(shell) \(taught)")
    }
  }

  func testTheCommandPrintsTheScript() throws {
    let fixture = try Fixture()
    for shell in Shell.allCases {
      let run = FakeRun(["completions", shell.rawValue], in: fixture)
      XCTAssertTrue(run.output.contains("01-count-up"), run.output)
      XCTAssertEqual(run.errors, "")
      XCTAssertEqual(run.code, .success)
    }
  }
}
