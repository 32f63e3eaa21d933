import Basics
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// A line that is typed, with a cursor that moves.
final class TypedLineTests: XCTestCase {
  /// The text with a stroke at the cursor, after some events.
  private func line(_ events: TypedLineEvent..., from line: TypedLine = TypedLine()) -> String {
    let line = events.reduce(into: line, typedLineReducer)
    return line.text.prefix(line.cursor) + "|" + line.text.dropFirst(line.cursor)
  }

  func testTypingGoesOnAtTheCursor() {
    XCTAssertEqual(line(.typed("ab"), .movedLeft, .typed("x")), "ax|b")
    XCTAssertEqual(line(.typed("b"), .movedToStart, .typed("a"), .movedToEnd, .typed("c")), "abc|")
    XCTAssertEqual(line(.typed("a"), .movedLeft, .movedLeft, .movedRight, .movedRight), "a|")
  }

  func testDeleting() {
    let start = TypedLine("one two  three")
    XCTAssertEqual(line(.deletedBackward, from: start), "one two  thre|")
    XCTAssertEqual(line(.movedLeft, .deletedBackward, from: start), "one two  thr|e")
    XCTAssertEqual(line(.movedToStart, .deletedForward, from: start), "|ne two  three")
    XCTAssertEqual(line(.deletedWord, from: start), "one two  |")
    XCTAssertEqual(line(.deletedWord, .deletedWord, from: start), "one |")
    XCTAssertEqual(line(.movedLeft, .movedLeft, .deletedWord, from: start), "one two  |ee")
    XCTAssertEqual(line(.movedLeft, .deletedToStart, from: start), "|e")
    XCTAssertEqual(line(.movedLeft, .deletedToEnd, from: start), "one two  thre|")
  }

  func testNothingIsDeletedWhereNothingIs() {
    for event in [
      TypedLineEvent.deletedBackward, .deletedWord, .deletedToStart, .movedLeft, .movedToStart,
    ] {
      XCTAssertEqual(line(.typed("ab"), .movedToStart, event), "|ab")
    }
    for event in [TypedLineEvent.deletedForward, .deletedToEnd, .movedRight, .movedToEnd] {
      XCTAssertEqual(line(.typed("ab"), event), "ab|")
    }
  }

  func testWhatIsSelectedIsReplacedOrKept() {
    let selected = TypedLine("old", isSelected: true)
    XCTAssertEqual(line(.typed("n"), .typed("ew"), from: selected), "new|")
    XCTAssertEqual(line(.deletedBackward, from: selected), "|")
    XCTAssertEqual(line(.deletedForward, from: selected), "|")
    XCTAssertEqual(line(.movedToEnd, .typed("er"), from: selected), "older|")
    XCTAssertEqual(line(.movedLeft, .typed("er"), from: selected), "oler|d")
    XCTAssertFalse(TypedLine("", isSelected: true).isSelected)
  }

  func testCharactersOfAnyKindAreOneEach() {
    XCTAssertEqual(line(.typed("猫👩‍💻é"), .movedLeft, .deletedBackward), "猫|é")
    XCTAssertEqual(line(.typed("e"), .typed("\u{301}"), .typed("x")), "e\u{301}x|")
    XCTAssertEqual(line(.typed("a\nb\r\nc")), "a b c|")
  }

  func testWhatIsTypedHasALimitAndWhatWasThereStays() {
    let long = String(repeating: "a", count: 500)
    XCTAssertEqual(line(.typed(long), .typed("b")).count, CountLimit.typedCharacters + 1)
    var line = TypedLine(long)
    typedLineReducer(&line, .typed("b"))
    XCTAssertEqual(line.text, long)
    typedLineReducer(&line, .deletedBackward)
    XCTAssertEqual(line.text.count, 499)
  }

  func testTheCursorStaysInTheLineWhateverIsDone() {
    var random = numbersByChance()
    let events: [TypedLineEvent] = [
      .typed("a b"), .typed("\u{301}"), .typed("🇩"), .typed("🇪"), .typed(" "), .movedLeft,
      .movedRight, .movedToStart, .movedToEnd, .deletedBackward, .deletedForward, .deletedWord,
      .deletedToStart, .deletedToEnd,
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
