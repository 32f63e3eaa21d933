import Interface
import SuiteSupport
import Terminal
import TestSupport
import XCTest

final class SwiftHighlightingTests: XCTestCase {
  /// The parts in the style that the first word of a declaration has, and so on.
  private func parts(_ source: String, like example: String) -> [String] {
    let style = Line(swift: example).spans[0].style
    return Line(swift: source).spans.filter { $0.style == style }.map(\.text)
  }

  private func keywords(_ source: String) -> [String] { parts(source, like: "let") }
  private func strings(_ source: String) -> [String] { parts(source, like: "\"a\"") }
  private func comments(_ source: String) -> [String] { parts(source, like: "// a") }
  private func literals(_ source: String) -> [String] { parts(source, like: "1") }

  func testKeywordsAndTypes() {
    let source = "func reduce(_ state: State) -> [Int?] { return state }"
    XCTAssertEqual(keywords(source), ["func", "return"])
    XCTAssertEqual(parts(source, like: "State"), ["State", "Int"])
    XCTAssertEqual(
      keywords("letter `let` a.default first(where: x) default: #if @main"),
      ["default", "#if", "@main"])
    XCTAssertEqual(keywords("@_exported import A\n## Title # @ 1"), ["@_exported", "import"])
  }

  func testStrings() {
    XCTAssertEqual(strings(#"a = "b\"c" + d"#), [#""b\"c""#])
    XCTAssertEqual(strings(#""a\(b("c") + (d))e" f"#), [#""a\"#, #""c""#, #"e""#])
    XCTAssertEqual(strings(##"#"a\(b)"c"# d"##), [##"#"a\(b)"c"#"##])
    XCTAssertEqual(strings(##"#"a\#(b)c"#"##), [##"#"a\#"##, ##"c"#"##])
    XCTAssertEqual(strings("\"\"\"\na \"b\"\n\"\"\" c"), ["\"\"\"\na \"b\"\n\"\"\""])
    XCTAssertEqual(strings("\"open\nlet"), ["\"open"])
    XCTAssertEqual(strings("a #\"\"\"# + \"b\""), ["#\"\"\"#", "\"b\""])
    XCTAssertEqual(strings("#\"\"\"\na \"b\"\n\"\"\"# c"), ["#\"\"\"\na \"b\"\n\"\"\"#"])
  }

  func testInterpolatedCodeIsCode() {
    XCTAssertEqual(literals(#""a\(1 + f(2))" + 3"#), ["1", "2", "3"])
  }

  func testComments() {
    XCTAssertEqual(comments("a // b\nc"), ["// b"])
    XCTAssertEqual(comments("a /* b /* c */ d */ e"), ["/* b /* c */ d */"])
    XCTAssertEqual(comments("a /* b"), ["/* b"])
    XCTAssertEqual(comments("\"// a\""), [])
  }

  func testNumbers() {
    XCTAssertEqual(
      literals("a1 + 1_000 + 0xFF + 2.5e-3 + 0x1e-2"),
      ["1_000", "0xFF", "2.5e-3", "0x1e", "2"])
    XCTAssertEqual(literals("0...9 a.0 1...count"), ["0", "9", "0", "1"])
  }

  func testMembersThatFindTheirType() {
    XCTAssertEqual(
      literals("case .increase: send(.reset(to: x), y.z, [a].first)"),
      [".increase", ".reset"])
    XCTAssertEqual(literals("a?.b ?? .c; a! .d; x ? .e : .f"), [".c", ".e", ".f"])
    XCTAssertEqual(literals("list\n  .map { $0 }\n  .filter(f)"), [])
  }

  func testSpansAreTheSourceAgain() {
    let strings = [
      "\"", "\"\"\"", "#\"", "##\"\"\"", "\"\\", "\"\\(", "\"\\(\"", "\"\\(\\", ")))\"\\())",
      "#\"\\#(\"\\(#\"", "\r\n\"a\r\nb", "\"\u{301}", String(repeating: "\"\\(", count: 20_000),
    ]
    let comments = ["/*", "/*/", "/**/", "//", "/*\u{301}", String(repeating: "/*", count: 20_000)]
    let others = [
      "", "#", "\\", "`", "`a", "``", ".", "..", ".9", "@", "0x", "1e+", "1.", "\u{0}", "½", "²",
      "日本語 = \"👩‍👩‍👧\"", "\u{FEFF}let",
    ]
    let sources = strings + comments + others
    for source in sources {
      let text = Line(swift: source).spans.map(\.text).joined()
      XCTAssertTrue(text.unicodeScalars.elementsEqual(source.unicodeScalars), source)
    }
  }

  func testSpansOfRandomSourcesAreTheSourceAgain() {
    let pieces = [
      "\"", "\"\"\"", "#", "\\", "\\(", "(", ")", "/*", "*/", "//", "/", "\n", "\r\n", " ", "let",
      "State", ".", ".a", "`", "@", "1", "e-", "0x", "a", "_", "$0", "\u{301}", "\u{200D}", "日",
    ]
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let source = generator.text(of: pieces, upTo: 40)
      let text = Line(swift: source).spans.map(\.text).joined()
      XCTAssertTrue(text.unicodeScalars.elementsEqual(source.unicodeScalars), source)
    }
  }
}
