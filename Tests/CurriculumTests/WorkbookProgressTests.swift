import Curriculum
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
    let table: [(events: [ProgressEvent.What], attempts: Int, last: Int, passed: Int?)] = [
      ([], 0, 0, nil),
      ([graded(2)], 1, 2, nil),
      ([graded(0)], 1, 0, nil),
      ([graded(3), graded(1)], 2, 1, nil),
      ([graded(4)], 1, 4, 1),
      ([graded(2), graded(4), graded(4)], 3, 4, 2),
      ([graded(4), graded(0)], 2, 0, 1),
      ([graded(3), .reset(), graded(2)], 2, 2, nil),
      ([.graded(passed: 0, of: 0)], 1, 0, nil),
      // That it passed once is remembered.
      ([graded(4), .reset()], 1, 0, 1),
      ([graded(4), .reset(), graded(4)], 2, 4, 1),
    ]
    for row in table {
      let lesson = lesson(after: row.events)
      XCTAssertEqual(lesson.attempts, row.attempts, "attempts: \(row.events)")
      XCTAssertEqual(lesson.work.last, row.last, "last: \(row.events)")
      XCTAssertEqual(lesson.passedAt, row.passed.map(date), "passedAt: \(row.events)")
    }
  }

  func testTheTimeIsTheOneUntilItPassedFirst() {
    let table: [(events: [ProgressEvent.What], seconds: Int?)] = [
      ([.read(), graded(1)], nil), ([graded(4)], 0), ([.read(), graded(1), graded(4)], 2),
      ([.read(), graded(4), graded(4), .reset(), graded(1), graded(4)], 1),
      ([graded(1), .reset(), graded(1), graded(4)], 1),
    ]
    for row in table {
      XCTAssertEqual(lesson(after: row.events).secondsToPass, row.seconds, "\(row.events)")
    }
  }

  func testWorkedOnIsTheLessonThatWasNotOnlyRead() {
    func progress(_ events: [(String, ProgressEvent.What)]) -> [String?] {
      let progress = events.enumerated()
        .map { ProgressEvent(at: date($0), lesson: $1.0, what: $1.1) }
        .reduce(into: WorkbookProgress(), progressReducer)
      return [progress.lastWorkedOn, progress.lastRead]
    }
    let left = ProgressEvent.What.left(ReadingPosition(part: 0, line: TextPosition()))
    XCTAssertEqual(progress([]), [nil, nil])
    XCTAssertEqual(progress([("a", left)]), [nil, "a"])
    XCTAssertEqual(progress([("a", graded(1)), ("b", .read())]), ["a", "b"])
    XCTAssertEqual(progress([("b", left), ("a", graded(1))]), ["a", nil])
    let hint = ProgressEvent.What.hintShown(check: "x", strength: 1)
    for what in [hint, .solutionShown, .reset(), .reset(isUndone: true)] {
      XCTAssertEqual(progress([("b", graded(1)), ("a", what)]), ["a", nil], "\(what)")
    }
  }

  func testTotalIsTheOneOfTheLastGrading() {
    XCTAssertEqual(lesson(after: [graded(4), .graded(passed: 4, of: 6)]).work.total, 6)
    XCTAssertEqual(lesson(after: [.read()]).work.total, 0)
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
      .read(), .solutionShown, .hintShown(check: "a", strength: 2), graded(4), .reset(),
    ]
    var expected = LessonProgress()
    expected.attempts = 1
    expected.hints = ["a": 2]
    expected.hasReadText = true
    expected.hasSeenSolution = true
    expected.lastEventAt = date(5)
    expected.passedAt = date(4)
    expected.secondsToPass = 3
    expected.work.isReset = true
    expected.putAway = LessonProgress.Work(last: 4, total: 4, hasPassed: true, begunAt: date(1))
    XCTAssertEqual(lesson(after: events), expected)
  }

  func testUndoingAResetBringsBackWhatItPutAway() {
    let undo = ProgressEvent.What.reset(isUndone: true)
    let table: [(events: [ProgressEvent.What], last: Int, isReset: Bool, passed: Int?)] = [
      ([graded(4), graded(3), .reset(), undo], 3, false, 1),
      ([graded(2), .reset(), undo], 2, false, nil),
      ([graded(4), .reset(), graded(1), undo], 4, false, 1),
      // Undone in turn, and once more.
      ([graded(4), .reset(), graded(1), undo, undo], 1, false, 1),
      ([graded(4), .reset(), undo, undo], 0, true, 1),
      ([graded(4), .reset(), graded(1), undo, undo, undo], 4, false, 1),
      // Only the latest reset is undone.
      ([graded(4), .reset(), graded(2), .reset(), undo], 2, false, 1),
      // The log was deleted in between.
      ([undo], 0, false, nil),
    ]
    for row in table {
      let lesson = lesson(after: row.events)
      XCTAssertEqual(lesson.work.last, row.last, "last: \(row.events)")
      XCTAssertEqual(lesson.work.isReset, row.isReset, "isReset: \(row.events)")
      XCTAssertEqual(lesson.passedAt, row.passed.map(date), "passedAt: \(row.events)")
      XCTAssertEqual(lesson.attempts, row.events.filter { $0 != undo && $0 != .reset() }.count)
    }
  }

  func testLessonsDoNotTouchEachOther() {
    let events = [
      ProgressEvent(at: date(1), lesson: "02-reduce", what: graded(4)),
      ProgressEvent(at: date(2), lesson: "04-store", what: .read()),
    ]
    let progress = events.reduce(into: WorkbookProgress(), progressReducer)
    XCTAssertEqual(Set(progress.lessons.keys), ["02-reduce", "04-store"])
    XCTAssertEqual(progress["02-reduce"].passedAt, date(1))
    XCTAssertFalse(progress["02-reduce"].hasReadText)
    XCTAssertTrue(progress["04-store"].hasReadText)
    XCTAssertEqual(progress["03-login-state"], LessonProgress())
  }

  func testTheReducerFitsIntoAStore() {
    var store = Store(initialState: WorkbookProgress(), reducer: progressReducer)
    store.send(ProgressEvent(at: date(1), lesson: id, what: .read()))
    XCTAssertTrue(store.state[id].hasReadText)
  }
}
