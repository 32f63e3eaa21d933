import Curriculum
import LessonSuites
import SuiteSupport
import TestSupport
import XCTest

@testable import Grading

/// How much of a long run is kept, and what is played anew.
final class PlayedRoomTests: LongTestCase {
  private typealias Played = (
    history: PlayedHistory, player: ShortPlayer, entries: LongList<HistoryEntry>
  )

  /// A history of a lesson whose state grows or doesn't, played by its rules.
  private func played(
    _ lesson: String, _ length: Int, limit: Int = .max
  ) throws -> Played {
    let suite = try XCTUnwrap(LessonSuites.all[lesson])
    let play = try XCTUnwrap(suite.play)
    var generator = SeededGenerator(seed: 8)
    let entries = LongList(
      (0..<length).map { place in
        let form = play.forms[Int.random(in: play.forms.indices, using: &generator)]
        var entry = HistoryEntry(form.sample(using: &generator))
        entry.isOut = place % 7 == 3
        return entry
      })
    let player = ShortPlayer(rules: RulesPlayer(play: play, model: suite.model), limit: limit)
    let history = PlayedHistory(player)
    try history.play(entries, from: nil, twice: false)
    XCTAssertNil(history.problem, lesson)
    XCTAssertEqual(history.digests.count, length + 1, lesson)
    return (history, player, entries)
  }

  func testWhatIsKeptNeedsNoMoreRoomThanTheLastMomentAndTheEvents() throws {
    for lesson in LessonSuites.all.keys.sorted() {
      let (history, _, entries) = try played(lesson, 1_000)
      let last = try XCTUnwrap(history.kept[entries.count]).count
      let first = try XCTUnwrap(history.kept[0]).count
      let events = entries.count * MemoryLayout<HistoryEntry>.stride
      XCTAssertEqual(
        history.kept.size, history.kept.moments.values.reduce(0) { $0 + $1.count }, lesson)
      XCTAssertLessThanOrEqual(history.kept.size, max((last + events) / 2, first + last), lesson)
      for place in [0, 1, 499, 950] { _ = try history.moments(place..<place + 50) }
      XCTAssertLessThanOrEqual(history.views.count, 200, lesson)
    }
  }

  func testAnyMomentIsTheOneThatWasPlayed() throws {
    for lesson in ["04-store", "06-higher-order-reducers"] {
      let (history, player, entries) = try played(lesson, 700)
      var generator = SeededGenerator(seed: 3)
      for _ in 0..<30 {
        let place = Int.random(in: 0...entries.count, using: &generator)
        let short = PlayedHistory(player)
        try short.play(LongList(entries.prefix(place)), from: nil, twice: false)
        XCTAssertEqual(
          try history.moments(place..<place + 1).views, try short.moments(place..<place + 1).views,
          "\(lesson), \(place)")
      }
    }
  }

  func testMomentsThatAreTooLargeTogetherAreAskedForInParts() throws {
    let (whole, _, _) = try played("02-reduce", 400)
    let (parts, player, _) = try played("02-reduce", 400, limit: 60)
    XCTAssertEqual(parts.digests, whole.digests)
    XCTAssertNil(parts.problem)
    XCTAssertLessThan(player.asked.count, 40, "not one by one")
    XCTAssertEqual(try parts.moments(390..<400).views, try whole.moments(390..<400).views)
  }
}

/// The rules of a lesson, which tell at most so many moments at once.
private final class ShortPlayer: RunPlayer {
  let rules: RulesPlayer
  let limit: Int
  var asked: [Int] = []
  var play: AnyPlay { rules.play }

  init(rules: RulesPlayer, limit: Int) {
    (self.rules, self.limit) = (rules, limit)
  }

  func moments(
    from start: [UInt8]?, after past: [PlayEvent], _ events: [PlayEvent], keeping kept: Int
  ) throws(EnvironmentError) -> Result<[[UInt8]], NoAnswer> {
    asked.append(kept)
    guard kept <= limit else { return .failure(.tooLong) }
    return try rules.moments(from: start, after: past, events, keeping: kept)
  }
}
