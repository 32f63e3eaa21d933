import Curriculum
import SuiteSupport
import Terminal
import TestSupport
import XCTest

@testable import Interface

final class MarkdownDrawingTests: XCTestCase {
  private func drawn(_ text: String, width: Int, showsMarks: Bool = true) -> [String] {
    MarkdownDrawing(width: width, showsMarks: showsMarks)
      .lines(for: Document(parsing: text).blocks)
      .map(\.plainText)
  }

  func testPlain() {
    XCTAssertEqual(Sample.drawn(width: 80), ExpectedPlain.columns80)
    XCTAssertEqual(Sample.drawn(width: 40), ExpectedPlain.columns40)
  }

  func testColored() {
    // Escape characters are compared as pictures, so that a difference can be read.
    func drawn(_ width: Int) -> String {
      visible(controlCharactersIn: Sample.drawn(width: width, for: Canvas(theme: .dark)))
    }
    XCTAssertEqual(drawn(80), ExpectedStyled.columns80)
    XCTAssertEqual(drawn(40), ExpectedStyled.columns40)
  }

  func testNoLineIsTooLong() {
    for width in stride(from: 12, through: 90, by: 3) {
      for showsMarks in [true, false] {
        let lines = MarkdownDrawing(width: width, showsMarks: showsMarks)
          .lines(for: Document(parsing: Sample.text).blocks)
        for line in lines {
          XCTAssertLessThanOrEqual(line.columns, width, "\(width): \(line.plainText)")
        }
      }
    }
  }

  func testNumbersStandBelowEachOther() {
    XCTAssertEqual(
      drawn("9. nine\n10. ten and more", width: 12), [" 9. nine", "10. ten and", "    more"])
  }

  func testItemsOfSeveralBlocksGetRoom() {
    XCTAssertEqual(
      drawn("- a\n\n  ```\n  b\n  ```\n- c", width: 20), ["• a", "", "    b", "", "• c"])
  }

  func testLongCodeIsMarkedAndComplete() {
    XCTAssertEqual(
      drawn("```\nabcdefghijklmnopqrst\n\tx\n\n  y\n```", width: 12),
      ["  abcdefghij", "↪ klmnopqrst", "      x", "", "    y"])
  }

  func testCodeInSentencesStaysVisibleWithoutColors() {
    XCTAssertEqual(drawn("a `b` `` c` ``", width: 20), ["a `b` `` c` ``"])
    XCTAssertEqual(drawn("a `b` `` c` ``", width: 20, showsMarks: false), ["a b c`"])
  }

  func testLinksShowWhereTheyLead() {
    XCTAssertEqual(
      drawn("[a](http://b.c) [d](e.md)", width: 60), ["a (http://b.c) d"])
  }

  func testTablesOfRandomTextFitFortyColumns() {
    let pieces = ["a", "word ", "`reduce(_:event:)`", " ", "日本語、", "👩‍👩‍👧", "**bold** ", "x<y"]
    var generator = SeededGenerator(seed: 3)
    for round in 0..<200 {
      let columns = Int.random(in: 1...9, using: &generator)
      let rows = (0..<4).map { _ in
        "|" + (0..<columns).map { _ in generator.text(of: pieces, upTo: 6) + "|" }.joined()
      }
      let dashes = "|" + String(repeating: "---|", count: columns)
      let text = ([rows[0], dashes] + rows[1...]).joined(separator: "\n")
      let lines = drawn(text, width: 40)
      XCTAssertFalse(lines.isEmpty)
      for line in lines { XCTAssertLessThanOrEqual(line.columns, 40, "round \(round): \(line)") }
    }
  }

  func testRandomMarkdownLosesNoText() {
    // Never three backticks in a row: an `x` behind them would be a language.
    let pieces = [
      "x", "x", " ", "\n", "\n", "\n\n", "  ", "\t", "- ", "12. ", "> ", "# ", "*", "**", "_", "`x",
      "`x`", "\\", "[", "]", "<", "<details>\n", "</details>\n", "---\n", "\r\n", "日本",
    ]
    var generator = SeededGenerator(seed: 4)
    for round in 0..<500 {
      let text = generator.text(of: pieces, upTo: 40)
      let lines = drawn(text, width: 100)
      for line in lines { XCTAssertLessThanOrEqual(line.columns, 100, "round \(round): \(text)") }
      let kept = lines.joined().count { $0 == "x" }
      XCTAssertEqual(kept, text.count { $0 == "x" }, "round \(round): \(text)")
    }
  }

  func testTableWithoutRoomBecomesAList() {
    XCTAssertEqual(
      drawn("| event | state |\n|---|---|\n| increase | one more |\n| reset | none |", width: 13),
      [
        "event:", "  increase", "state: one", "  more", "", "event: reset", "state: none",
      ])
  }
}
