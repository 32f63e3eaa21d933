import Terminal
import TestSupport
import XCTest

/// Parts of lines: cut out around something, and made visible.
final class LineExcerptTests: XCTestCase {
  private let line = Line("One two three four five six seven eight nine ten")

  func testALineThatFitsIsLeftAsItIs() {
    XCTAssertEqual(line.excerpt(of: 48, around: 40..<44), line)
  }

  func testTheStartIsKeptWhileItShowsWhatIsWanted() {
    XCTAssertEqual(line.excerpt(of: 20, around: 4..<7).plainText, "One two three four …")
  }

  func testFartherOnItBeginsWithAWholeWord() {
    XCTAssertEqual(line.excerpt(of: 20, around: 28..<33).plainText, "… six seven eight n…")
    XCTAssertEqual(line.excerpt(of: 20, around: 45..<48).plainText, "… nine ten")
  }

  func testAWordThatIsLongerThanTheRoomIsCut() {
    let long = Line(String(repeating: "a", count: 50) + "b")
    XCTAssertEqual(long.excerpt(of: 10, around: 50..<51).plainText, "… aaab")
  }

  func testItIsNeverTooLongAndAlwaysShowsTheStartOfWhatIsWanted() {
    var random = numbersByChance()
    let pieces = ["a", "bcd", " ", "猫", "犬猫 ", "e\u{301}", "👩‍💻", "…"]
    for _ in 0..<500 {
      let text = (0..<40).map { _ in pieces.randomElement(using: &random)! }.joined()
      let start = Int.random(in: 0..<text.count, using: &random)
      let width = Int.random(in: 12...40, using: &random)
      let marked = Line(text).styled(.reverse, in: [start..<(start + 1)])
      let excerpt = marked.excerpt(of: width, around: start..<(start + 1))
      XCTAssertLessThanOrEqual(excerpt.columns, width)
      XCTAssertTrue(excerpt.spans.contains { $0.style.isReversed }, "\(text) \(start) \(width)")
    }
  }

  func testAStyleIsAddedToWhatIsThereAlready() {
    let line = Line("ab", .bold) + "cd"
    XCTAssertEqual(
      line.styled(.reverse, in: [1..<3]).spans,
      [Span("a", .bold), Span("b", .bold.with(.reverse)), Span("c", .reverse), Span("d")])
    XCTAssertEqual(line.styled(.reverse, in: [3..<9]).spans.last, Span("d", .reverse))
    XCTAssertEqual(line.styled(.reverse, in: []), line)
  }
}
