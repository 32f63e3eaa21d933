import Curriculum
import SuiteSupport
import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program
@testable import Terminal

/// What `--plain` and the menu of lines show can be read aloud.
final class PlainScreensTests: XCTestCase {
  private typealias Sample = SampleInterface

  /// What a screen reader can only spell.
  private let signs = ["│", "┌", "─", "═", "█", "░", "▸", "• ", "↪", "★", "**", "##", "`", "·"]

  private func check(_ lines: [Line], _ what: String, line: UInt = #line) {
    let text = lines.map(\.plainText).joined(separator: "\n")
    for sign in signs {
      XCTAssertFalse(text.contains(sign), "\(what): “\(sign)” in\n\(text)", line: line)
    }
  }

  func testNoScreenOfTheMenuOfLinesHasASignThatOnlyAnEyeCanUse() throws {
    let atQuestion = Sample.replay([.reader(.next)], from: Sample.reader())
    let states: [String: AppState] = [
      "menu": Sample.menu, "help": Sample.replay([.helpRequested]), "text": Sample.reader(),
      "question": atQuestion,
      "rejected": Sample.replay([.reader(.answered("z"))], from: atQuestion),
      "right": Sample.replay([.reader(.answered("b"))], from: atQuestion),
      "wrong": Sample.replay([.reader(.answered("a"))], from: atQuestion),
      "value": Sample.replay([.reader(.told), .reader(.answered("a"))], from: atQuestion),
      "told": Sample.replay([.reader(.told), .reader(.told)], from: atQuestion),
      "exercise": Sample.replay([.lessonRequested]),
      "grading": Sample.replay([.lesson(.testRequested)]),
      "refused": Sample.replay([.lesson(.solutionRequested)]),
      "asked": Sample.replay([.lesson(.resetRequested)]),
      "reset": Sample.replay([.lesson(.resetDone(backup: "b.swift"))]),
      "contents": Sample.replay([.reader(.contentsMoved(to: 0))], from: atQuestion),
      "watch ended": Sample.replay([
        .watchToggled, .lesson(.graded(SampleVerdicts.failed)), .watchToggled,
      ]),
      "undone": Sample.replay([.lesson(.undone(.putBack(kept: "b.swift")))]),
      "misunderstood": Sample.replay([.notUnderstood(.unknown("x", suggestion: "y"))]),
    ]
    let drawing = try Drawing.sample(isInMenu: true).plain
    for (name, state) in states { check(drawing.lines(for: state), name) }
    check(drawing.lines(for: Sample.menu.menu, isMenu: false), "list")
  }

  func testEveryVerdictIsInWords() throws {
    let verdicts = [
      SampleVerdicts.passed, SampleVerdicts.failed, SampleVerdicts.doesNotCompile,
      SampleVerdicts.incomplete, SampleVerdicts.untouched, SampleVerdicts.crashed,
      SampleVerdicts.problem(.tooLarge(limit: 1 << 20)),
    ]
    var drawing = try Drawing.sample().plain
    for isFull in [false, true] {
      drawing.isFull = isFull
      for verdict in verdicts {
        let what = "\(verdict.outcome), full: \(isFull)"
        check(drawing.lines(for: verdict), what)
        let change = VerdictChange(from: SampleVerdicts.failed.passedIDs, to: verdict)
        check(drawing.lines(forWatched: verdict, change: change), what)
        check(drawing.lines(for: verdict, below: SampleVerdicts.failed), what)
      }
    }
  }

  func testADifferenceAndWhatWasPrintedSayWhoseTheyAre() throws {
    let verdict = SampleVerdicts.failed
    var check = try XCTUnwrap(verdict.nextCheck)
    func state(count: String) -> Tree {
      let fields = [("name", "ada"), ("isOn", "true"), ("count", count)]
      return .node(
        opening: "State(", children: fields.map { .init(label: $0, value: .leaf($1)) },
        closing: ")")
    }
    check.result = .failed(
      CheckFailure(
        given: [], difference: Difference(expected: state(count: "1"), actual: state(count: "2"))))
    check.output = ExerciseOutput(lines: ["Every check passes."], dropped: 0)
    let text = try Drawing.sample().plain.details(of: check, in: verdict).text()
    let expected = """
            State(
              2 unchanged
              expected: count: 1
              yours: count: 2
            )

            it printed: Every check passes.
      """
    XCTAssertTrue(text.contains(expected), text)
  }

  func testEveryHelpPageIsInWords() throws {
    let drawing = try Drawing.sample().plain
    for command in CommandName.allCases {
      check(drawing.help(of: command), command.rawValue)
    }
  }

  /// Code stays as it is, and so do drawings, behind a line that says what comes.
  func testEveryTextOfALessonIsInWordsButForItsCode() throws {
    let drawing = try Drawing.sample().plain
    for lesson in try Course(repository: Fixture.workbook).lessons {
      let text = try contents(of: Fixture.workbook.text(of: lesson.id))
      let words = Document(parsing: text).blocks.plain(in: drawing.words)
      for (index, block) in words.enumerated() {
        if case .code(_, let code, _) = block {
          guard code.isDrawnOfCharacters else { continue }
          XCTAssertEqual(
            words[index - 1], .paragraph([.text(announcement(of: code))]), lesson.id)
        } else {
          check(drawing.markdown([block]), lesson.id)
        }
      }
    }
  }

  private func announcement(of code: String) -> String {
    let count = code.split(separator: "\n", omittingEmptySubsequences: false).count
    return "A drawing made of characters, \(count) lines:"
  }

  func testBlocksAreReadOneAfterTheOther() throws {
    assertText(
      try Drawing.sample(width: 60).plain.markdownText(
        """
        # Lesson 1 · Counting

        ## One *more*

        Somebody said `this`, **loudly**: [here](https://swift.org).

        - a) short
        - b) `shorter`

        1. First

           and more of it

        2. Second

        | sign | means |
        | --- | --- |
        | `+` | one more |
        | `-` | one *less* |
        | `0` | |

        <details>
        <summary>Answer</summary>

        It is **b)**.

        </details>
        """
      ).text(),
      """
      Lesson 1, Counting

      One more

      Somebody said this, loudly: here (https://swift.org).

      a) short
      b) shorter

      1. First

      and more of it

      2. Second

      sign: +; means: one more.
      sign: -; means: one less.
      sign: 0.

      Answer

      It is b).
      """)
  }

  func testCodeIsNeverCutAndADrawingIsAnnounced() throws {
    let long = "let sentence = \"this line is longer than the terminal is wide\""
    assertText(
      try Drawing.sample(width: 20).plain.markdownText(
        "```swift\n\(long)\n\n  \(long)\n```\n\n```text\n┌─┐\n└─┘\n```"
      ).text(),
      """
        \(long)

          \(long)

      A drawing made of
      characters, 2 lines:

        ┌─┐
        └─┘
      """)
  }

  func testThereAreNoColours() throws {
    let drawing = try Drawing.sample(canvas: Canvas(theme: .dark), isInMenu: true).plain
    XCTAssertNil(drawing.canvas.theme)
  }
}
