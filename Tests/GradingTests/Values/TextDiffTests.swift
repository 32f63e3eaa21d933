import SuiteSupport
import XCTest

@testable import Curriculum

/// Differences of texts that look alike or are long.
final class TextDiffTests: XCTestCase {
  func testTextsThatLookAlikeAreEscaped() {
    XCTAssertEqual(diff("ada", "\u{430}da"), #"- "ada"\#n+ "\u{430}da""#)
    XCTAssertEqual(diff("Zoe", "Zoe\u{308}"), #"- "Zoe"\#n+ "Zoe\u{308}""#)
    XCTAssertEqual(diff("a", "a\u{200B}"), #"- "a"\#n+ "a\u{200B}""#)
    XCTAssertEqual(diff("a b", "a\u{A0}b"), #"- "a b"\#n+ "a\u{A0}b""#)
    XCTAssertEqual(diff("李雷", "韩梅梅"), "- \"李雷\"\n+ \"韩梅梅\"")
  }

  func testTextsThatLookAlikeFarFromEachOtherAreEscaped() {
    XCTAssertEqual(
      diff(["ada", "bob"], ["bob", "\u{430}da"]),
      #"""
        [
      -   "ada"
          "bob"
      +   "\u{430}da"
        ]
      """#)
  }

  func testALongTextIsShownAroundWhereItDiffers() {
    let text = (0..<600).map { "\($0) " }.joined()
    let drawn = diff(text, text.replacing(" 300 ", with: " 3OO ")).split(separator: "\n")
    XCTAssertEqual(drawn.count, 2)
    XCTAssertTrue(drawn[0].contains(" 300 "))
    XCTAssertTrue(drawn[1].contains(" 3OO "))
    for line in drawn { XCTAssertLessThan(line.count, 410) }
  }

  /// What the text of a difference says must not depend on how a reader looks at it.
  func testLinesThatDifferAreDrawnDifferently() {
    let texts =
      EdgeValues.texts + ["\u{430}da", "аda", "e\u{301}", "ﬁ", "fi", "K", "\u{212A}"]
    for one in texts {
      for other in texts where !one.unicodeScalars.elementsEqual(other.unicodeScalars) {
        guard one != other else { continue }
        let lines = DiffLine.diff(
          expected: Tree(describing: one), actual: Tree(describing: other))
        XCTAssertEqual(lines.map(\.kind), [.expected, .actual])
        XCTAssertNotEqual(
          lines[0].text.unicodeScalars.map(\.value), lines[1].text.unicodeScalars.map(\.value))
      }
    }
  }
}
