import Curriculum
import FixtureLessons
import Launching
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What `workbook author` says of the texts in another language.
final class AuthorLanguageCommandTests: XCTestCase {
  private let feedback = "Tests/Suites/01-count-up/Feedback.md"
  private let marks = "Tests/Suites/Translated.fr.txt"

  /// A workbook whose first lesson has two twins; the program speaks English, because there is no
  /// interface in that language.
  private func fixture() throws -> Fixture {
    let fixture = try Fixture()
    for name in ["Feedback", "Stub"] {
      let twin = FixtureLessons.chineseFiles.first { $0.key.contains("/\(name).") }
      let (path, text) = try XCTUnwrap(twin)
      try fixture.write(text, to: path.replacing("zh-Hans", with: "fr"))
    }
    return fixture
  }

  func testWhatALanguageLacksIsTold() throws {
    let run = FakeRun(["author", "check", "1", "--language", "fr"], in: try fixture())
    assertText(
      run.output,
      """
      fr

      ✗ Every text has its twin, which is built as it is
        Lessons/01-count-up/README.fr.md:1: this file is missing, or can't be read.
        Tests/Suites/01-count-up/Feedback.fr.md:59: “`Counter`” is missing here.
        Tests/Suites/01-count-up/Feedback.fr.md:63: “`Counter`” is missing here.
      ✗ Every twin was looked at since the English was changed
        Tests/Suites/Translated.fr.txt:1: this file is missing, or can't be read.

      4 things are wrong with the texts in fr.
      Once you have compared a twin with its English text, say so: `swift run workbook
      author translated fr FILE`.
      """)
    XCTAssertEqual(run.code, .failure)
    XCTAssertEqual(run.errors, "")
  }

  func testATwinThatCannotBeReadIsToldWithItsPlace() throws {
    let fixture = try Fixture()
    for (path, text) in FixtureLessons.chineseFiles { try fixture.write(text, to: path) }
    let name = Language("zh-Hans").name(of: "Lessons/Interface.md")
    try FileManager.default.createSymbolicLink(
      atPath: "\(fixture.root)/\(name)", withDestinationPath: "\(Fixture.workbook.root)/\(name)")
    let path = Language("zh-Hans").name(of: feedback)
    let text = try XCTUnwrap(fixture.text(of: path))
    try fixture.write(text.replacing("Module:", with: "模块："), to: path)
    let run = FakeRun(["author", "check", "1", "--language", "zh-Hans"], in: fixture)
    XCTAssertTrue(run.output.hasPrefix("zh-Hans\n"), run.output + run.errors)
    XCTAssertTrue(run.output.contains("\(path):3: "), run.output)
    XCTAssertTrue(run.output.contains("Module:"), run.output)
    XCTAssertEqual(run.errors, "")
  }

  func testALessonIsProvedInEnglishWhateverIsSpoken() throws {
    let fixture = try Fixture()
    for (path, text) in FixtureLessons.chineseFiles { try fixture.write(text, to: path) }
    let name = Language("zh-Hans").name(of: "Lessons/Interface.md")
    try FileManager.default.createSymbolicLink(
      atPath: "\(fixture.root)/\(name)", withDestinationPath: "\(Fixture.workbook.root)/\(name)")
    let english = FakeRun(["author", "check", "1"], in: fixture)
    let chinese = FakeRun(["author", "check", "1"], in: fixture) {
      $0.environment["WORKBOOK_LANGUAGE"] = "zh-Hans"
    }
    func places(_ output: String) -> [String] {
      output.matches(of: #/(?m)^  (\S+:\d+): /#).map { String($0.1) }
    }
    XCTAssertFalse(places(english.output).isEmpty, english.output)
    XCTAssertEqual(places(chinese.output), places(english.output))
    XCTAssertTrue(chinese.output.contains("往上数"), chinese.output)
  }

  func testWhatWasLookedAtIsMarked() throws {
    let fixture = try fixture()
    let twin = feedback.replacing(".md", with: ".fr.md")
    let run = FakeRun(["author", "translated", "fr", twin], in: fixture)
    let count = try contents(of: "\(fixture.root)/\(feedback)").matches(of: /(?m)^#/).count
    XCTAssertTrue(
      run.output.hasPrefix(
        "\(count) marks were renewed in \(marks). These sections count as\ncompared with their twins:\n"
          + "  \(feedback) # Counting up\n"), run.output)
    XCTAssertEqual(run.code, .success, run.errors)
    XCTAssertEqual(fixture.text(of: marks)?.split(separator: "\n").count, count)

    let again = FakeRun(["author", "translated", "fr", feedback], in: fixture)
    assertText(
      again.output, "Nothing was to be renewed: every mark in \(marks) is as\nits text.")
    let all = FakeRun(["author", "translated", "fr"], in: fixture)
    XCTAssertTrue(all.output.hasPrefix("One mark was renewed in"), all.output)
    XCTAssertTrue(all.output.hasSuffix("\n  Tests/Suites/01-count-up/Stub.swift\n"), all.output)
    let text = try XCTUnwrap(fixture.text(of: feedback))
    try fixture.write(text.replacing("# Counting up\n", with: "# Counting on\n"), to: feedback)
    let other = FakeRun(["author", "translated", "fr"], in: fixture)
    XCTAssertTrue(other.output.contains("  \(feedback) # Counting on\n"), other.output)
    XCTAssertTrue(
      other.output.hasSuffix("aren't there any more:\n  \(feedback) # Counting up\n")
        || other.output.contains("isn't there any more:"), other.output)
  }

  func testWhatCannotBeMarkedIsExplained() throws {
    let fixture = try fixture()
    let before = fixture.paths(below: "Tests")
    let rows: [(arguments: [String], code: ExitCode, errors: String)] = [
      (["fr", "README.md"], .usage, "README.md is none of the texts"),
      (
        ["fr", "Lessons/01-count-up/README.md"], .failure,
        "there is no Lessons/01-count-up/README.fr.md"
      ),
      (["it"], .usage, "The workbook doesn't speak “it”"),
      (["en"], .usage, "The workbook doesn't speak “en”"),
      (["../fr"], .usage, "The workbook doesn't speak “../fr”"),
    ]
    for row in rows {
      let run = FakeRun(["author", "translated"] + row.arguments, in: fixture)
      XCTAssertEqual(run.code, row.code, "\(row.arguments)")
      let errors = run.errors.replacing("\n", with: " ")
      XCTAssertTrue(errors.contains(row.errors), "\(row.arguments): \(errors)")
      XCTAssertEqual(run.output, "")
    }
    XCTAssertEqual(fixture.paths(below: "Tests"), before)
    let unknown = FakeRun(["author", "check", "1", "--language", "../fr"], in: fixture)
    XCTAssertEqual(unknown.code, .usage)
  }
}
