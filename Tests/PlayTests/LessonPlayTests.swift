import Basics
import Curriculum
import LessonSuites
import SuiteSupport
import TestSupport
import XCTest

/// What holds for each lesson whose exercises can be played, with its own model in the place of an
/// exercise.
final class LessonPlayTests: LongTestCase {
  let lessons = LessonSuites.all.compactMap { name, suite in
    suite.play.map { (name: name, suite: suite, play: $0) }
  }

  func moments(
    _ suite: AnySuite, _ play: AnyPlay, from start: [UInt8]? = nil, _ events: [PlayEvent],
    keeping kept: Int
  ) throws -> [[UInt8]] {
    let part = RunPart(from: start, events, keeping: kept)
    return try XCTUnwrap(play.moments(try XCTUnwrap(suite.model(play.script(part))), part))
  }

  func testEachLessonCanBePlayed() {
    XCTAssertEqual(lessons.map(\.name).sorted(), LessonSuites.all.keys.sorted())
  }

  func testEachKindOfEventIsPlayed() throws {
    for (name, suite, play) in lessons {
      for form in play.forms {
        let event = form.initial
        XCTAssertTrue(form.fits(event), "\(name): \(form.name)")
        let found = try moments(suite, play, [event], keeping: 2)
        XCTAssertEqual(found.count, 2, "\(name): \(form.name)")
        XCTAssertNotNil(found.last.flatMap(play.view), "\(name): \(form.name)")
      }
      XCTAssertEqual(Set(play.forms.map(\.name)).count, play.forms.count, name)
    }
  }

  func testARunGoesOnFromAnyMomentAsFromItsBeginning() throws {
    for (name, suite, play) in lessons where play.goesOnFromMoments {
      let events = Array((play.forms + play.forms.reversed()).map(\.initial))
      let whole = try moments(suite, play, events, keeping: events.count + 1)
      XCTAssertEqual(whole.count, events.count + 1, name)
      for place in events.indices {
        let rest = try moments(
          suite, play, from: whole[place], Array(events[place...]),
          keeping: events.count - place)
        XCTAssertEqual(rest, Array(whole[(place + 1)...]), "\(name), from event \(place)")
      }
    }
  }

  func testOnlyTheLastMomentsAreToldIfSoManyAreWanted() throws {
    for (name, suite, play) in lessons {
      let events = play.forms.map(\.initial)
      let whole = try moments(suite, play, events, keeping: events.count + 1)
      for kept in 1...events.count {
        XCTAssertEqual(
          try moments(suite, play, events, keeping: kept), Array(whole.suffix(kept)), name)
      }
    }
  }

  func testTheDiaryOfALongRunStillFitsIntoOneAnswer() throws {
    let lesson = try XCTUnwrap(lessons.first { $0.name == "06-higher-order-reducers" })
    let pair = [
      PlayEvent("primeModal.saveFavoritePrimeTapped"),
      PlayEvent("favoritePrimes.deleteFavoritePrimes", .list([.number(0)])),
    ]
    let events = Array(repeating: pair, count: CountLimit.playedAtOnce / 2).flatMap { $0 }
    var moment: [UInt8]?
    for _ in 0..<8 {
      let part = RunPart(from: moment, events, keeping: events.count)
      let trace = try XCTUnwrap(lesson.suite.model(lesson.play.script(part)))
      XCTAssertLessThan(trace.count, SizeLimit.message / 4)
      moment = try XCTUnwrap(lesson.play.moments(trace, part)).last
    }
  }
}
