import Basics
import FixtureLessons
import Launching
import TestSupport
import XCTest

@testable import Curriculum
@testable import Program

/// A further language is files only: what is missing in them, or broken, is in English, and stops nothing.
final class BrokenLanguageTests: XCTestCase {
  private let language = Language("ja")

  private var files: [String: String] {
    var files = FixtureLessons.chineseFiles
    files["Lessons/Interface.zh-Hans.md"] = """
      # 言葉

      ## language.names
      日本語

      ## status.untouched
      未着手

      ## reset.done-without-backup
      元に戻しました。
      """
    files["Tests/Suites/01-count-up/Solution.zh-Hans.md"] = "## Lesson 1 · Counting up\n\n第一課\n"
    files["Tests/Suites/01-count-up/Play.zh-Hans.md"] = "# 数える\n\n## up\n\n上\n"
    files["Tests/Suites/Compiler.zh-Hans.md"] = "# 助け\n\n## cannot find\n名前を見る。\n"
    return Dictionary(
      uniqueKeysWithValues: files.map {
        ($0.key.replacing("zh-Hans", with: language.code), $0.value)
      }
    )
  }

  private func fixture() throws -> Fixture {
    let fixture = try Fixture()
    for (path, text) in files { try fixture.write(text, to: path) }
    return fixture
  }

  private func run(_ words: String, in fixture: Fixture) -> FakeRun {
    let arguments = words.split(separator: " ").map(String.init)
    return FakeRun(arguments + ["--language", language.code], in: fixture) {
      $0.environment = ["LANG": "C"]
    }
  }

  func testHowFarItIsIsToldOnce() throws {
    let fixture = try fixture()
    // A test before may have heard it.
    discard(fixture.repository.reading(language).toldExtent)
    let first = run("list", in: fixture)
    XCTAssertTrue(first.errors.hasPrefix("日本語 isn't whole yet: 3 of "), first.errors)
    XCTAssertTrue(first.errors.contains("1 of 2 lessons"), first.errors)
    XCTAssertEqual(run("list", in: fixture).errors, "")
    let more = files["Lessons/Interface.ja.md"].map { $0 + "\n\n## join.full-stop\n{text}。\n" }
    try fixture.write(more ?? "", to: "Lessons/Interface.ja.md")
    XCTAssertTrue(run("list", in: fixture).errors.contains("4 of "))
    XCTAssertEqual(run("list", in: fixture).errors, "")
  }

  func testHalfALessonIsInEnglish() throws {
    let fixture = try fixture()
    XCTAssertTrue(run("read 1", in: fixture).output.contains("往上数"))
    let path = "Lessons/01-count-up/README.ja.md"
    let half = files[path].map { $0.prefix($0.count / 3) }
    try fixture.write(String(half ?? ""), to: path)
    let read = run("read 1", in: fixture)
    XCTAssertTrue(read.output.contains("Lesson 1 · Counting up"), read.output)
    let feedback = "Tests/Suites/01-count-up/Feedback.ja.md"
    try fixture.write(files[feedback]?.replacing("Why:", with: "What:") ?? "", to: feedback)
    XCTAssertTrue(run("list", in: fixture).output.contains("Counting up"))
  }

  func testALostPlaceholderIsAFault() throws {
    let fixture = try fixture()
    try fixture.write("## plain.progress\n合格\n", to: "Lessons/Interface.ja.md")
    let check = run("author check --full", in: fixture)
    XCTAssertEqual(check.code, .failure)
    for name in ["title", "passed", "total"] {
      XCTAssertTrue(check.output.contains("“{\(name)}” is missing here"), name)
    }
  }

  func testAHeadingWithoutATextStopsNothing() throws {
    let fixture = try fixture()
    try fixture.write(
      "## doctor.start\n\n## doctor.start-any-shell\n\n## doctor.folder\n\n## doctor.healthy\n",
      to: "Lessons/Interface.ja.md")
    let run = run("doctor", in: fixture)
    XCTAssertTrue([.success, .failure].contains(run.code), run.errors)
    XCTAssertTrue(run.output.contains("Swift compiler"), run.output)
  }

  func testNoDamageStopsACommand() throws {
    let files = files.sorted { $0.key < $1.key }
    let commands = [
      "list", "read 1", "test 1", "hint 1", "solution 1 --anyway", "reset 1 --yes", "--help",
    ]
    let stub = SourceFile(FixtureLessons.upStub).tokens.map(\.text)
    let fixture = try fixture()
    try tryMutations(countedBy: "WORKBOOK_BROKEN_LANGUAGES", for: .seconds(3)) { damage in
      var broken: [String] = []
      for (path, text) in files {
        var bytes = damage.mutated(Array(text.utf8))
        if damage.number(below: 4) == 0 { bytes = Array(bytes.prefix(damage.number(below: 400))) }
        if damage.number(below: 8) == 0 { bytes = [] }
        try Data(bytes).write(to: URL(fileURLWithPath: "\(fixture.root)/\(path)"))
        broken.append("\(path): \(String(decoding: bytes, as: UTF8.self))")
      }
      for command in commands {
        let run = run(command, in: fixture)
        guard [.success, .failure].contains(run.code), run.output.count > 1 else {
          return XCTFail("\(command): \(run.errors)\n\(broken.joined(separator: "\n"))")
        }
      }
      let exercise = fixture.text(of: Fixture.exercise(Fixture.up)) ?? ""
      XCTAssertEqual(SourceFile(exercise).tokens.map(\.text), stub)
    }
  }
}
