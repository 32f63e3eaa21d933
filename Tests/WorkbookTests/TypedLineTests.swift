import Basics
import Terminal
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// A line that is typed, with a cursor that moves.
final class TypedLineTests: XCTestCase {
  /// The text with a stroke at the cursor, after some keys.
  private func line(_ keys: Key..., from line: TypedLine = TypedLine()) -> String {
    let line = keys.reduce(into: line, typedLineReducer)
    return line.text.prefix(line.cursor) + "|" + line.text.dropFirst(line.cursor)
  }

  func testTypingGoesOnAtTheCursor() {
    XCTAssertEqual(line(.paste("ab"), .left, .paste("x")), "ax|b")
    XCTAssertEqual(line(.paste("b"), .home, .paste("a"), .end, .paste("c")), "abc|")
    XCTAssertEqual(line(.paste("a"), .left, .left, .right, .right), "a|")
  }

  func testDeleting() {
    let start = TypedLine("one two  three")
    XCTAssertEqual(line(.backspace, from: start), "one two  thre|")
    XCTAssertEqual(line(.left, .backspace, from: start), "one two  thr|e")
    XCTAssertEqual(line(.home, .delete, from: start), "|ne two  three")
    XCTAssertEqual(line(.control("w"), from: start), "one two  |")
    XCTAssertEqual(line(.control("w"), .control("w"), from: start), "one |")
    XCTAssertEqual(line(.left, .left, .control("w"), from: start), "one two  |ee")
    XCTAssertEqual(line(.left, .control("u"), from: start), "|e")
    XCTAssertEqual(line(.left, .control("k"), from: start), "one two  thre|")
  }

  func testNothingIsDeletedWhereNothingIs() {
    for event in [
      Key.backspace, .control("w"), .control("u"), .left, .home,
    ] {
      XCTAssertEqual(line(.paste("ab"), .home, event), "|ab")
    }
    for event in [Key.delete, .control("k"), .right, .end] {
      XCTAssertEqual(line(.paste("ab"), event), "ab|")
    }
  }

  func testWhatIsSelectedIsReplacedOrKept() {
    let selected = TypedLine("old", isSelected: true)
    XCTAssertEqual(line(.paste("n"), .paste("ew"), from: selected), "new|")
    XCTAssertEqual(line(.backspace, from: selected), "|")
    XCTAssertEqual(line(.delete, from: selected), "|")
    XCTAssertEqual(line(.end, .paste("er"), from: selected), "older|")
    XCTAssertEqual(line(.left, .paste("er"), from: selected), "oler|d")
    XCTAssertFalse(TypedLine("", isSelected: true).isSelected)
  }

  func testCharactersOfAnyKindAreOneEach() {
    XCTAssertEqual(line(.paste("猫👩‍💻é"), .left, .backspace), "猫|é")
    XCTAssertEqual(line(.paste("e"), .paste("\u{301}"), .paste("x")), "e\u{301}x|")
    XCTAssertEqual(line(.paste("a\nb\r\nc")), "a b c|")
  }

  func testWhatIsTypedHasALimitAndWhatWasThereStays() {
    let long = String(repeating: "a", count: 500)
    XCTAssertEqual(line(.paste(long), .paste("b")).count, CountLimit.typedCharacters + 1)
    var line = TypedLine(long)
    typedLineReducer(&line, .paste("b"))
    XCTAssertEqual(line.text, long)
    typedLineReducer(&line, .backspace)
    XCTAssertEqual(line.text.count, 499)
  }

  func testTheCursorStaysInTheLineWhateverIsDone() {
    var random = numbersByChance()
    let events: [Key] = [
      .paste("a b"), .paste("\u{301}"), .paste("🇩"), .paste("🇪"), .paste(" "), .left,
      .right, .home, .end, .backspace, .delete, .control("w"),
      .control("u"), .control("k"),
    ]
    var line = TypedLine()
    for _ in 0..<2000 {
      let event = events.randomElement(using: &random)!
      typedLineReducer(&line, event)
      XCTAssertTrue((0...line.text.count).contains(line.cursor), "\(event)")
      XCTAssertLessThanOrEqual(line.text.count, CountLimit.typedCharacters)
    }
  }
}
