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

  func testRendering() {
    let line = Line("a", .bold.with(.color(.red))) + " b " + Line("c", .reverse)
    XCTAssertEqual(line.rendered(for: .none), "a b c")
    XCTAssertEqual(line.rendered(for: .basic), "\u{1B}[1;31ma\u{1B}[0m b \u{1B}[7mc\u{1B}[0m")
    XCTAssertEqual(
      [line, "d"].rendered(for: .palette),
      "\u{1B}[1;31ma\u{1B}[0m b \u{1B}[7mc\u{1B}[0m\nd\n")
  }

  func testBrightColorsNeedAPalette() {
    let blue = Line("a", .color(.brightBlue))
    XCTAssertEqual(blue.rendered(for: .palette), "\u{1B}[94ma\u{1B}[0m")
    XCTAssertEqual(blue.rendered(for: .basic), "\u{1B}[34ma\u{1B}[0m")
    let grey = Line("a", .color(.brightBlack))
    XCTAssertEqual(grey.rendered(for: .palette), "\u{1B}[90ma\u{1B}[0m")
    XCTAssertEqual(grey.rendered(for: .basic), "\u{1B}[2ma\u{1B}[0m")
  }

  func testEachLineEndsWithoutStyle() {
    for color in Color.allCases {
      let line = Line("a", Style.bold.with(.underline).with(.color(color)))
      for support in [ColorSupport.basic, .palette] {
        XCTAssertTrue(line.rendered(for: support).hasSuffix("\u{1B}[0m"), "\(color) \(support)")
      }
    }
  }

  func testStyledKeepsWhatWasThere() {
    let line = (Line("a", .color(.red)) + "b").styled(.bold.with(.color(.green)))
    XCTAssertEqual(
      line.spans,
      [Span("a", .bold.with(.color(.red))), Span("b", .bold.with(.color(.green)))])
  }
}
