import Foundation
import XCTest

@testable import Classroom
@testable import Interface

/// The text of `report.html`.
final class ClassPageTests: XCTestCase {
  /// The text between two others.
  private func part(of text: String, from start: String, to end: String) throws -> Substring {
    let first = try XCTUnwrap(text.range(of: start), start)
    let last = try XCTUnwrap(text.range(of: end, range: first.upperBound..<text.endIndex), end)
    return text[first.upperBound..<last.lowerBound]
  }

  private func data(of page: String) throws -> [String: Any] {
    let json = try part(of: page, from: "id=\"data\">", to: "</script>")
    return try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  func testTheSameClassIsTheSamePage() throws {
    let report = SampleClass.report(learners: 25)
    XCTAssertEqual(try page(of: report), try page(of: report))
    var other = report
    other.learners = report.learners.map { learner in
      var learner = learner
      // Another order of keys.
      learner.exercises = Dictionary(
        uniqueKeysWithValues: learner.exercises.sorted { $0.key > $1.key })
      return learner
    }
    XCTAssertEqual(try page(of: other), try page(of: report))
  }

  func testOnlyItsOwnStyleAndScriptMayRun() throws {
    let page = try page(of: SampleClass.report(learners: 2))
    let files = try PageFiles(in: workbook)
    let policy = try part(of: page, from: "Content-Security-Policy\" content=\"", to: "\">")
    XCTAssertEqual(
      String(policy),
      "default-src 'none'; style-src 'sha256-\(ClassPage.sum(of: files.style))'; "
        + "script-src 'sha256-\(ClassPage.sum(of: files.script))'; base-uri 'none'; "
        + "form-action 'none'")
    XCTAssertEqual(page.ranges(of: "<style").count, 1)
    XCTAssertEqual(page.ranges(of: "<script>").count, 1)
    XCTAssertFalse(page.contains(/\s(?:style|on[a-z]+)="/))
    XCTAssertFalse(page.contains(/(?:src|href)="(?!#)/))
    for forbidden in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "http",
    ] {
      XCTAssertFalse(files.script.contains(forbidden), forbidden)
      XCTAssertFalse(files.style.contains(forbidden), forbidden)
    }
    XCTAssertFalse(files.style.contains("url("))
  }

  func testNothingOfASubmissionIsATag() throws {
    let plain = try page(
      of: SampleClass.report(learners: 20, lessons: SampleClass.lessons([3, 2])))
    let hostile = try page(of: HostileClass.report)
    func tags(_ text: String) -> Set<String> {
      Set(text.matches(of: /<\/?([a-zA-Z!][a-zA-Z-]*)/).map { String($0.1).lowercased() })
    }
    XCTAssertEqual(tags(hostile).subtracting(tags(plain)), [])
    // Each block of data has its two tags, and the script has its own.
    let blocks = hostile.ranges(of: "<script type=\"application/json\"").count
    XCTAssertEqual(hostile.ranges(of: "<script").count, blocks + 1)
    XCTAssertEqual(hostile.ranges(of: "</script").count, blocks + 1)
    XCTAssertFalse(
      hostile.unicodeScalars.contains { ["\u{202E}", "\u{2028}", "\u{0}", "\u{7}"].contains($0) })
  }

  func testTheDataIsAllThatTheReportTells() throws {
    let report = HostileClass.report
    let text = try page(of: report)
    let data = try data(of: text)
    let learners = try XCTUnwrap(data["learners"] as? [[Any]])
    XCTAssertEqual(learners.count, report.learners.count)
    XCTAssertEqual(learners[0][1] as? String, HostileClass.names[0])
    XCTAssertEqual((data["words"] as? [String: Any])?["passed"] as? String, "passed")
    let exercise = try XCTUnwrap((learners[0][4] as? [[Any]])?[0])
    XCTAssertEqual(exercise[0] as? String, "failed")
    XCTAssertEqual(exercise[1] as? String, "fsp")
    let texts =
      try JSONSerialization.jsonObject(
        with: Data(part(of: text, from: "id=\"texts-0\">", to: "</script>").utf8)) as? [String]
    let place = try XCTUnwrap(exercise[5] as? Int)
    XCTAssertEqual(texts?[place], HostileClass.names[0])
  }

  func testATextStandsThereOnce() throws {
    var report = SampleClass.report(learners: 30)
    let text = "let shared = \"by all of them\"\n"
    for index in report.learners.indices {
      for key in report.learners[index].exercises.keys {
        report.learners[index].exercises[key]?.text = text
      }
    }
    XCTAssertEqual(try page(of: report).ranges(of: "by all of them").count, 1)
  }

  func testManyTextsAreInSeveralBlocks() throws {
    let text = try page(of: SampleClass.report(learners: 60, textLength: 3_000))
    let beginnings = try XCTUnwrap(data(of: text)["beginnings"] as? [Int])
    XCTAssertGreaterThan(beginnings.count, 2)
    var count = 0
    for (index, beginning) in beginnings.enumerated() {
      XCTAssertEqual(beginning, count)
      let block = try part(of: text, from: "id=\"texts-\(index)\">", to: "</script>")
      let texts = try JSONSerialization.jsonObject(with: Data(block.utf8)) as? [String]
      count += try XCTUnwrap(texts).count
    }
  }

  func testALongNameIsCutForShow() throws {
    let text = try page(of: HostileClass.report)
    let rows = text.matches(of: /<tr><th scope="row"><bdi[^>]*>([^<]*)<\/bdi>/).map(\.1)
    XCTAssertEqual(rows.count, HostileClass.names.count)
    XCTAssertTrue(rows.contains { $0.hasSuffix("…") })
    XCTAssertTrue(text.contains("title=\"\(String(repeating: "long ", count: 2_048))\""))
  }

  // MARK: The frame and its words

  func testEveryPlaceOfTheFrameIsFilledIn() throws {
    let text = try page(of: SampleClass.report(learners: 2))
    XCTAssertFalse(text.contains("{{"))
    let frame = Template(try PageFiles(in: workbook).frame)
    let slots = Set(frame.parts.compactMap { $0.name.map(String.init) })
    XCTAssertGreaterThan(slots.count, 15)
    let sections = PageSections(
      report: SampleClass.report(learners: 2), words: try realWords(), statistics: [])
    for name in slots.subtracting(["style", "script", "policy", "table", "data", "each", "topics"])
    {
      XCTAssertNotEqual(sections.text(for: name[...]).text, "", name)
    }
  }

  func testNoSentenceStandsInTheFrameOrTheScript() throws {
    let files = try PageFiles(in: workbook)
    let texts = files.frame.replacing(/<[^>]*>/, with: "").replacing(/\{\{[a-z]+\}\}/, with: "")
    XCTAssertEqual(texts.filter { !$0.isWhitespace }, "")
    let strings = files.script.replacing(/(?m)\/\/ .*$/, with: "").matches(of: /"([^"\n]*)"/)
    let sentences = strings.map(\.1).filter {
      $0.contains(/[a-z] [a-z]+ [a-z]/) && !$0.contains(".")
    }
    XCTAssertEqual(sentences.map(String.init), [])
  }

  func testTheScriptHasAllItsWordsAndNoOthers() throws {
    let script = try PageFiles(in: workbook).script
    let used = Set(script.matches(of: /\bwords\.([a-zA-Z]+)/).map { String($0.1) })
    let given = Set(PageWords.plain.map(\.key) + PageWords.counted.map(\.key))
    XCTAssertEqual(used.subtracting(given), [])
    // A status is found by its name.
    let statuses = Set(ExerciseResult.Status.allCases.map(\.rawValue))
    XCTAssertEqual(given.subtracting(used).subtracting(statuses), [])
  }

  func testEveryWordHasAText() throws {
    let texts = try realWords().texts
    for (name, sentence) in PageWords.plain { XCTAssertNotNil(texts[sentence.key], name) }
    for (name, sentence) in PageWords.counted {
      XCTAssertNotNil(texts[sentence("1").key], name)
      XCTAssertNotNil(texts[sentence("1").key + ".one"], name)
    }
  }
}
