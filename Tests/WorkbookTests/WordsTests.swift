import Curriculum
import Foundation
import Purity
import Traces
import XCTest

@testable import Classroom
@testable import Curriculum
@testable import Interface
@testable import Program

/// `Lessons/Interface.md` and the sentences in the code belong together.
final class WordsTests: XCTestCase {
  /// The sources of those that say something, and of the enums whose cases they say.
  private func sources() throws -> [String] {
    let folder = "\(try Fixture.workbook.root)/Sources"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return try files.filter { $0.hasSuffix(".swift") }.map { try contents(of: "\(folder)/\($0)") }
  }

  func testEverySentenceHasItsTextAndEveryTextItsSentence() throws {
    let said = SaidSentences(in: try sources())
    XCTAssertGreaterThan(said.calls.count, 400)
    XCTAssertGreaterThan(said.cases.count, 10)
    // Whoever makes or reads a file says the same of it.
    let elsewhere: Set = [
      "new.not-readable", "new.not-writable", "error.damaged", "error.exercise", "lines.unknown",
      "player.failed", "fault.no-suite", "fault.submission", "fault.amount",
    ]
    XCTAssertEqual(said.faults(in: try realWords().texts, elsewhere: elsewhere), [])
  }

  func testEveryNameThatIsPartOfAKeyHasItsText() throws {
    let texts = try realWords().texts
    let statuses = ExerciseResult.Status.allCases.map(\.rawValue)
    let keys =
      CommandName.allCases.flatMap { ["command.\($0.rawValue)", "help.\($0.rawValue)"] }
      + Option.allCases.map { "option.\($0.rawValue)" }
      + LineCommand.allCases.map { "line.\($0.rawValue)" }
      + ["again", "hint", "lesson", "reset", "stuck", "test"]
      .flatMap { ["next.\($0)", "menu.next-\($0)"] } + ["next.read", "menu.next-edit"]
      + [
        "back-tab", "backspace", "delete", "end", "enter", "escape", "home", "page-down", "page-up",
      ]
      .map { "key-name.\($0)" } + ["key-name.tab"]
      + statuses.flatMap { ["class.amount-\($0)", "report.status-\($0)"] }
      + statuses.filter { !["passed", "failed"].contains($0) }.map { "class.\($0)" }
      + ClassChange.Reason.allCases.map { "class.reason-\($0.rawValue)" }
      + MergeError.Difference.allCases.map { "merge.\($0.rawValue)" }
      + Sandbox.Part.allCases.map { "doctor.no-\($0.rawValue)" }
    let deeds =
      ReasonKind.allCases.map(\.rawValue) + [
        "prints", "object-change", "object-change-by", "object-state-by", "not-understood",
      ]
    let all = keys + deeds.map { "purity-deed.\($0)" }
    XCTAssertEqual(all.filter { texts[$0] == nil }, [])
  }

  func testASentenceThatDoesNotFitItsTextIsFound() {
    let source = """
      enum Fault { case notUTF8, twice(name: String, Int), `none` }
      extension Fault: SentenceKey { package static let heading = "a." }
      func say() {
        words("a.plain")
        words(isLate ? "a.late" : "a.early")
        words("a.full", ["name": name, "count": f("count")])
        words(Sentence(Fault.none, ["what": 1]))
        words("b.\\(name)", ["more": 1])
      }
      """
    let texts = [
      "a.plain": "Plain.", "a.late": "Late.", "a.early": "Early.", "a.full": "{count} of {name}",
      "a.not-utf8": "No text.", "a.twice": "{name}", "a.none": "None {what}", "b.any": "Any.",
      "launcher.x": "{path}",
    ]
    func faults(after changes: [String: String?] = [:]) -> [String] {
      var changed = texts
      for (key, text) in changes { changed[key] = text }
      return SaidSentences(in: [source]).faults(in: changed)
    }
    XCTAssertEqual(faults(), [])
    XCTAssertEqual(faults(after: ["a.plain": nil]), ["a.plain: no text"])
    XCTAssertEqual(faults(after: ["a.not-utf8": nil]), ["a.not-utf8: no text"])
    XCTAssertEqual(faults(after: ["a.more": "More."]), ["a.more: nothing says it"])
    XCTAssertEqual(faults(after: ["a.plain.one": "One."]), ["a.plain: no value for {count}"])
    XCTAssertEqual(faults(after: ["a.plain": "A {lie}."]), ["a.plain: no value for {lie}"])
    XCTAssertEqual(faults(after: ["a.twice": "A {lie}."]), ["a.twice: no value for {lie}"])
    XCTAssertEqual(faults(after: ["a.full": "{count}"]), ["a.full: no text with {name}"])
    XCTAssertEqual(faults(after: ["a.full": "{name}", "a.full.one": "One {name}"]), [])
    XCTAssertEqual(
      SaidSentences(in: [source.replacing("enum Fault", with: "enum Other")]).faults(in: texts),
      [
        "a.none: nothing says it", "a.not-utf8: nothing says it", "a.twice: nothing says it",
        "Fault: no such enum",
      ])
  }

  func testNoTextIsEmpty() throws {
    for (key, text) in try realWords().texts { XCTAssertNotEqual(text, "", key) }
  }

  func testTheWordsForHowFarSomethingIsAreTheOnesAtTheHead() throws {
    let path = try Fixture.workbook.interface
    var text = try String(contentsOfFile: path, encoding: .utf8)
    let head = text.components(separatedBy: "\n## ")[0]
    for word in [
      "untouched", "changed", "doesn't compile", "incomplete", "failed", "passed", "unreadable",
      "not begun", "begun", "crashed", "timed out", "waiting", "not made",
    ] {
      XCTAssertTrue(head.contains("`\(word)`"), word)
    }
    // These say something else with the same letters.
    let others = [
      "so nothing could be checked", "started hundreds of threads", "## keys.draft-done\ndone",
      "could not be started", "can't be started",
    ]
    for other in others { text = text.replacing(other, with: "") }
    text = text.replacing(/\n## .*/, with: "")
    text = text.replacing(/\{[a-z]+\}/, with: "")
    let old = /\b(?:done|started|checked|not started|is written yet|was tested yet)\b/
    XCTAssertEqual(text.matches(of: old).map { String($0.0) }, [])
  }

  func testTheTextReachesFromItsHeadingToTheNext() {
    let text = "## menu.title\n\n\none\n\n# two\n\n## menu.keys\nthree\n\n"
    let words = Words(parsing: "# Title\n\nintroduction\n\n\(text)")
    XCTAssertEqual(Set(words.texts.keys), ["menu.title", "menu.keys"])
    XCTAssertEqual(words("menu.title"), "one\n\n# two")
    XCTAssertEqual(words("menu.keys"), "three")
  }

  func testAKeyWithoutATextShowsAsItself() {
    XCTAssertEqual(Words(parsing: "")("menu.title"), "menu.title")
    XCTAssertEqual(Words(parsing: "")(Sentence("verdict.waiting", ["count": 2])), "verdict.waiting")
  }

  func testOneThingIsToldApartFromMany() {
    let one = "## verdict.waiting.one\none waits"
    let words = Words(parsing: "## verdict.waiting\n{count} wait\n\(one)")
    XCTAssertEqual(words("verdict.waiting", ["count": 0]), "0 wait")
    XCTAssertEqual(words("verdict.waiting", ["count": 1]), "one waits")
    XCTAssertEqual(words("verdict.waiting", ["count": 2]), "2 wait")
  }

  func testAValueThatLooksLikeAPlaceholderStaysAsItIs() {
    let words = Words(parsing: "## verdict.line\n{title} (expected {expected}, got {actual})")
    XCTAssertEqual(
      words("verdict.line", ["title": "{expected}", "expected": "{actual}", "actual": "{title}"]),
      "{expected} (expected {actual}, got {title})")
  }
}
