import SuiteSupport
import Terminal
import TestSupport
import XCTest

final class WrappingTests: XCTestCase {
  private func wrapped(
    _ text: String, _ width: Int, first: Line = .empty, others: Line = .empty
  ) -> [String] {
    Line(text).wrapped(to: width, first: first, others: others).map(\.plainText)
  }

  func testBreaksAtSpaces() {
    XCTAssertEqual(wrapped("the next state", 8), ["the next", "state"])
    XCTAssertEqual(wrapped("the next state", 7), ["the", "next", "state"])
    XCTAssertEqual(wrapped("the   next", 5), ["the", "next"])
    XCTAssertEqual(wrapped("", 5), [""])
    XCTAssertEqual(wrapped("a\n\nb", 5), ["a", "", "b"])
    XCTAssertEqual(wrapped("a\u{A0}b c", 4), ["a\u{A0}b", "c"])
  }

  func testBreaksWordsThatAreTooLong() {
    XCTAssertEqual(wrapped("a reducers", 4), ["a", "redu", "cers"])
    XCTAssertEqual(wrapped("e\u{301}e\u{301}e\u{301}", 2), ["e\u{301}e\u{301}", "e\u{301}"])
    XCTAssertEqual(wrapped("👩‍👩‍👧👩‍👩‍👧", 3), ["👩‍👩‍👧", "👩‍👩‍👧"])
    XCTAssertEqual(wrapped("中文", 1), ["中", "文"])
  }

  func testBreaksBetweenWideCharacters() {
    XCTAssertEqual(wrapped("日本語のテキスト", 7), ["日本語", "のテキ", "スト"])
    XCTAssertEqual(wrapped("これはreduce関数", 10), ["これは", "reduce関数"])
  }

  func testNoLineBeginsWithAClosingSign() {
    XCTAssertEqual(wrapped("日本語、テキスト。", 6), ["日本", "語、テ", "キス", "ト。"])
    XCTAssertEqual(wrapped("日本「語」", 6), ["日本", "「語」"])
  }

  func testPrefixesCount() {
    XCTAssertEqual(
      wrapped("one two three", 9, first: "• ", others: "  "), ["• one two", "  three"])
    XCTAssertEqual(wrapped("a\n\nb", 9, first: "> ", others: "> "), ["> a", ">", "> b"])
  }

  func testStylesStay() {
    let line = Line("one two", .bold) + Line(" three", .dim)
    XCTAssertEqual(
      line.wrapped(to: 9), [Line("one two", .bold), Line("three", .dim)])
  }

  func testWhatIsKeptIsBrokenOnlyIfItIsLongerThanALine() {
    let code = Line("let text = ") + Line("\"a 中 b\"", .bold) + Line(" + other")
    let lines = code.wrapped(to: 14) { $0.style == .bold }.map(\.plainText)
    XCTAssertEqual(lines, ["let text =", "\"a 中 b\" +", "other"])
    let narrow = Line("a ") + Line("bcde fghi", .bold)
    XCTAssertEqual(
      narrow.wrapped(to: 6) { $0.style == .bold }.map(\.plainText), ["a", "bcde f", "ghi"])
  }

  func testRandomTextsStayWithinTheWidthAndLoseNothing() {
    let pieces = [
      "a", "word", "reducer(_:event:)", " ", " ", "  ", "、", "。", "日本", "「", "」", "👩‍👩‍👧", "e\u{301}",
      "한", "…", "\u{200D}", ",", "(", ")", "`",
    ]
    var generator = SeededGenerator(seed: 1)
    for round in 0..<300 {
      let text = generator.text(of: pieces, upTo: 40)
      let width = Int.random(in: 6...40, using: &generator)
      let lines = Line(text).wrapped(to: width, first: "• ", others: "  ")
      for line in lines {
        XCTAssertLessThanOrEqual(line.columns, width, "round \(round): \(line.plainText)")
      }
      // A joiner at the start would make one character with the prefix, so scalars are compared.
      let kept = lines.flatMap { $0.plainText.unicodeScalars.dropFirst(2) }
      XCTAssertEqual(
        kept.filter { $0 != " " }, text.unicodeScalars.filter { $0 != " " }, "round \(round)")
    }
  }
}
