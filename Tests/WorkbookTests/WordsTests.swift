import Curriculum
import Foundation
import XCTest

@testable import Commands
@testable import Interface
@testable import Reports
@testable import Runtime
@testable import Verdicts

/// `Lessons/Interface.md` and the sentences in the code belong together.
final class WordsTests: XCTestCase {
  /// The sources of those that say something, or of their folders with this name.
  private func sources(in folder: String = "") throws -> [String] {
    let root = try Fixture.workbook.root
    let targets = ["Commands", "Interface", "Reports", "Runtime"]
    return try targets.map { "\(root)/Sources/\($0)/\(folder)" }.filter {
      FileManager.default.fileExists(atPath: $0)
    }.flatMap(sources(at:))
  }

  private func sources(at folder: String) throws -> [String] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return try files.filter { $0.hasSuffix(".swift") }.map { try contents(of: "\(folder)/\($0)") }
  }

  private func sentences() throws -> [DeclaredSentence] {
    try sources(in: "Words").flatMap { DeclaredSentence.all(in: $0) }
  }

  func testEverySentenceHasItsTextAndEveryTextItsSentence() throws {
    let sentences = try sentences()
    XCTAssertGreaterThan(sentences.count, 300)
    XCTAssertEqual(DeclaredSentence.faults(of: sentences, in: try realWords().texts), [])
  }

  func testSentencesAreDeclaredBesideEachOtherAndSaid() throws {
    let (sentences, sources) = (try sentences(), try sources())
    let made = sources.reduce(0) { $0 + $1.matches(of: /Sentence\(\s*"/).count }
    XCTAssertEqual(made, sentences.count, "a sentence is made where it is said")
    let said = sources.flatMap { source in
      source.split(separator: ".").dropFirst().map { $0.prefix { $0.isLetter || $0.isNumber } }
    }
    XCTAssertEqual(Set(sentences.map { $0.name[...] }).subtracting(said), [], "never said")
  }

  func testASentenceThatDoesNotFitItsTextIsFound() throws {
    let source = """
      extension Sentence {
        static let plain = Sentence("a.plain")
        static func full(name: String, count: Int) -> Sentence {
          Sentence("a.full", ["name": name, "count": count])
        }
      }
      """
    let texts = ["a.plain": "Plain.", "a.full": "{count} of {name}", "launcher.x": "{path}"]
    func faults(in source: String = source, after changes: [String: String?] = [:]) -> [String] {
      var changed = texts
      for (key, text) in changes { changed[key] = text }
      return DeclaredSentence.faults(of: DeclaredSentence.all(in: source), in: changed)
    }
    XCTAssertEqual(faults(), [])
    XCTAssertEqual(faults(after: ["a.plain": nil]), ["a.plain: no text"])
    XCTAssertEqual(faults(after: ["a.more": "More."]), ["a.more: nothing says it"])
    XCTAssertEqual(faults(after: ["a.plain.one": "One."]), ["a.plain: no parameter for {count}"])
    XCTAssertEqual(faults(after: ["a.plain": "A {lie}."]), ["a.plain: no parameter for {lie}"])
    XCTAssertEqual(faults(after: ["a.full": "{count}"]), ["a.full: no text with {name}"])
    XCTAssertEqual(faults(after: ["a.full": "{name}"]), ["a.full: no text with {count}"])
    XCTAssertEqual(faults(after: ["a.full": "{name}", "a.full.one": "One {name}"]), [])
    XCTAssertEqual(
      faults(in: source.replacing("a.full", with: "a.plain"), after: ["a.full": nil]).last,
      "a.plain: declared twice")
    for wrong in ["\"name\": name, \"count\": name", "\"count\": count"] {
      let source = source.replacing("\"name\": name, \"count\": count", with: wrong)
      XCTAssertEqual(faults(in: source), ["a.full: doesn't pass on what it is given"])
    }
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
      "so nothing could be checked", "It started other processes", "## keys.draft-done\ndone",
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
    XCTAssertEqual(words(.menuTitle), "one\n\n# two")
    XCTAssertEqual(words(.menuKeys), "three")
  }

  func testAKeyWithoutATextShowsAsItself() {
    XCTAssertEqual(Words(parsing: "")(.menuTitle), "menu.title")
    XCTAssertEqual(Words(parsing: "")(.checksWaiting(count: 2)), "verdict.waiting")
  }

  func testOneThingIsToldApartFromMany() {
    let one = "## verdict.waiting.one\none waits"
    let words = Words(parsing: "## verdict.waiting\n{count} wait\n\(one)")
    XCTAssertEqual(words(.checksWaiting(count: 0)), "0 wait")
    XCTAssertEqual(words(.checksWaiting(count: 1)), "one waits")
    XCTAssertEqual(words(.checksWaiting(count: 2)), "2 wait")
  }

  func testAValueThatLooksLikeAPlaceholderStaysAsItIs() {
    let words = Words(parsing: "## verdict.line\n{title} (expected {expected}, got {actual})")
    XCTAssertEqual(
      words(.failureLine(title: "{expected}", expected: "{actual}", actual: "{title}")),
      "{expected} (expected {actual}, got {title})")
  }
}
