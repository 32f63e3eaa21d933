import XCTest

@testable import Curriculum

/// When questions about what has passed are offered, by a clock of the test's own.
final class RecallDateTests: XCTestCase {
  private let lessons = (1...3).map { Lesson(number: $0, id: "\($0)") }
  private let (hour, day) = (3600.0, 24 * 3600.0)
  private var log: [ProgressEvent] = []

  private func at(_ seconds: Double, _ lesson: String, _ what: ProgressEvent.What) {
    log.append(
      ProgressEvent(at: Date(timeIntervalSince1970: seconds), lesson: lesson, what: what))
  }

  /// The number of the lesson whose questions are offered.
  private func offered(at seconds: Double) -> Int? {
    log.reduce(into: WorkbookProgress(), progressReducer)
      .lessonToRecall(among: lessons, at: Date(timeIntervalSince1970: seconds))?.number
  }

  func testADayAfterALessonHasPassedAndAWeekAfter() {
    at(0, "1", .graded(passed: 2, of: 2))
    XCTAssertNil(offered(at: day - 1))
    XCTAssertEqual(offered(at: day), 2)
    XCTAssertEqual(offered(at: 3 * day), 2, "it waits")
    at(3 * day, "2", .read(isRecall: true))
    XCTAssertNil(offered(at: 3 * day))
    XCTAssertNil(offered(at: 7 * day - 1))
    XCTAssertEqual(offered(at: 7 * day), 2)
    at(7 * day, "2", .read(isRecall: true))
    XCTAssertNil(offered(at: 400 * day))
  }

  func testWhoComesBackLateIsAskedOnce() {
    at(0, "1", .graded(passed: 2, of: 2))
    XCTAssertEqual(offered(at: 30 * day), 2)
    at(30 * day, "2", .read(isRecall: true))
    XCTAssertNil(offered(at: 31 * day))
  }

  func testTheQuestionsAreThoseOfTheNextLesson() {
    XCTAssertNil(offered(at: 9 * day), "nothing has passed")
    at(0, "2", .graded(passed: 2, of: 2))
    XCTAssertNil(offered(at: 9 * day), "the first lesson hasn't passed")
    at(hour, "1", .graded(passed: 2, of: 2))
    XCTAssertEqual(offered(at: 9 * day), 3)
    at(2 * hour, "3", .graded(passed: 2, of: 2))
    XCTAssertEqual(offered(at: 9 * day), 3, "there is none behind the last")
  }

  func testWhatWasntAnsweredAndAResetChangeNothing() {
    at(0, "1", .graded(passed: 2, of: 2))
    at(1, "1", .reset())
    at(2, "1", .graded(passed: 0, of: 2, step: 1))
    XCTAssertEqual(offered(at: day), 2)
    at(day, "2", .read())
    XCTAssertEqual(offered(at: day), 2, "the text was read, and not its questions alone")
    XCTAssertNil(offered(at: -day), "a clock that was put back")
  }

  func testALogOfAnEarlierVersionIsRead() throws {
    let line = #"{"at":0,"lesson":"1","what":{"read":{}}}"#
    let event = try JSONDecoder().decode(ProgressEvent.self, from: Data(line.utf8))
    XCTAssertEqual(event.what, .read())
  }
}
