import Curriculum
import XCTest

@testable import Curriculum

/// Which of the questions about earlier lessons come next.
final class RecallTests: XCTestCase {
  private let recall = Recall(
    Document(
      parsing: "# Before\n\n"
        + (1...5).map { number in
          "Question \(number)?\n\n<details><summary>A</summary>\n\n**`\(number)`** So.\n\n</details>"
        }.joined(separator: "\n\n")))

  /// The numbers of those that come next, after these answers.
  private func next(after answers: [QuestionAnswer]) -> [Int] {
    let log = answers.map { answer in
      ProgressEvent(at: Date(timeIntervalSince1970: 1), lesson: "2", what: .answered(answer))
    }
    let progress = log.reduce(into: WorkbookProgress(), progressReducer)
    return recall.next(after: progress["2"]).compactMap { Int($0.question?.right ?? "") }
  }

  private func answer(
    _ number: Int, _ isRight: Bool?, attempt: Int = 1
  ) -> QuestionAnswer {
    QuestionAnswer(
      question: "Question \(number)?", said: isRight == nil ? nil : "1", isRight: isRight,
      attempt: attempt)
  }

  func testOthersComeNextTimeAndThoseAnsweredWronglyFirst() {
    XCTAssertEqual(next(after: []), [1, 2])
    XCTAssertEqual(next(after: [answer(1, true)]), [2, 3])
    XCTAssertEqual(next(after: [answer(1, true), answer(2, nil)]), [3, 4])
    XCTAssertEqual(next(after: [answer(1, true), answer(2, false)]), [2, 3])
    XCTAssertEqual(
      next(after: [answer(1, true), answer(2, false), answer(2, true, attempt: 2)]), [2, 3],
      "a second try is asked for again")
    XCTAssertEqual(
      next(after: [answer(1, true), answer(2, false), answer(2, true)]), [3, 4])
    let all = (1...5).map { answer($0, true) }
    XCTAssertEqual(next(after: all), [1, 2], "then those that were asked longest ago")
    XCTAssertEqual(next(after: all + [answer(1, true), answer(4, false)]), [4, 2])
  }

  func testEveryQuestionComesAgainAsLongAsAllAreAnswered() {
    var answers: [QuestionAnswer] = []
    var seen: Set<Int> = []
    for _ in 1...3 {
      let asked = next(after: answers)
      XCTAssertEqual(Set(asked).count, 2)
      seen.formUnion(asked)
      answers += asked.map { answer($0, true) }
    }
    XCTAssertEqual(seen, [1, 2, 3, 4, 5])
  }

  func testAnAnswerIsReadingAndMarksNobody() throws {
    let event = ProgressEvent(
      at: Date(timeIntervalSince1970: 1), lesson: "2", what: .answered(answer(1, false)))
    var progress = WorkbookProgress()
    progressReducer(&progress, event)
    XCTAssertEqual(progress["2"].attempts, 0)
    XCTAssertFalse(progress["2"].hasReadText)
    XCTAssertEqual(progress.lastRead, "2")
    XCTAssertNil(progress.lastWorkedOn)
    let line = try JSONEncoder().encode(event)
    XCTAssertEqual(try JSONDecoder().decode(ProgressEvent.self, from: line), event)
  }

  func testATryThatNobodyHasIsDamage() {
    for (attempt, isPossible) in [(0, false), (1, true), (2, true), (3, false), (.max, false)] {
      let event = ProgressEvent(
        at: Date(timeIntervalSince1970: 1), lesson: "2",
        what: .answered(answer(1, true, attempt: attempt)))
      XCTAssertEqual(event.isPossible, isPossible, "\(attempt)")
    }
  }
}
