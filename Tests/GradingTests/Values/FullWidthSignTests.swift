import XCTest

@testable import Curriculum
@testable import Grading

/// Full-width signs in code are told before whatever the compiler makes of them.
final class FullWidthSignTests: XCTestCase {
  private func sign(_ source: String) -> String? {
    FullWidthSign(firstIn: source).map { "\($0.line):\($0.column) \($0.sign)\($0.plain)" }
  }

  func testEachSignIsFoundWithWhatSwiftWants() {
    let signs: [(Character, Character)] = [
      ("，", ","), ("。", "."), ("：", ":"), ("；", ";"), ("（", "("), ("）", ")"), ("［", "["),
      ("］", "]"), ("｛", "{"), ("｝", "}"), ("“", "\""), ("”", "\""), ("‘", "\""), ("！", "!"),
      ("＝", "="), ("＋", "+"), ("－", "-"), ("\u{3000}", " "), ("、", ","), ("＜", "<"), ("？", "?"),
      ("１", "1"), ("ａ", "a"),
    ]
    for (sign, plain) in signs {
      XCTAssertEqual(self.sign("let 数 = 1\nf(a\(sign) b)"), "2:4 \(sign)\(plain)")
    }
  }

  func testWhatStandsInStringsAndCommentsIsNoCode() {
    XCTAssertNil(sign("let text = \"你好，\" // 注释：好\n/* （ */ let 数 = \"\"\"\n  ；\n  \"\"\"\n"))
    XCTAssertEqual(sign("let text = \"，\\(a，b)\""), "1:19 ，,")
    XCTAssertEqual(sign("// ，\nlet a = 1；"), "2:10 ；;")
    XCTAssertNil(sign(""))
  }

  func testItComesFirstWithItsHelpAndTheCompilersOwnWords() {
    let helps = [
      CompilerHelp(pieces: ["cannot find"], text: "Look."),
      CompilerHelp(pieces: ["full-width sign"], text: "`{sign}`, not `{plain}`."),
    ]
    let messages = [
      CompilerMessage(line: 1, column: 1, text: "cannot find `b`", help: "Look."),
      CompilerMessage(line: 3, column: 5, text: "cannot find `a，`", help: "Look."),
    ]
    let sign = FullWidthSign(firstIn: "b\n\nf(a，b)")
    XCTAssertEqual(
      sign?.first(in: messages, among: helps),
      [
        CompilerMessage(line: 3, column: 4, text: "cannot find `a，`", help: "`，`, not `,`."),
        messages[0],
      ])
    XCTAssertEqual(
      sign?.first(in: [], among: helps).first?.text, "invalid character in source file")
    XCTAssertEqual(sign?.first(in: messages, among: []), messages)
  }
}
