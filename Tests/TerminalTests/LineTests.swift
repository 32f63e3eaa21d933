import Terminal
import XCTest

final class LineTests: XCTestCase {
  private let line = Line("ab", .bold) + " 中文"

  func testParts() {
    XCTAssertEqual(line.plainText, "ab 中文")
    XCTAssertEqual(line.columns, 7)
    XCTAssertEqual(line.spans, [Span("ab", .bold), Span(" 中文")])
    XCTAssertTrue(Line("").isEmpty)
    XCTAssertEqual("\(1 + 1) of 3" as Line, Line("2 of 3"))
  }

  func testPadding() {
    XCTAssertEqual(line.padded(to: 10).plainText, "ab 中文   ")
    XCTAssertEqual(line.padded(to: 10, alignment: .trailing).plainText, "   ab 中文")
    XCTAssertEqual(line.padded(to: 10, alignment: .center).plainText, " ab 中文  ")
    XCTAssertEqual(line.padded(to: 3), line)
  }

  func testTruncation() {
    XCTAssertEqual(line.truncated(to: 7), line)
    XCTAssertEqual(line.truncated(to: 6).plainText, "ab 中…")
    XCTAssertEqual(line.truncated(to: 5).plainText, "ab …")
    XCTAssertEqual(line.truncated(to: 2).spans, [Span("a", .bold), Span("…", .bold)])
    XCTAssertEqual(line.truncated(to: 0).plainText, "")
    XCTAssertEqual(Line("👩‍👩‍👧👩‍👩‍👧").truncated(to: 3, mark: ">").plainText, "👩‍👩‍👧>")
  }

  func testTheSurroundingsOfAColumn() {
    func cut(_ text: String, _ width: Int, _ column: Int) -> [String] {
      let (line, place) = Line(text).cut(to: width, around: column)
      return [line.plainText, String(repeating: " ", count: place) + "^"]
    }
    XCTAssertEqual(cut("abcdefghij", 10, 9), ["abcdefghij", "         ^"])
    XCTAssertEqual(cut("abcdefghij", 6, 2), ["abcde…", "  ^"])
    XCTAssertEqual(cut("abcdefghij", 6, 5), ["…cdef…", "    ^"])
    XCTAssertEqual(cut("abcdefghij", 6, 9), ["…ghij", "    ^"])
    XCTAssertEqual(cut("abcdefghij", 6, 10), ["…hij", "    ^"], "behind the last one")
    XCTAssertEqual(cut("中文中文中文", 6, 6), ["…中文…", "   ^"])
  }

  func testAColumnIsNeverCutOff() {
    for text in ["abcdefghijklmnopqrstuvwxyz", "中a文b中c文d中e文f中g文h", "👩‍👩‍👧e\u{301}x中yyyyyyyyyyyyyy"] {
      let line = Line(text)
      var column = 0
      for character in text {
        for width in 8...20 {
          let (part, place) = line.cut(to: width, around: column)
          XCTAssertLessThanOrEqual(part.columns, width)
          var rest = place
          let found = part.plainText.first { sign in
            rest -= sign.columns
            return rest < 0
          }
          XCTAssertEqual(found, character, "\(text) \(width) \(column)")
        }
        column += character.columns
      }
    }
  }

  func testRendering() {
    let line = Line("a", .failure) + " b " + Line("c", .reverse)
    XCTAssertEqual(line.rendered(for: .text), "a b c")
    XCTAssertEqual(
      line.rendered(for: Canvas(theme: .dark)),
      "\u{1B}[1;38;5;210ma\u{1B}[0m b \u{1B}[7mc\u{1B}[0m")
    XCTAssertEqual(
      [line, "d"].rendered(for: Canvas(theme: .neutral)),
      "\u{1B}[1;38;5;231;48;5;124ma\u{1B}[0m b \u{1B}[7mc\u{1B}[0m\nd\n")
    XCTAssertEqual(
      line.rendered(for: Canvas(theme: .monochrome)),
      "\u{1B}[1;7ma\u{1B}[0m b \u{1B}[7mc\u{1B}[0m")
  }

  func testSpacesAroundAWordAreNeitherFilledNorUnderlined() {
    for theme in [Theme.dark, .light, .neutral, .monochrome] {
      let text = Line("  ✓ a b ", .success).rendered(for: Canvas(theme: theme))
      XCTAssertTrue(text.hasPrefix("  \u{1B}["), text)
      XCTAssertTrue(text.hasSuffix("m✓ a b\u{1B}[0m "), text)
      XCTAssertEqual(Line("   ", .success).rendered(for: Canvas(theme: theme)), "   ")
    }
  }

  func testEachLineEndsWithoutStyle() {
    for ink in Ink.allCases {
      let line = Line("a", Style.bold.with(.underline).with(.ink(ink)))
      for theme in [Theme.dark, .light, .neutral, .monochrome] {
        let text = line.rendered(for: Canvas(theme: theme))
        XCTAssertTrue(text.hasSuffix("\u{1B}[0m"), "\(ink): \(text)")
      }
    }
  }

  func testStyledKeepsWhatWasThere() {
    let line = (Line("a", .warning) + "b").styled(.bold.with(.success))
    XCTAssertEqual(
      line.spans, [Span("a", .bold.with(.warning)), Span("b", .bold.with(.success))])
  }
}
