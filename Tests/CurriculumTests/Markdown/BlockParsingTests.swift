import Curriculum
import XCTest

final class BlockParsingTests: XCTestCase {
  private func assertParses(
    _ text: String, as expected: Block..., file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(Document(parsing: text).blocks, expected, file: file, line: line)
  }

  private func paragraph(_ text: String) -> Block {
    .paragraph([.text(text)])
  }

  func testNothing() {
    assertParses("")
    assertParses("\n \n\t\n")
    assertParses("<!-- a\n\nb -->\n")
  }

  func testHeadings() {
    assertParses("# A", as: .heading(level: 1, text: [.text("A")]))
    assertParses("### A `b` ###", as: .heading(level: 3, text: [.text("A "), .code("b")]))
    assertParses("# C#", as: .heading(level: 1, text: [.text("C#")]))
    assertParses("#a", as: paragraph("#a"))
    assertParses("####### a", as: paragraph("####### a"))
  }

  func testParagraphsEndAtBlankLinesAndOtherBlocks() {
    assertParses(
      "a\n  b\n\nc\n# D", as: paragraph("a b"), paragraph("c"),
      .heading(level: 1, text: [.text("D")]))
    assertParses("in\n1984. A year", as: paragraph("in 1984. A year"))
    assertParses("a\n<!-- b -->\nc", as: paragraph("a"), paragraph("c"))
  }

  func testByteOrderMarkAndLineEnds() {
    assertParses(
      "\u{FEFF}# A\r\n\r\nb\r\n```\r\nc\r\n\r\nd\r\n```\r\n",
      as: .heading(level: 1, text: [.text("A")]), paragraph("b"),
      .code(language: nil, text: "c\n\nd", line: 5))
  }

  func testCodeIsVerbatimAndKnowsItsLine() {
    assertParses(
      "a\n```swift\nlet a = \"*\"\n\n  <!-- b -->\n```\n````\n```\n````",
      as: paragraph("a"),
      .code(language: "swift", text: "let a = \"*\"\n\n  <!-- b -->", line: 3),
      .code(language: nil, text: "```", line: 8))
    assertParses("```\nopen", as: .code(language: nil, text: "open", line: 2))
    assertParses("````\n```\n````", as: .code(language: nil, text: "```", line: 2))
  }

  func testCodeInListsAndDetailsKnowsItsLine() {
    assertParses(
      """
      - a

        ```
        x
          y
        ```
      <details>
      <summary>s</summary>

      ```
      </details>
      ```
      </details>
      """,
      as: .list(
        marker: .bullet,
        items: [[paragraph("a"), .code(language: nil, text: "x\n  y", line: 4)]]),
      .details(
        summary: [.text("s")], blocks: [.code(language: nil, text: "</details>", line: 11)]))
  }

  func testLists() {
    assertParses(
      "- a\n  b\nc\n- d",
      as: .list(marker: .bullet, items: [[paragraph("a b c")], [paragraph("d")]]))
    assertParses(
      "3. a\n4. b",
      as: .list(marker: .number(start: 3), items: [[paragraph("a")], [paragraph("b")]]))
    assertParses(
      "- a\n\n- b", as: .list(marker: .bullet, items: [[paragraph("a")], [paragraph("b")]]))
    assertParses("-\n- a", as: .list(marker: .bullet, items: [[], [paragraph("a")]]))
    assertParses("-5 and **b**", as: .paragraph([.text("-5 and "), .strong([.text("b")])]))
  }

  func testListsNestByIndentation() {
    let inner = Block.list(marker: .bullet, items: [[paragraph("b")], [paragraph("c")]])
    assertParses(
      "1. a\n   - b\n   - c\n2. d",
      as: .list(marker: .number(start: 1), items: [[paragraph("a"), inner], [paragraph("d")]]))
    assertParses(
      "1. a\n  - b\n  - c\n\n   e",
      as: .list(marker: .number(start: 1), items: [[paragraph("a"), inner, paragraph("e")]]))
    assertParses(
      "- a\n\t- b\n\t- c", as: .list(marker: .bullet, items: [[paragraph("a"), inner]]))
  }

  func testTables() {
    assertParses(
      "| a | b |\n|---|:-:|\n| `c\\|d` | e | f |\n| g |\n\nh | i\n--: | ---",
      as: .table(
        header: [[.text("a")], [.text("b")]], alignments: [.leading, .center],
        rows: [[[.code("c|d")], [.text("e")]], [[.text("g")], []]]),
      .table(header: [[.text("h")], [.text("i")]], alignments: [.trailing, .leading], rows: []))
    assertParses("a | b\nc | d", as: paragraph("a | b c | d"))
    assertParses("a | b\n---", as: paragraph("a | b ---"))
  }

  func testDetails() {
    assertParses(
      """
      <details>
      <summary>A `b`</summary>

      c
      <details><summary>d</summary>e</details>
      </details>
      f
      """,
      as: .details(
        summary: [.text("A "), .code("b")],
        blocks: [
          paragraph("c"), .details(summary: [.text("d")], blocks: [paragraph("e")]),
        ]), paragraph("f"))
    assertParses("<details>\na", as: .details(summary: [], blocks: [paragraph("a")]))
  }

  func testWhatNoLessonUsesIsText() {
    for line in ["> a", "~~~", "***", "---", "* a", "+ a", "5) a"] {
      let blocks = Document(parsing: line).blocks
      guard blocks.count == 1, case .paragraph = blocks[0] else { return XCTFail("\(blocks)") }
    }
  }
}
