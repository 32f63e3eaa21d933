import SuiteSupport
import XCTest

/// Texts in counterexamples stand there as one writes them in Swift.
final class TextLiteralTests: XCTestCase {
  func testTextsAreWrittenAsInSwift() {
    XCTAssertEqual(code("O'Hara"), #""O'Hara""#)
    XCTAssertEqual(code("say \"a\\b\"\n\t\r\0"), #""say \"a\\b\"\n\t\r\0""#)
    XCTAssertEqual(code("Zoë 李雷 שלום"), #""Zoë 李雷 שלום""#)
    XCTAssertEqual(code("👩‍👩‍👧‍👦👍🏽🇸🇪"), #""👩‍👩‍👧‍👦👍🏽🇸🇪""#)
    XCTAssertEqual(code(""), #""""#)
  }

  func testWhatNobodySeesIsWrittenAsItsNumber() {
    XCTAssertEqual(code("a\u{A0}b\u{200B}\u{1B}\u{202E}"), #""a\u{A0}b\u{200B}\u{1B}\u{202E}""#)
    XCTAssertEqual(code("👍\u{200D}"), #""👍\u{200D}""#)
    XCTAssertEqual(code("❤\u{FE0F}"), #""❤\u{FE0F}""#)
    XCTAssertEqual(code("\u{301}e\u{301}"), #""\u{301}e\u{301}""#)
    XCTAssertEqual(code("क\u{93F}"), #""क\#u{93F}""#)
  }

  func testManyOfTheSameAreCounted() {
    XCTAssertEqual(
      code("Good morning, " + String(repeating: "a", count: 100) + "!"),
      #""Good morning, " + String(repeating: "a", count: 100) + "!""#)
    XCTAssertEqual(
      code("Good morning, " + String(repeating: "ab ", count: 30) + "a"),
      #""Good morning, " + String(repeating: "ab ", count: 30) + "a""#)
    XCTAssertEqual(code("ada ada ada ada"), #""ada ada ada ada""#)
  }

  func testTextsThatDifferAreWrittenDifferently() {
    let ends = [
      "", " ", "\u{A0}", "\u{200B}", "\u{200D}", "\u{FE0F}", "\n", "\\n", "\"", "\u{301}",
    ]
    let texts = Set(EdgeValues.texts.flatMap { text in ends.map { text + $0 } })
    XCTAssertEqual(Set(texts.map { code($0) }).count, texts.count)
  }
}
