import Curriculum
import LessonSuites
import SuiteSupport
import TestSupport
import XCTest

@testable import Grading

/// Whoever edits a history sees what they would see had they begun with it.
final class PlayedEditingTests: XCTestCase {
  private func runs(_ suite: AnySuite, _ play: AnyPlay) -> PlayedRuns {
    let rules = RulesPlayer(play: play, model: suite.model)
    return PlayedRuns(of: rules, rules: rules)
  }

  func testAnEditedHistoryIsPlayedAsIfItHadAlwaysBeenSo() throws {
    for (name, suite) in LessonSuites.all.sorted(by: { $0.key < $1.key }) {
      let play = try XCTUnwrap(suite.play)
      var generator = SeededGenerator(seed: 21)
      for length in [0, 5, 230] {
        let events = (0..<length).map { _ in
          (play.forms.randomElement(using: &generator) ?? play.forms[0]).sample(using: &generator)
        }
        var history = History(events)
        let edited = runs(suite, play)
        for _ in 0..<12 {
          for _ in 0..<Int.random(in: 1...4, using: &generator) {
            historyReducer(
              &history, HistoryEvent.sample(in: history, play.forms, using: &generator))
          }
          let count = history.entries.count
          let first = Int.random(in: 0...count, using: &generator)
          let view = try edited.view(of: history.entries, places: first..<first + 9)
          let fresh = try runs(suite, play).view(of: history.entries, places: 0..<count + 1)
          XCTAssertEqual(view.count, count + 1, name)
          XCTAssertEqual(view.moments.places, first..<min(first + 9, count + 1), name)
          for place in view.moments.places {
            XCTAssertEqual(view.moments[place], fresh.moments[place], "\(name), place \(place)")
          }
          XCTAssertNil(view.impurity, name)
        }
        let all = try edited.view(of: history.entries, places: 0..<history.entries.count + 1)
        let fresh = try runs(suite, play).view(
          of: history.entries, places: 0..<history.entries.count + 1)
        XCTAssertEqual(all, fresh, name)
      }
    }
  }

  func testWhatWasTakenOutChangesNothing() throws {
    let events = (0..<300).map { $0 % 3 == 0 ? PlayEvent.reset($0) : .increase }
    var history = History(events)
    let player = try FakePlayer()
    let runs = PlayedRuns(of: player, rules: try FakePlayer.rules)
    _ = try runs.view(of: history.entries)
    historyReducer(&history, .toggledOut(150))
    let moments = try runs.view(of: history.entries).moments
    XCTAssertEqual(moments[150], moments[151])
    XCTAssertEqual(moments.numbers[152], "150", "it goes on from 149, not from 150")
    historyReducer(&history, .toggledOut(150))
    XCTAssertEqual(try runs.view(of: history.entries).moments.numbers[152], "151")
  }

  func testOnlyWhatIsNewIsPlayed() throws {
    let player = try FakePlayer()
    let runs = PlayedRuns(of: player, rules: try FakePlayer.rules)
    var history = History(Array(repeating: PlayEvent.increase, count: 3_000))
    func played(_ event: HistoryEvent, places: Range<Int>) throws -> Int {
      let before = player.asked.joined().count
      historyReducer(&history, event)
      _ = try runs.view(of: history.entries, places: places)
      return player.asked.joined().count - before
    }
    _ = try runs.view(of: history.entries, places: 2_950..<3_001)
    // Each event twice, and what leads from a moment that was kept to those that are wanted.
    XCTAssertLessThan(try played(.played(.increase), places: 2_950..<3_002), 110)
    XCTAssertLessThan(try played(.toggledMark(3_000), places: 1_500..<1_620), 230, "a jump")
    XCTAssertEqual(try played(.toggledMark(0), places: 1_500..<1_620), 0, "nothing happens anew")
    XCTAssertLessThan(try played(.removed(2_900), places: 2_850..<2_950), 510)
    XCTAssertEqual(
      try runs.view(of: history.entries, places: 2_999..<3_001).moments.numbers, ["2999", "3000"])
  }
}
