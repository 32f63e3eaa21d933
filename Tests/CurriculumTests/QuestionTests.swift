import Curriculum
import XCTest

@testable import Curriculum

/// What a question is made of, as it stands in a text.
final class QuestionTests: XCTestCase {
  private func question(_ source: String) throws -> LessonText.Question {
    try XCTUnwrap(LessonText(Document(parsing: source)).parts.compactMap(\.question).first)
  }

  private let choices = """
    How much is it?

    - a) one
    - b) two
    - c) three

    <details><summary>Answer</summary>

    **b)** One is added.

    And one more sentence.

    - **a)** adds nothing.
    - **c)** adds twice.

    </details>
    """

  func testAnAnswerIsUnderstoodAsPeopleGiveIt() throws {
    var numbers = SpelledNumbers()
    numbers.add(
      numbers: "1 one, 4 four, 14 fourteen, 20 twenty, ×100 hundred", measures: "time times")
    numbers.add(numbers: "1 一, 2 二 两, 4 四, ×10 十, ×100 百", measures: "次 个")
    func isRight(_ said: String, _ value: String) throws -> Bool? {
      var question = try question(
        "How many?\n\n<details><summary>Answer</summary>\n\n**`\(value)`**\n\n</details>")
      question.numbers = numbers
      return question.isRight(said)
    }
    for said in ["4", "４", "4.", "４。", "四", "四次", "4 次。", "four", "Four times.", "4 times"] {
      XCTAssertEqual(try isRight(said, "4"), true, said)
    }
    for said in ["二十一", "21 个", "twenty-one", "twenty one times", "２１。"] {
      XCTAssertEqual(try isRight(said, "21"), true, said)
    }
    XCTAssertEqual(try isRight("十四", "14"), true)
    XCTAssertEqual(try isRight("一百二十", "120"), true)
    for said in ["四四", "forty", "twentyfourteen", "次", "十", "4 or 5", "fourteen times", "-"] {
      XCTAssertEqual(try isRight(said, "4"), false, said)
    }
    XCTAssertEqual(try isRight("[1，2]。", "[1, 2]"), true)
    XCTAssertEqual(try isRight("inout.", "inout"), true)
  }

  func testEachWrongChoiceHasItsReply() throws {
    for source in [choices, choices.replacing(")", with: "）")] {
      let question = try question(source)
      XCTAssertEqual(question.text, "How much is it?")
      XCTAssertEqual(question.choices, ["a", "b", "c"])
      XCTAssertEqual(question.right, "b")
      XCTAssertEqual(question.answer.count, 2, "the replies are no part of the answer")
      XCTAssertEqual(question.replies.keys.sorted(), ["a", "c"])
      guard case .paragraph(let reply)? = question.reply(to: "c")?.first else { return XCTFail() }
      XCTAssertTrue(reply.plainText.hasSuffix("adds twice."))
      XCTAssertNil(question.reply(to: "b"))
      XCTAssertEqual(
        ["a", "b", "B", "ｂ"].map { question.isRight($0) }, [false, true, true, true])
    }
  }

  func testTheQuestionsThatExplainHowTheyAreWrittenAreRight() throws {
    let path = (#filePath as NSString).deletingLastPathComponent + "/../Suites/Reference.md"
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let start = try XCTUnwrap(page.firstRange(of: "<!-- question -->\n```text\n")?.upperBound)
    let source = page[start...].prefix(
      upTo: try XCTUnwrap(page[start...].firstRange(of: "\n```")).lowerBound)
    let questions = LessonText(Document(parsing: String(source))).parts.compactMap(\.question)
    XCTAssertEqual(questions.map(\.right), ["b", "[0, 1]"])
    XCTAssertEqual(questions[0].replies.keys.sorted(), ["a", "c"])
    XCTAssertNotNil(questions[1].hint)
  }

  func testAValueIsTypedInAnyOfItsSpellings() throws {
    let question = try question(
      """
      How many?

      <details><summary>Answer</summary>

      **`3` or `three`** One, two, three.

      - Count them, all of `them`.

      </details>
      """)
    XCTAssertEqual(question.choices, [])
    XCTAssertEqual(question.right, "3")
    XCTAssertEqual(question.values, ["3", "three"])
    XCTAssertEqual(question.answer.count, 1)
    XCTAssertEqual(question.reply(to: "4"), question.hint)
    XCTAssertNotNil(question.hint)
    for said in ["3", " 3 ", "３", "Three", "`3`"] {
      XCTAssertEqual(question.isRight(said), true, said)
    }
    for said in ["", "4", "33", "thr ee s"] {
      XCTAssertEqual(question.isRight(said), false, said)
    }
  }

  func testWhatDoesNotMatterInAnAnswer() {
    let twins = [
      ("[1, 2]", "[1,2]"), ("[1, 2]", "［１， ２］"), ("[1, 2]", "【1、2】"), ("\"ada\"", "“ada”"),
      ("\"ada\"", "「ada」"), ("'a'", "‘a’"), ("-1", "−1"), ("nil", "NIL"), ("a b", "a\u{3000}b"),
    ]
    for (one, other) in twins {
      XCTAssertEqual(FoldedAnswer(one), FoldedAnswer(other), "\(one) \(other)")
    }
    let others = [("[1, 2]", "[2, 1]"), ("1", "-1"), ("\"ada\"", "ada"), ("1.5", "15")]
    for (one, other) in others {
      XCTAssertNotEqual(FoldedAnswer(one), FoldedAnswer(other), "\(one) \(other)")
    }
  }

  func testTheQuestionsAboutEarlierLessonsTakeThePlaceOfTheLinkToThem() throws {
    let recall = Recall(
      Document(parsing: "# Before\n\nWhat do you know?\n\n\(choices)\n\n\(choices)"))
    let source = "# T\n\nFirst.\n\n[Before](Recall.md)\n\n## One\n\na"
    let parts = LessonText(
      Document(parsing: source), beginningWith: recall.next(after: LessonProgress())
    ).parts
    XCTAssertEqual(parts.map(\.isRecall), [true, true, false])
    XCTAssertEqual(parts.map(\.blocks.count), [6, 2, 2])
    XCTAssertEqual(parts[0].blocks[2], .heading(level: 2, text: [.text("Before")]))
    let without = LessonText(Document(parsing: source)).parts
    XCTAssertEqual(without.count, 1, "then the link is one like any other")
  }
}
