import Curriculum
import SuiteSupport
import Terminal
import XCTest

@testable import Curriculum
@testable import Interface

/// What stands between texts comes from the words, whatever it is in a language.
final class JoiningTests: XCTestCase {
  /// Words in which every sign can be told from the English one, and no space stands.
  private let words = Words(
    parsing: [
      "join.list": "{first}、{next}", "join.parts": "{first}，{next}",
      "join.clauses": "{first}；{next}", "join.sentences": "{first}{next}",
      "join.full-stop": "{text}。", "join.label": "{label}：{text}",
      "join.aside": "{text}（{aside}）", "join.brackets": "（{text}）", "join.percent": "{count}%",
      "change.step-passed": "第 {number} 步。", "change.next-step": "{number}，{title}。",
      "change.now-passing": "通过：{checks}。", "change.more": "{check}，另有 {count} 项",
      "progress.checking": "{number}/{total}", "progress.seconds": "{text}（{seconds} 秒）",
      "verdict.crashed": "崩溃了：{reason}", "play.stopped-at": "在 {place}。", "sign.passed": "通过：",
      "verdict.diff-more": "{count} 行", "plain.drawing": "{count} 行：",
    ].map { "## \($0)\n\($1)\n" }.joined(separator: "\n"))

  private var drawing: Drawing { Drawing(width: 60, canvas: .text, words: words) }

  func testTextsBesideEachOther() throws {
    XCTAssertEqual(words.list([]), "")
    XCTAssertEqual(words.list(["a"]), "a")
    XCTAssertEqual(words.list(["a", "{first}", "c"]), "a、{first}、c")
    XCTAssertEqual(words.parts(["a", "b"]), "a，b")
    XCTAssertEqual(words.sentences(["", "一。", "", "二。"]), "一。二。")
    XCTAssertEqual(words.labelled("a", "b"), "a：b")
    XCTAssertEqual(words.beginning("通过："), "通过：")
    XCTAssertEqual(words.aside("a", "b"), "a（b）")
    XCTAssertEqual(words.bracketed("a"), "（a）")
    XCTAssertEqual(words.percent(1), "1%")
    let english = try realWords()
    XCTAssertEqual(english.list(["a", "b", "c"]), "a, b, c")
    XCTAssertEqual(english.sentences(["One.", "", "Two."]), "One. Two.")
    XCTAssertEqual(english.beginning("Passed:"), "Passed: ")
    XCTAssertEqual(english.label("hint 1 of 3"), "hint 1 of 3: ")
    XCTAssertEqual(english.percent(45), "45 %")
  }

  func testPiecesTakeThePlaceOfNames() {
    func pieces(_ text: String) -> [String] {
      Words(parsing: "## join.label\n\(text)").pieces(
        of: Sentence("join.label", ["label": "", "text": ""]), ["label": "A", "text": "{label}"]
      ) { "<\($0)>" }
    }
    XCTAssertEqual(pieces("{label}: {text}"), ["A", "<: >", "{label}"])
    XCTAssertEqual(
      pieces("“{text}” {other} {label}."), ["<“>", "{label}", "<” {other} >", "A", "<.>"])
    XCTAssertEqual(pieces("alone"), ["<alone>"])
    let step = Words(parsing: "## verdict.step\n{number}, {title} ({number})").pieces(
      of: Sentence("verdict.step", ["number": 2, "title": ""]), ["title": "A"]
    ) { "<\($0)>" }
    XCTAssertEqual(step, ["<2, >", "A", "< (2)>"])
  }

  func testWhatIsDrawnHasTheSignsOfTheWords() {
    let plain = drawing.plain
    XCTAssertEqual(plain.justified("a", "b").text(), "a：b\n")
    XCTAssertEqual(plain.title("第 1 课 · 甲"), "第 1 课，甲")
    XCTAssertEqual(plain.line(of: Sign.passed).plainText, "通过：")
    XCTAssertEqual(plain.inline("甲 · `乙`").plainText, "甲，乙")
    XCTAssertEqual(
      plain.markdownText("| 甲 | 乙 |\n| --- | --- |\n| 1 | `2` |\n| | 3 |").text(),
      "甲：1；乙：2。\n乙：3。\n")
    XCTAssertEqual(drawing.plainDiff([DiffLine(kind: .more(2), depth: 0, text: "")]), ["  …（2 行）"])
    XCTAssertTrue(drawing.progressBar(9, of: 20).plainText.hasSuffix("░   45%"))
  }

  func testSentencesStandAsTheLanguageHasThem() {
    let place = SourceLocation(line: 3)
    XCTAssertEqual(
      drawing.reason(of: .ended(Crash(.trap("Index out of range"), at: place)), file: "a.swift"),
      "崩溃了：Index out of range。在 a.swift:3。")
    XCTAssertEqual(
      drawing.reason(of: .ended(Crash(.trap("完了。"), at: place)), file: "a.swift"),
      "崩溃了：完了。在 a.swift:3。")
    let verdict = SampleVerdicts.failed
    var change = VerdictChange(from: nil, to: verdict)
    (change.stepsPassed, change.nextStep) = ([1], verdict.lesson.steps[1])
    change.nowPassing = ["甲", "乙"]
    XCTAssertEqual(
      drawing.text(of: change),
      """
      第 1 步。2，\(verdict.lesson.steps[1].title)。
      通过：甲，另有 1 项。
      """)
  }

  func testHowFarItIsIsOneSentence() {
    let progress = GradingProgress(.running(check: "甲", step: 2), total: 4)
    XCTAssertEqual(drawing.text(of: progress, lesson: 1), "2/4：甲")
    XCTAssertEqual(drawing.text(of: progress, lesson: 1, seconds: 5), "2/4（5 秒）：甲")
  }
}
