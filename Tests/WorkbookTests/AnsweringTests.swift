import Basics
import Curriculum
import SuiteSupport
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Questions are answered, with a second try.
final class AnsweringTests: XCTestCase {
  private typealias Sample = SampleInterface

  private static let recall = Recall(
    Document(
      parsing: "# Before\n\n"
        + (1...4).map { number in
          "Old \(number)?\n\n<details><summary>A</summary>\n\n**`\(number)`** So.\n\n</details>"
        }.joined(separator: "\n\n")))

  private static func parts(after progress: LessonProgress = LessonProgress()) -> [LessonText.Part]
  {
    LessonText(
      Document(
        parsing: """
          # T

          One.

          [Before](Recall.md)

          ## A

          Which?

          - a) this
          - b) that
          - c) neither

          <details><summary>A</summary>

          **b)** That.

          - **a)** is this.
          - **c)** is neither.

          </details>

          ## B

          How many?

          <details><summary>A</summary>

          **`[1, 2]`** So.

          - Count.

          </details>

          ## C

          The end.
          """), beginningWith: recall.next(after: progress)
    ).parts
  }

  private func opened(_ events: ReaderEvent..., stopsAtSections: Bool = false) -> AppState {
    let opened = ReaderEvent.opened(
      lesson: "02-reduce", parts: Self.parts(), stopsAtSections: stopsAtSections)
    return Sample.replay(([opened] + events).map { .reader($0) })
  }

  func testAWrongChoiceHasAReplyAndASecondTry() {
    let first = opened(.told, .told, .answered("a"))
    XCTAssertEqual(first.reader.position, 2)
    XCTAssertEqual(first.reader.openChoices, ["b", "c"])
    XCTAssertTrue(first.reader.mayTryAgain)
    let same = Sample.replay([.reader(.answered("a"))], from: first)
    XCTAssertEqual(same.reader.rejected, "a", "what was wrong can't be said again")
    let right = Sample.replay([.reader(.answered("b"))], from: first)
    XCTAssertEqual(right.reader.answers[2]?.isRight, true)
    let wrong = Sample.replay([.reader(.answered("c"))], from: first)
    XCTAssertEqual(wrong.reader.answers[2]?.isRight, false)
    XCTAssertEqual(wrong.reader.position, 3)
    XCTAssertEqual(attempts(wrong), [1, 1, 1, 2])
  }

  private func attempts(_ state: AppState) -> [Int] {
    state.effects.compactMap { effect in
      if case .record(_, .answered(let answer)) = effect { answer.attempt } else { nil }
    }
  }

  func testAWrongValueHasAHintAndASecondTry() {
    let first = opened(.told, .told, .told, .answered("[2, 1]"))
    XCTAssertEqual(first.reader.position, 3)
    XCTAssertTrue(first.reader.mayTryAgain)
    for (said, isRight) in [("［1,2］", true), ("[2, 1]", false)] {
      let second = Sample.replay([.reader(.answered(said))], from: first)
      XCTAssertEqual(second.reader.answers[3]?.isRight, isRight)
      XCTAssertTrue(second.reader.isAtEnd || second.reader.position == 4)
    }
  }

  /// Whatever is said, each question comes to its end, and nobody has more than two tries.
  func testEveryQuestionCanBeFinishedWithAnyInput() {
    var random = numbersByChance()
    let said = ["a", "b", "c", "d", "", "x", "1", "2", "[1,2]", "“", "ａ", "n", "\u{7}"]
    for _ in 0..<200 {
      var state = opened(stopsAtSections: Bool.random(using: &random))
      var events: [ReaderEvent] = []
      for _ in 0..<60 where !state.reader.isAtEnd {
        let event: ReaderEvent =
          switch Int.random(in: 0..<9, using: &random) {
          case 0: .next
          case 1: .previous
          case 2: .draftBegun
          case 3: .returned(ReadingPosition(part: 2, line: TextPosition(part: 2)))
          case 4: .turned(to: Int.random(in: -1...5, using: &random))
          case 5: .recalled(Self.parts())
          default: .answered(said.randomElement(using: &random)!)
          }
        events.append(event)
        state = Sample.replay([.reader(event)], from: state)
        for wrong in state.reader.wrong.values {
          XCTAssertLessThanOrEqual(wrong.count, CountLimit.tries, "\(events)")
        }
      }
      XCTAssertTrue(attempts(state).allSatisfy((1...CountLimit.tries).contains), "\(events)")
      let log = state.effects.compactMap { effect -> ProgressEvent? in
        guard case .record(let lesson, .answered(let answer)) = effect else { return nil }
        return ProgressEvent(
          at: Date(timeIntervalSince1970: 1), lesson: lesson, what: .answered(answer))
      }
      XCTAssertTrue(log.allSatisfy(\.isPossible))
      let progress = log.reduce(into: WorkbookProgress(), progressReducer)
      XCTAssertEqual(progress["02-reduce"].answerCount, log.count)
      // And from wherever that is, being told leads to the end.
      for _ in 0..<20 where !state.reader.isAtEnd {
        state = Sample.replay([.reader(.told), .reader(.next)], from: state)
      }
      XCTAssertTrue(state.reader.isAtEnd, "\(events)")
    }
  }

  // MARK: About earlier lessons

  func testWhoComesBackFindsOthersThatHoldNothingBack() {
    let returned = opened(.returned(ReadingPosition(part: 3, line: TextPosition(part: 3))))
    XCTAssertEqual(returned.reader.position, 3)
    XCTAssertEqual(returned.reader.answers.keys.sorted(), [2], "what was read counts as answered")
    XCTAssertEqual(returned.reader.openHeadings, ["T", "Before", "A", "B"])
    let turned = Sample.replay(
      [.reader(.turned(to: 1)), .reader(.answered("2"))], from: returned)
    XCTAssertEqual(turned.reader.answers[1]?.isRight, true)
    XCTAssertEqual(turned.reader.position, 3, "the text stays where it is")
    XCTAssertNil(turned.reader.turned)
    let own = Sample.replay([.reader(.answered("[1, 2]"))], from: turned)
    XCTAssertEqual(own.reader.answers[3]?.isRight, true)
  }

  func testInLinesOneGoesPastThem() {
    let returned = opened(
      .returned(ReadingPosition(part: 2, line: TextPosition(part: 2))), .previous,
      stopsAtSections: true)
    XCTAssertEqual(returned.reader.position, 1)
    XCTAssertEqual(returned.reader.question?.text, "Old 2?")
    let next = Sample.replay([.reader(.next)], from: returned)
    XCTAssertEqual(next.reader.position, 2)
  }

  func testTheNextOnesComeOnceTheOthersAreAnswered() {
    var progress = LessonProgress()
    let half = opened(.answered("1"))
    progress.answers["Old 1?"] = LessonProgress.LastAnswer(isWrong: false, number: 1)
    let next = Self.parts(after: progress)
    let kept = Sample.replay([.reader(.recalled(next))], from: half)
    XCTAssertEqual(kept.reader.parts, half.reader.parts, "the second one isn't answered yet")
    let done = Sample.replay(
      [.reader(.answered("2")), .reader(.recalled(next))], from: half)
    XCTAssertEqual(done.reader.parts[0].question?.text, "Old 2?")
    XCTAssertEqual(done.reader.parts[1].question?.text, "Old 3?")
    XCTAssertEqual(done.reader.position, 2)
    XCTAssertNil(done.reader.answers[0])
    XCTAssertTrue(done.reader.isPassedOver(0))
  }

  func testInAWindowTheyAreAnsweredWhereTheyStand() throws {
    var player = try WindowPlayer()
    player.send(
      .menu(.chosen(2)),
      .reader(.opened(lesson: "02-reduce", parts: Self.parts(), stopsAtSections: false)),
      .reader(.returned(ReadingPosition(part: 4, line: TextPosition(part: 4)))))
    player.press(.end)
    XCTAssertTrue(player.screen.contains("Home: new questions"), player.screen)
    player.press(.home)
    XCTAssertFalse(player.screen.contains("Home: new questions"), "they can be seen")
    XCTAssertTrue(player.screen.contains("Old 1?"), player.screen)
    XCTAssertEqual(player.screen.ranges(of: "Type it.").count, 1, player.screen)
    player.type("7")
    XCTAssertTrue(player.screen.contains("> 7"), player.screen)
    player.press(.enter)
    XCTAssertTrue(player.screen.contains("✗ Not this time."), player.screen)
    // The second try is open already.
    player.press("1", .enter)
    XCTAssertTrue(player.screen.contains("✓ Right."), player.screen)
    XCTAssertEqual(player.state.reader.answers[0]?.choice, "1")
    XCTAssertEqual(player.state.reader.position, 4)
    XCTAssertFalse(player.effects.contains(.record("02-reduce", .read())), "it brought no text")
  }
}
