import Reducers
import XCTest

@testable import Curriculum

/// Where the learner stands after a series of events.
final class WorkbookProgressTests: XCTestCase {
  private let id = "02-reduce"

  private func date(_ number: Int) -> Date { Date(timeIntervalSince1970: Double(number)) }

  /// The lesson after these events, of which the first happened at 1, the next at 2.
  private func lesson(after events: [ProgressEvent.What]) -> LessonProgress {
    let log = events.enumerated().map { index, what in
      ProgressEvent(at: date(index + 1), lesson: id, what: what)
    }
    return log.reduce(into: WorkbookProgress(), progressReducer)[id]
  }

  private func graded(_ passed: Int) -> ProgressEvent.What { .graded(passed: passed, of: 4) }

  func testGrading() {
    let table: [(events: [ProgressEvent.What], attempts: Int, best: Int, last: Int, passed: Int?)]
    table = [
      ([], 0, 0, 0, nil),
      ([graded(2)], 1, 2, 2, nil),
      ([graded(0)], 1, 0, 0, nil),
      ([graded(3), graded(1)], 2, 3, 1, nil),
      ([graded(1), graded(3)], 2, 3, 3, nil),
      ([graded(4)], 1, 4, 4, 1),
      ([graded(2), graded(4), graded(4)], 3, 4, 4, 2),
      ([graded(4), graded(0)], 2, 4, 0, 1),
      ([graded(4), .reset], 1, 0, 0, nil),
      ([graded(3), .reset, graded(2)], 2, 2, 2, nil),
      ([graded(4), .reset, graded(4)], 2, 4, 4, 3),
      ([.graded(passed: 0, of: 0)], 1, 0, 0, nil),
    ]
    for row in table {
      let lesson = lesson(after: row.events)
      XCTAssertEqual(lesson.attempts, row.attempts, "attempts: \(row.events)")
      XCTAssertEqual(lesson.best, row.best, "best: \(row.events)")
      XCTAssertEqual(lesson.last, row.last, "last: \(row.events)")
      XCTAssertEqual(lesson.passedAt, row.passed.map(date), "passedAt: \(row.events)")
      XCTAssertEqual(lesson.isPassed, row.passed != nil, "isPassed: \(row.events)")
    }
  }

  func testTotalIsTheOneOfTheLastGrading() {
    XCTAssertEqual(lesson(after: [graded(4), .graded(passed: 4, of: 6)]).total, 6)
    XCTAssertEqual(lesson(after: [.read]).total, 0)
  }

  func testTheStrongestHintOfEachCheckIsKept() {
    let events: [ProgressEvent.What] = [
      .hintShown(check: "a", strength: 2), .hintShown(check: "b", strength: 1),
      .hintShown(check: "a", strength: 1), .hintShown(check: "b", strength: 3),
    ]
    XCTAssertEqual(lesson(after: events).hints, ["a": 2, "b": 3])
  }

  func testAResetKeepsWhatWasLearnt() {
    let events: [ProgressEvent.What] = [
      .read, .solutionShown, .hintShown(check: "a", strength: 2), graded(4), .reset,
    ]
    var expected = LessonProgress()
    expected.attempts = 1
    expected.total = 4
    expected.hints = ["a": 2]
    expected.hasReadText = true
    expected.hasSeenSolution = true
    expected.lastEventAt = date(5)
    XCTAssertEqual(lesson(after: events), expected)
  }

  func testLessonsDoNotTouchEachOther() {
    let events = [
      ProgressEvent(at: date(1), lesson: "02-reduce", what: graded(4)),
      ProgressEvent(at: date(2), lesson: "04-store", what: .read),
    ]
    let progress = events.reduce(into: WorkbookProgress(), progressReducer)
    XCTAssertEqual(Set(progress.lessons.keys), ["02-reduce", "04-store"])
    XCTAssertEqual(progress["02-reduce"].passedAt, date(1))
    XCTAssertFalse(progress["02-reduce"].hasReadText)
    XCTAssertTrue(progress["04-store"].hasReadText)
    XCTAssertEqual(progress["03-login-state"], LessonProgress())
  }

  func testTheReducerFitsIntoAStore() {
    let store = Store(initialState: WorkbookProgress(), reducer: progressReducer)
    store.send(ProgressEvent(at: date(1), lesson: id, what: .read))
    XCTAssertTrue(store.state[id].hasReadText)
  }
}
