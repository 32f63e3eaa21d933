import XCTest

@testable import Authoring

/// Whatever differs in a twin is found, at its line.
final class TwinProofTests: XCTestCase {
  /// One thing that is changed in a good twin, and what is found then.
  private struct Case {
    var change: (from: String, to: String)
    var found: [Finding]

    init(_ from: String, _ to: String, _ faults: Fault..., line: Int) {
      change = (from, to)
      found = faults.map { Finding($0, in: "T.md", line: line) }
    }

    /// The same, and another fault at another line.
    func and(_ fault: Fault, line: Int) -> Case {
      var other = self
      other.found.append(Finding(fault, in: "T.md", line: line))
      return other
    }
  }

  private func proof(
    _ kind: TranslatedText.Kind, _ texts: (english: String, twin: String)
  ) -> TwinProof {
    TwinProof(kind: kind, english: texts.english, twin: texts.twin, file: "T.md")
  }

  private func check(
    _ kind: TranslatedText.Kind, _ texts: (english: String, twin: String),
    headings: [String: String] = [:], _ table: [Case]
  ) {
    var good = proof(kind, texts)
    good.headings = headings
    XCTAssertEqual(good.findings, [])
    for entry in table {
      XCTAssertTrue(texts.twin.contains(entry.change.from), entry.change.from)
      var changed = good
      changed.twin = texts.twin.replacing(entry.change.from, with: entry.change.to)
      XCTAssertEqual(changed.findings, entry.found, entry.change.to)
    }
  }

  // MARK: A lesson's text

  func testWhatDiffersInALesson() {
    check(
      .lesson, MadeTwins.lesson,
      [
        Case(
          "## 步骤 1 · next\n\n", "",
          .differs(text: "写下 `next`。", english: "## Step 1 · next", line: 11), line: 11),
        Case(
          "## 步骤 1", "### 步骤 1",
          .differs(text: "### 步骤 1 · next", english: "## Step 1 · next", line: 11), line: 11),
        Case("\n\n最后一句。\n", "\n", .lacks("The last sentence."), line: 57),
        Case("最后一句。", "最后一句。\n\n还有一句。", .leftOver("还有一句。"), line: 61),
        Case("读[问题](Recall.md)。", "读问题。", .lacks("](Recall.md)"), line: 5),
        Case(
          "(Recall.md)", "(Other.md)", .lacks("](Recall.md)"), .leftOver("](Other.md)"), line: 5),
        Case("写下 `next`", "写下 next", .lacks("`next`"), line: 13),
        Case("写下 `next`", "写下 `next` 和 `last`", .leftOver("`last`"), line: 13),
        Case(
          "写下 `next`。", "Write the function `next` that gives the number that follows.",
          .english, line: 13),
        Case("<!-- swift: stub -->\n", "", .lacks("<!-- swift: stub -->"), line: 15),
        Case(
          "swift: stub", "swift: error", .lacks("<!-- swift: stub -->"),
          .leftOver("<!-- swift: error -->"), line: 16),
        Case(
          "next(1)", "next(2)",
          .differs(
            text:
              "let two = next(2)  // 再加一", english: "let two = next(1)  // one more", line: 17),
          line: 17),
        Case(
          "\nprint(two)", "", .differs(text: "```text", english: "print(two)", line: 18), line: 20),
        Case(
          "print(two)", "print(two)\nprint()",
          .differs(text: "print()", english: "```text", line: 21), line: 19),
        Case("```swift", "```sh", .differs(text: "```sh", english: "```swift", line: 16), line: 16),
        Case(
          "数 ──▶", "数 " + String(repeating: "─", count: 70) + "▶", .tooWide(count: 79), line: 23),
        Case(
          "| 2 | 二 |\n", "", .differs(text: "| × 2 × 1", english: "| × 2 × 2", line: 26), line: 26),
        Case("| `1` | 一 |", "| 1 | 一 |", .lacks("`1`"), line: 28),
        Case("- 一\n", "", .differs(text: "- × 1", english: "- × 2", line: 31), line: 31),
      ])
  }

  func testWhatDiffersInAQuestion() {
    check(
      .lesson, MadeTwins.lesson,
      [
        Case("- b) 乙", "- c) 乙", .lacks("b)"), .leftOver("c)"), line: 39),
        Case("**b)** 对", "**a)** 对", .lacks("**b)**"), .leftOver("**a)**"), line: 39),
        Case("<summary>答案</summary>\n\n**b)", "**b)", .lacks("Answer"), line: 39),
        Case("- **a)** 少了。", "- 少了。", .lacks("- **a)** …"), line: 39),
        Case("**`3` 或 `three` 或 `三`：**", "**`3` 或 `三`：**", .lacks("`three`"), line: 50),
        Case("**`3` 或 `three` 或 `三`：**", "`3`：", .lacks("`3`"), .lacks("`three`"), line: 50),
      ])
  }

  // MARK: What is looked up

  func testWhatDiffersInTheInterface() {
    check(
      .interface, MadeTwins.interface,
      [
        Case("## menu.left", "## menu.right", .lacks("## menu.left"), line: 5)
          .and(.leftOver("## menu.right"), line: 8),
        Case("{count}", "{number}", .lacks("{count}"), .leftOver("{number}"), line: 9),
        Case("`t`", "t", .lacks("`t`"), line: 6),
        Case("按 `t`。", "按 `t`。\n\n## menu.left\n再来", .lacks("{count}"), line: 9)
          .and(.leftOver("## menu.left"), line: 11),
        Case(
          "## menu.title\n按 `t`。\n\n## menu.left\n还剩 {count} 个",
          "## menu.left\n还剩 {count} 个\n\n## menu.title\n按 `t`。",
          .differs(text: "## menu.left", english: "## menu.title", line: 5), line: 5),
      ])
  }

  func testWhatDiffersInTheWordsOfAVerdict() {
    check(
      .feedback, MadeTwins.feedback, headings: ["One more": "再加一"],
      [
        Case("Module: `Next`", "Module: `Other`", .lacks("`Next`"), .leftOver("`Other`"), line: 3),
        Case(
          "Learnt:", "学会：",
          .differs(text: "学会： 你会数数。", english: "Learnt: You can count.", line: 5), line: 5),
        Case(
          "## Step 1:", "## 步骤 1：", .lacks("## Step 1: next"),
          .lacks("### next.adds-one"), line: 1
        )
        .and(.leftOver("## 步骤 1： 下一个"), line: 7).and(.leftOver("### next.adds-one"), line: 11),
        Case("### next.adds", "### next.add", .lacks("### next.adds-one"), line: 7)
          .and(.leftOver("### next.add-one"), line: 11),
        Case(
          "Section: 再加一", "Section: 再减一", .lacks("Section: 再加一"), line: 17),
        Case("3. 返回它。\n", "", .differs(text: "1. × 2", english: "1. × 3", line: 19), line: 19),
        Case(
          "- `low`: 太小。", "- `low`：太小。",
          .differs(text: "- `low`：太小。", english: "- `low`: Too low.", line: 23), line: 23),
        Case("## Mistakes", "## 错误", .lacks("## Mistakes"), .lacks("### goes-down"), line: 11)
          .and(.leftOver("## 错误"), line: 25).and(.leftOver("### goes-down"), line: 27),
      ])
  }

  func testWhatDiffersInHelp() {
    check(
      .named, MadeTwins.help,
      [
        Case("## missing return in", "## 缺少返回", .lacks("## missing return in"), line: 1)
          .and(.leftOver("## 缺少返回"), line: 3),
        Case("写 `return`。", "", .lacks("Write `return` in front of the result."), line: 3),
      ])
  }

  // MARK: Stubs and pages

  func testWhatDiffersInAStub() {
    check(
      .stub, MadeTwins.stub,
      [
        Case(
          "next(_ number", "next(_ value",
          .differs(
            text:
              "func next(_ value: Int) -> Int {", english: "func next(_ number: Int) -> Int {",
            line: 7),
          line: 7),
        Case(
          "// MARK: - Step 1: next", "// MARK: - 步骤 1: next",
          .differs(text: "// MARK: - 步骤 1: next", english: "// MARK: - Step 1: next", line: 5),
          line: 5),
        Case(
          "// 返回下一个数。\n", "",
          .differs(
            text:
              "func next(_ number: Int) -> Int {", english: "// Give the number that follows.",
            line: 6), line: 6),
        Case("返回下一个数。", "Give the number that follows.", .english, line: 6),
        Case("`test 1`", "test 1", .lacks("`test 1`"), line: 1),
        Case("//   1   2\n", "", .differs(text: "// × 1", english: "// × 2", line: 1), line: 1),
        Case("\n}\n", "\n", .lacks("}"), line: 8),
        Case("\n}\n", "\n}\nlet two = 2\n", .leftOver("let two = 2"), line: 10),
      ])
  }

  func testAPageLeadsToOtherPlaces() {
    let english = "# Title\n\n[Read](Sources/README.md) on.\n"
    let twin = "[English](../README.md)\n\n# 标题\n\n[继续](../Sources/README.md)读。\n"
    XCTAssertEqual(proof(.page, (english, twin)).findings, [])
    XCTAssertEqual(
      proof(.page, (english, twin.replacing("# 标题", with: "## 标题"))).findings.map(\.line), [3])
  }

  func testWhatAProgramHasPrintedIsAsWideAsItIs() {
    let text =
      "# Title\n\n<!-- output: list -->\n```text\n\(String(repeating: "─", count: 80))\n```\n"
    var proof = proof(.page, (text, text))
    XCTAssertEqual(proof.findings, [])
    proof.english = text.replacing("<!-- output: list -->\n", with: "")
    proof.twin = proof.english
    XCTAssertEqual(proof.findings, [Finding(.tooWide(count: 80), in: "T.md", line: 4)])
  }

  /// Nothing is asked of a twin that isn't so in English.
  func testAnEnglishTextIsItsOwnTwin() throws {
    let texts: [(TranslatedText.Kind, String)] = [
      (.lesson, MadeTwins.lesson.english), (.interface, MadeTwins.interface.english),
      (.feedback, MadeTwins.feedback.english), (.named, MadeTwins.help.english),
      (.stub, MadeTwins.stub.english),
    ]
    let repository = try Yard.package
    let all =
      TranslatedText.shared(into: .english, in: repository)
      + TranslatedText.all(
        ofLessons: ["03-login-state", "05-combine-pullback"], into: .english, in: repository)
    XCTAssertGreaterThan(all.count, 12)
    let real = try all.map { ($0.kind, try String(contentsOfFile: $0.path, encoding: .utf8)) }
    for (kind, text) in texts + real {
      var proof = proof(kind, (text, text))
      proof.wantsOwnWords = false
      XCTAssertEqual(proof.findings, [])
    }
  }
}
