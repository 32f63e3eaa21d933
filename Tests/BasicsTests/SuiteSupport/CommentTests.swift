import Foundation
import SuiteSupport
import XCTest

/// Words of a lesson in lines of code.
final class CommentTests: XCTestCase {
  private let comments = [
    "outside": "by code outside of the class", "told": "what `{observer}` was told",
    "twice": "{name}, {name} and {other}", "then": "{first} and then {rest}",
  ]

  private func filled(_ text: String) -> String { text.filled(from: comments) }

  func testWordsStandAlone_AtTheEndOfALine_AndOnALineOfTheirOwn() {
    XCTAssertEqual(filled(Comment("outside").words), "by code outside of the class")
    XCTAssertEqual(
      filled("a = 5" + Comment("outside").trailing), "a = 5  // by code outside of the class")
    XCTAssertEqual(filled(Comment("told", ["observer": "late"]).line), "// what `late` was told")
  }

  func testEachNameInBracesGetsItsValue() {
    XCTAssertEqual(
      filled(Comment("twice", ["name": "{other}", "other": "b"]).words), "{other}, {other} and b",
      "what stands in a value is no name")
    XCTAssertEqual(filled(Comment("twice", ["name": "a"]).words), "a, a and {other}")
    XCTAssertEqual(filled(Comment("told", ["observer": ""]).words), "what `` was told")
  }

  func testWordsStandInWords() {
    let inner = Comment("then", ["first": "b", "rest": Comment("outside").words]).words
    XCTAssertEqual(
      filled("go()" + Comment("then", ["first": "a", "rest": "\(inner), c"]).trailing),
      "go()  // a and then b and then by code outside of the class, c")
  }

  func testOfUnknownWordsTheirKeyIsShown() {
    XCTAssertEqual(filled("a" + Comment("new", ["count": "3"]).trailing), "a  // new")
    XCTAssertEqual(Comment("told", ["observer": "late"]).line.filled(from: [:]), "// told")
  }

  func testOnlyTokensAreChanged() {
    XCTAssertEqual(filled("{ $0.outside }  // told"), "{ $0.outside }  // told")
    // What an exercise prints may begin like a token, or end like one.
    let word = Comment("outside").words
    for text in ["\u{2}", "\u{3}", "a\u{3}b\u{2}c", "\u{1F}"] {
      XCTAssertEqual(filled(text), text)
      XCTAssertEqual(filled(text + word), text + "by code outside of the class")
    }
    XCTAssertEqual(filled("\u{2}\u{3}"), "")
  }

  func testALineWithATokenIsKnown() {
    XCTAssertTrue(Comment("a").trailing.hasComment)
    XCTAssertFalse("a = 5  // a".hasComment)
  }

  func testTheSameWordsAreTheSameToken() {
    let one = Comment("a", ["one": "1", "two": "2", "three": "3"])
    let other = Comment("a", ["three": "3", "two": "2", "one": "1"])
    XCTAssertEqual(one.line, other.line)
  }

  func testTokensAreKeptInAMismatch() throws {
    let mismatch = Mismatch(given: ["a" + Comment("told", ["observer": "\"b\""]).trailing])
    let data = try JSONEncoder().encode(mismatch)
    XCTAssertEqual(try JSONDecoder().decode(Mismatch.self, from: data), mismatch)
  }

  func testATreeHasWordsInItsLeaves() {
    let tree = Tree.node(
      opening: "[",
      children: [
        Tree.Child(label: "one", value: .leaf(Comment("outside").words)),
        Tree.Child(value: .node(opening: "(", children: [], closing: ")")),
      ], closing: "]")
    XCTAssertEqual(tree.filled(from: comments).oneLine, "[one: by code outside of the class, ()]")
  }
}
