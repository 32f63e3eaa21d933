import Curriculum
import XCTest

final class InlineParsingTests: XCTestCase {
  private func assertParses(
    _ text: String, as expected: [Inline], file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(Inline.parsing(text), expected, file: file, line: line)
  }

  func testTextStaysAsItIs() {
    assertParses("a < b && c > d", as: [.text("a < b && c > d")])
    assertParses("", as: [])
    assertParses("2 * 3 * 4", as: [.text("2 * 3 * 4")])
    assertParses("**", as: [.text("**")])
    assertParses("an *open end", as: [.text("an *open end")])
    assertParses("[no link] (here)", as: [.text("[no link] (here)")])
  }

  func testStress() {
    assertParses("*a*", as: [.emphasis([.text("a")])])
    assertParses("__a__ b", as: [.strong([.text("a")]), .text(" b")])
    assertParses("***a***", as: [.emphasis([.strong([.text("a")])])])
    assertParses(
      "**a *b* `c`**",
      as: [.strong([.text("a "), .emphasis([.text("b")]), .text(" "), .code("c")])])
    assertParses("wo*rd*s", as: [.text("wo"), .emphasis([.text("rd")]), .text("s")])
    assertParses("**「純粋」**は", as: [.strong([.text("「純粋」")]), .text("は")])
  }

  func testUnderscoresWithinWordsAreText() {
    assertParses("snake_case_name", as: [.text("snake_case_name")])
    assertParses("_a_b", as: [.text("_a_b")])
    assertParses("(_a_)", as: [.text("("), .emphasis([.text("a")]), .text(")")])
  }

  func testCode() {
    assertParses("`a*b*`", as: [.code("a*b*")])
    assertParses("`` a`b ``", as: [.code("a`b")])
    assertParses("`\\(x)`", as: [.code("\\(x)")])
    assertParses("`never closed", as: [.text("`never closed")])
    assertParses("``a`", as: [.text("``a`")])
  }

  func testEscapes() {
    assertParses(#"\*a\* \\ \`"#, as: [.text(#"*a* \ `"#)])
    assertParses(#"C:\path\"#, as: [.text(#"C:\path\"#)])
  }

  func testLinks() {
    assertParses(
      "[a `b`](https://c.d/(e))",
      as: [.link([.text("a "), .code("b")], destination: "https://c.d/(e)")])
    assertParses(#"[a](b "title")"#, as: [.link([.text("a")], destination: "b")])
    assertParses("[`]`](b)", as: [.link([.code("]")], destination: "b")])
    assertParses("Array<Int>", as: [.text("Array<Int>")])
  }

  func testALineEndIsASpace() {
    assertParses("a\nb", as: [.text("a b")])
    assertParses("a \nb", as: [.text("a b")])
    assertParses("a  \nb", as: [.text("a b")])
    assertParses("a  ", as: [.text("a")])
  }

  func testCommentsAreDropped() {
    assertParses("a<!-- *b* -->c", as: [.text("ac")])
    assertParses("a <!-- b", as: [.text("a <!-- b")])
  }

  func testPlainText() {
    XCTAssertEqual(Inline.parsing("a **b *c*** `d`  \n[e](f)").plainText, "a b c d e")
  }
}
