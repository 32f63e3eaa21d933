import Curriculum
import TestSupport
import XCTest

@testable import Curriculum

final class LessonTextTests: LongTestCase {
  /// Each part as a person would note it: its blocks, and what the question asks.
  private func drawn(_ source: String) -> [String] {
    LessonText(Document(parsing: source)).parts.map { part in
      let blocks = part.blocks.map(Self.name).joined(separator: " ")
      guard let question = part.question else { return blocks }
      let choices = question.choices.joined()
      let answer = question.answer.map(Self.name).joined(separator: " ")
      return "\(blocks) ? \(choices)=\(question.right ?? "–") \(answer)"
    }
  }

  private static func name(of block: Block) -> String {
    switch block {
    case .heading(let level, let text): "\(level):\(text.plainText)"
    case .paragraph(let text): text.plainText
    case .list(_, let items): "list(\(items.count))"
    case .code: "code"
    default: "other"
    }
  }

  func testEachSectionIsAPart() {
    XCTAssertEqual(
      drawn("# Title\n\n## One\n\na\n\n### Inner\n\nb\n\n## Two\n\nc"),
      ["1:Title 2:One a 3:Inner b", "2:Two c"])
  }

  func testTextBeforeTheFirstSectionBelongsToIt() {
    XCTAssertEqual(
      drawn("# Title\n\nintroduction\n\n## One\n\na\n\n## Two"),
      ["1:Title introduction 2:One a", "2:Two"])
  }

  func testTextWithoutSectionsIsOnePart() {
    XCTAssertEqual(drawn("# Title\n\na\n\nb"), ["1:Title a b"])
    XCTAssertEqual(drawn(""), [])
  }

  private let question = """
    What follows?

    - a) 1
    - b) 2
    - c) nothing

    <details><summary>Answer</summary>

    **b)** Because one is added.

    ```swift
    1 + 1
    ```

    </details>
    """

  func testAQuestionEndsItsPart() {
    XCTAssertEqual(
      drawn("## One\n\n\(question)\n\nMore.\n\n## Two\n\nc"),
      [
        "2:One What follows? list(3) ? abc=b b) Because one is added. code", "More.", "2:Two c",
      ])
  }

  func testTwoQuestionsInOneSection() {
    XCTAssertEqual(
      drawn("## One\n\n\(question)\n\n\(question)"),
      [
        "2:One What follows? list(3) ? abc=b b) Because one is added. code",
        "What follows? list(3) ? abc=b b) Because one is added. code",
      ])
  }

  func testQuestionBeforeTheFirstSection() {
    XCTAssertEqual(
      drawn("# Title\n\n\(question)\n\n## One\n\na"),
      ["1:Title What follows? list(3) ? abc=b b) Because one is added. code", "2:One a"])
  }

  func testOpenQuestionHasNoChoices() {
    let source = "Why?\n\n<details><summary>Answer</summary>\n\nThink again.\n\n</details>"
    XCTAssertEqual(drawn(source), ["Why? ? =– Think again."])
  }

  func testListWithoutLettersOffersNoChoices() {
    let source =
      "Why?\n\n- one\n- two\n\n<details><summary>Answer</summary>\n\nBoth.\n\n</details>"
    XCTAssertEqual(drawn(source), ["Why? list(2) ? =– Both."])
  }

  func testTheLinesOfHeadings() {
    let source = """
      # Title

      ## `reduce`, *again*
      ```swift
      # not this one
      ```
      ### Deep
      #no
      ## Deep
      """
    XCTAssertEqual(
      LessonText.lines(ofHeadingsIn: source), ["Title": 1, "reduce, again": 3, "Deep": 7])
  }
}
