import Basics
import FixtureLessons
import Grading
import Launching
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// The program speaks the language that somebody asks for.
final class LanguageTests: XCTestCase {
  /// A workbook whose first lesson stands in Chinese, too.
  static func chineseFixture() throws -> Fixture {
    let fixture = try Fixture()
    for (path, text) in FixtureLessons.chineseFiles { try fixture.write(text, to: path) }
    for path in ["Lessons/Interface.md", "Lessons/Course.md", "Tests/Suites/Compiler.md"] {
      let name = Language("zh-Hans").name(of: path)
      try FileManager.default.createSymbolicLink(
        atPath: "\(fixture.root)/\(name)", withDestinationPath: "\(Fixture.workbook.root)/\(name)")
    }
    return fixture
  }

  /// The language in which lessons are listed.
  private func code(
    _ arguments: [String] = [], _ environment: [String: String] = [:], in fixture: Fixture
  ) -> String {
    let run = FakeRun(["list"] + arguments, in: fixture) { $0.environment = environment }
    XCTAssertEqual(run.code, .success, run.errors)
    switch (run.output.contains("往上数"), run.output.contains("Counting up")) {
    case (true, false): return "zh-Hans"
    case (false, true): return "en"
    default: return run.output
    }
  }

  func testTheFirstWishThatSomebodyHasCounts() throws {
    let fixture = try Self.chineseFixture()
    let chinese = "zh_CN.UTF-8"
    let rows: [(arguments: [String], environment: [String: String], expected: String)] = [
      ([], [:], "en"),
      ([], ["LANG": chinese], "zh-Hans"),
      ([], ["LANG": "zh_SG.utf8"], "zh-Hans"),
      ([], ["LANG": "zh_TW.UTF-8"], "zh-Hans"),
      ([], ["LANG": "zh_HK.UTF-8"], "zh-Hans"),
      ([], ["LANG": "de_CH.UTF-8"], "en"),
      ([], ["LANG": "zh_CN.GB18030"], "en"),
      ([], ["LANG": chinese, "LC_MESSAGES": "en_US.UTF-8"], "en"),
      ([], ["LANG": "en_US.UTF-8", "LC_MESSAGES": chinese], "zh-Hans"),
      ([], ["LC_ALL": chinese, "LC_MESSAGES": "en_US.UTF-8"], "zh-Hans"),
      ([], ["LC_ALL": "", "LANG": chinese], "zh-Hans"),
      ([], ["LC_ALL": "C.UTF-8", "LANG": chinese], "en"),
      ([], ["WORKBOOK_LANGUAGE": "zh-Hans"], "zh-Hans"),
      ([], ["WORKBOOK_LANGUAGE": "en", "LC_ALL": chinese], "en"),
      ([], ["WORKBOOK_LANGUAGE": "", "LC_ALL": chinese], "zh-Hans"),
      (["--language", "en"], ["WORKBOOK_LANGUAGE": "zh-Hans"], "en"),
      (["--language=zh-Hans"], ["WORKBOOK_LANGUAGE": "en"], "zh-Hans"),
      (["--language", "ZH_cn"], [:], "zh-Hans"),
      (["--language", "中文"], [:], "zh-Hans"),
      (["--language", "English"], ["LANG": chinese], "en"),
    ]
    for row in rows {
      XCTAssertEqual(
        code(row.arguments, row.environment, in: fixture), row.expected,
        "\(row.arguments) \(row.environment)")
    }
  }

  func testAnUnknownLanguageSaysWhichThereAre() throws {
    let fixture = try Self.chineseFixture()
    let asked = FakeRun(["list", "--language", "tlh"], in: fixture)
    XCTAssertEqual(asked.code, .usage)
    assertText(
      asked.errors.split(separator: "\n").prefix(2).joined(separator: "\n"),
      """
      The workbook doesn't speak “tlh”, only `en`, `zh-Hans`. See `swift run workbook
      --help`.
      """)
    let set = FakeRun(["list"], in: fixture) { $0.environment = ["WORKBOOK_LANGUAGE": "tlh"] }
    XCTAssertEqual(set.code, .usage)
    XCTAssertTrue(set.errors.contains("“tlh”"), set.errors)
  }

  func testAnUnknownLanguageIsRefusedInTheOneThatIsSpoken() throws {
    let fixture = try Self.chineseFixture()
    for (arguments, environment) in [
      (["--language", "tlh"], ["LANG": "zh_CN.UTF-8"]),
      ([], ["LANG": "zh_CN.UTF-8", "WORKBOOK_LANGUAGE": "tlh"]),
    ] {
      let run = FakeRun(["list"] + arguments, in: fixture) { $0.environment = environment }
      XCTAssertEqual(run.code, .usage)
      XCTAssertTrue(run.errors.contains("没有“tlh”这种语言"), run.errors)
    }
  }

  func testALanguageThatWasAskedForIsWrittenInUTF8() throws {
    let fixture = try Self.chineseFixture()
    let plain = ["LC_ALL": "C"]
    let list = FakeRun(["list", "--language", "zh-Hans"], in: fixture) { $0.environment = plain }
    XCTAssertTrue(list.output.contains("往上数"), list.output)
    let wrong = FakeRun(["lst", "--language", "zh-Hans"], in: fixture) { $0.environment = plain }
    XCTAssertTrue(wrong.errors.contains("没有命令“lst”"), wrong.errors)
    let menu = FakeRun([], in: fixture) {
      ($0.environment, $0.lines) = (plain, ["L", "nonsense", "q"])
    }
    XCTAssertTrue(menu.output.contains("往上数"), menu.output)
    XCTAssertFalse(menu.output.contains("???"), menu.output)
    let kept = FakeRun(["list"], in: fixture) { $0.environment = plain }
    XCTAssertTrue(kept.output.contains("往上数"), kept.output)
    let english = FakeRun(["list", "--language", "en"], in: fixture) { $0.environment = plain }
    XCTAssertTrue(english.output.utf8.allSatisfy { $0 < 0x80 }, english.output)
  }

  func testWhatIsWrongWithACommandLineIsSaidInTheLanguageThatItAsksFor() throws {
    let run = FakeRun(["lst", "--language", "zh-Hans"], in: try Self.chineseFixture())
    XCTAssertEqual(run.code, .usage)
    XCTAssertFalse(run.errors.contains("There is"), run.errors)
    XCTAssertTrue(run.errors.contains("lst"), run.errors)
  }

  func testWhatStandsInEnglishOnlyIsRead() throws {
    let fixture = try Self.chineseFixture()
    let list = FakeRun(["list", "--language", "zh-Hans"], in: fixture).output
    XCTAssertTrue(list.contains("往上数") && list.contains("Counting down"), list)
    let read = FakeRun(["read", "2", "--language", "zh-Hans"], in: fixture)
    XCTAssertEqual(read.code, .success)
    XCTAssertTrue(read.output.contains("Lesson 2"), read.output)
  }

  func testAnUntouchedStubChangesWithTheLanguage() throws {
    let fixture = try Self.chineseFixture()
    for (other, stub, language) in [
      (FixtureLessons.chineseUpStub, FixtureLessons.upStub, "en"),
      (FixtureLessons.upStub, FixtureLessons.chineseUpStub, "zh-Hans"),
    ] {
      try fixture.write(other, to: Fixture.exercise(Fixture.up))
      let list = FakeRun(["list", "--json", "--language", language], in: fixture).output
      XCTAssertEqual(list.split(separator: "\"untouched\"").count, 3, list)
      let test = FakeRun(["test", "1", "--language", language], in: fixture)
      XCTAssertEqual(test.code, .failure)
      XCTAssertEqual(fixture.text(of: Fixture.exercise(Fixture.up)), stub)
    }
  }

  func testAStubInAnotherLanguageIsNothingToKeep() throws {
    let fixture = try Self.chineseFixture()
    try fixture.write(FixtureLessons.upStub + "\n", to: Fixture.exercise(Fixture.up))
    let kept = FakeRun(["reset", "1", "--yes", "--language", "zh-Hans"], in: fixture)
    XCTAssertTrue(kept.output.contains(".workbook/"), kept.output)
    for language in ["en", "zh-Hans"] {
      let reset = FakeRun(["reset", "1", "--yes", "--language", language], in: fixture)
      XCTAssertFalse(reset.output.contains(".workbook/"), reset.output)
    }
  }

  private func opened(_ fixture: Fixture) throws -> Session {
    try Session(
      context: .process(judging: FixtureLessons.suites), repository: fixture.repository,
      course: Course(repository: fixture.repository), words: Words(in: fixture.repository),
      log: ProgressLog(repository: fixture.repository),
      statuses: LessonStatuses(repository: fixture.repository))
  }

  func testABegunExerciseStaysAndTheStubInTheLanguageIsNamed() throws {
    let fixture = try Self.chineseFixture()
    let begun = FixtureLessons.upStub.replacing("return counter", with: "return Counter()")
    try fixture.write(begun, to: Fixture.exercise(Fixture.up))
    let session = try opened(fixture).speaking(Language("zh-Hans"))
    session.translateStubs()
    XCTAssertEqual(fixture.text(of: Fixture.exercise(Fixture.up)), begun)
    let stub = Language("zh-Hans").name(of: "Tests/Suites/\(Fixture.up)/Stub.swift")
    XCTAssertEqual(session.rows().map(\.stub), [stub, nil])
    XCTAssertEqual(try opened(fixture).rows().map(\.stub), [nil, nil])
  }

  func testAResetPutsTheStubOfTheLanguageInUseThere() throws {
    let fixture = try Self.chineseFixture()
    for (language, stub) in [
      ("zh-Hans", FixtureLessons.chineseUpStub), ("en", FixtureLessons.upStub),
    ] {
      try fixture.write("// mine", to: Fixture.exercise(Fixture.up))
      let run = FakeRun(["reset", "1", "--yes", "--language", language], in: fixture)
      XCTAssertEqual(run.code, .success, run.errors)
      XCTAssertEqual(fixture.text(of: Fixture.exercise(Fixture.up)), stub)
    }
  }

  /// The data stay, and so does what was kept; the texts follow.
  func testAVerdictIsToldAgainInAnotherLanguage() throws {
    let fixture = try Self.chineseFixture()
    let wrong = FixtureLessons.upSolution.replacing("count + 1", with: "count")
    try fixture.write(wrong, to: Fixture.exercise(Fixture.up))
    let chinese = FakeRun(["test", "1", "--json", "--language", "zh-Hans"], in: fixture)
    XCTAssertEqual(chinese.code, .failure)
    XCTAssertTrue(chinese.output.contains("`up` 多数一个"), chinese.output)
    XCTAssertTrue(chinese.output.contains("\"id\" : \"up.adds-one\""), chinese.output)
    let log = fixture.text(of: ".workbook/progress.jsonl")
    let english = FakeRun(["hint", "1"], in: fixture)
    XCTAssertTrue(english.output.contains("Which number follows?"), english.output)
    XCTAssertTrue(fixture.text(of: ".workbook/progress.jsonl")?.hasPrefix(log ?? "-") == true)
  }

  func testAQuestionIsKnownInEveryLanguage() throws {
    let fixture = try Self.chineseFixture()
    let answered = FakeRun(["read", "1", "--language", "zh-Hans"], in: fixture) {
      $0.lines = ["ｂ", "", ""]
    }
    XCTAssertEqual(answered.code, .success, answered.errors)
    let event = fixture.events.first { $0.contains("answered") } ?? ""
    XCTAssertTrue(event.contains("What comes after"), fixture.events.joined(separator: "\n"))
    XCTAssertTrue(event.contains("\"isRight\":true"), event)
  }

  // MARK: The switch in the menu of lines

  func testTheSwitchIsKept() throws {
    let fixture = try Self.chineseFixture()
    let run = FakeRun([], in: fixture) { $0.lines = ["L", "q"] }
    XCTAssertEqual(run.code, .success)
    XCTAssertTrue(run.output.contains("Counting up"), run.output)
    XCTAssertTrue(run.output.contains("往上数"), run.output)
    XCTAssertEqual(fixture.text(of: ".workbook/language"), "zh-Hans\n")
    XCTAssertEqual(code(in: fixture), "zh-Hans")
    XCTAssertEqual(code([], ["LANG": "en_US.UTF-8"], in: fixture), "zh-Hans")
    XCTAssertEqual(code([], ["WORKBOOK_LANGUAGE": "en"], in: fixture), "en")
    let back = FakeRun([], in: fixture) { $0.lines = ["language", "q"] }
    XCTAssertEqual(back.code, .success)
    XCTAssertEqual(code([], ["LANG": "zh_CN.UTF-8"], in: fixture), "en")
  }

  func testTheSwitchKeepsThePlaceInAText() throws {
    let run = FakeRun([], in: try Self.chineseFixture()) {
      $0.lines = ["1", "a", "L", "b", "q", "q"]
    }
    XCTAssertEqual(run.code, .success)
    // Asked in English, answered wrongly, told so in Chinese, and asked once more.
    let told = [
      "What comes after 1?", "is one less.", "1 后面是几？", "少了一。", "比前一个多一。", "写 up。",
    ]
    var rest = run.output[...]
    for text in told {
      guard let place = rest.range(of: text) else { return XCTFail("“\(text)”: \(run.output)") }
      rest = rest[place.upperBound...]
    }
  }

  func testTheFirstScreenOffersTheNextLanguageUntilOneIsChosen() throws {
    let fixture = try Self.chineseFixture()
    func offered(_ environment: [String: String]) throws -> String? {
      let choice = LanguageChoice(
        wish: nil, environment: environment, repository: fixture.repository)
      var session = try opened(fixture)
      session.context.environment = environment
      session.repository.language = choice.language
      session.offersLanguage = !choice.isMade
      return session.offeredLanguage
    }
    XCTAssertEqual(try offered(["LANG": "en_US.UTF-8"]), "中文")
    XCTAssertEqual(try offered(["LANG": "zh_CN.UTF-8"]), "English")
    XCTAssertEqual(try offered(["LANG": "C"]), "Chinese")
    XCTAssertNil(try offered(["WORKBOOK_LANGUAGE": "en"]))
    for columns in 60...140 {
      var player = try WindowPlayer(columns: columns, rows: 20)
      player.state.offeredLanguage = "中文"
      let keys = player.window.lines(for: player.state).last?.plainText.trimmed ?? ""
      XCTAssertTrue(keys.hasPrefix("L 中文 · "), "\(columns): \(keys)")
    }
    LanguageChoice.keep(.english, in: fixture.repository)
    XCTAssertNil(try offered(["LANG": "zh_CN.UTF-8"]))
  }

  func testWhatSomebodyHasWrittenIsLeftAlone() throws {
    let fixture = try Self.chineseFixture()
    for text in ["// mine\n", FixtureLessons.upStub + "\n"] {
      try fixture.write(text, to: Fixture.exercise(Fixture.up))
      _ = FakeRun([], in: fixture) { $0.lines = ["L", "v 1", "L", "q"] }
      XCTAssertEqual(fixture.text(of: Fixture.exercise(Fixture.up)), text)
    }
  }
}
