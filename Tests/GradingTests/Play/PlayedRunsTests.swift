import Curriculum
import SuiteSupport
import XCTest

@testable import Grading

/// What is told of runs that go wrong, or in another way than others.
final class PlayedRunsTests: XCTestCase {
  private func runs(_ player: any RunPlayer) throws -> PlayedRuns {
    PlayedRuns(of: player, rules: try FakePlayer.rules)
  }

  private let endsAtDecrease = { (number: Int, event: PlayEvent, _: Int) in
    event == .decrease ? nil : event.added(to: number)
  }

  // MARK: A run that ends

  func testWhereARunEndsTheMomentsBeforeStay() throws {
    let runs = try runs(try FakePlayer(endsAtDecrease))
    let view = try runs.view(of: [.increase, .reset(7), .decrease, .increase])
    XCTAssertEqual(view.count, 3)
    XCTAssertEqual(view.problem, .ended(Crash(.signal(9))))
    XCTAssertEqual(view.moments.numbers, ["0", "1", "7"])
    XCTAssertNil(view.impurity)
  }

  func testWithoutTheEventThatEndedItARunGoesOn() throws {
    let player = try FakePlayer(endsAtDecrease)
    let runs = try runs(player)
    var history = History([.increase, .reset(7), .decrease, .increase])
    _ = try runs.view(of: history.entries)
    let before = player.asked.count
    historyReducer(&history, .toggledOut(2))
    let view = try runs.view(of: history.entries)
    XCTAssertNil(view.problem)
    XCTAssertEqual(view.moments.numbers, ["0", "1", "7", "7", "8"])
    let asked = Array(player.asked[before...].prefix(2))
    XCTAssertEqual(asked, [[.increase], [.increase]], "what was known isn't played again")
    historyReducer(&history, .toggledOut(2))
    XCTAssertEqual(try runs.view(of: history.entries).count, 3)
  }

  func testWhatHappensBehindTheEndLeavesTheRunAsItIs() throws {
    let runs = try runs(try FakePlayer(endsAtDecrease))
    var history = History([.increase, .decrease])
    for _ in 0..<3 {
      let view = try runs.view(of: history.entries)
      XCTAssertEqual(view.count, 2)
      XCTAssertEqual(view.problem, .ended(Crash(.signal(9))))
      historyReducer(&history, .played(.increase))
    }
  }

  func testALongRunEndsAtItsEventToo() throws {
    let runs = try runs(try FakePlayer(endsAtDecrease))
    var events = Array(repeating: PlayEvent.increase, count: 1_200)
    events[749] = .decrease
    let view = try runs.view(of: events, places: 740..<800)
    XCTAssertEqual(view.count, 750)
    XCTAssertEqual(view.moments.places, 740..<750)
    XCTAssertEqual(view.moments.numbers.last, "749")
    let behind = try runs.view(of: events, places: 900..<1_000).moments
    XCTAssertEqual(behind, RunMoments(first: 749, [try XCTUnwrap(view.moments[749])]))
  }

  func testARunThatHasNoBeginningHasNoMoments() throws {
    let player = try FakePlayer()
    player.begins = false
    let runs = try runs(player)
    for _ in 0..<2 {
      let view = try runs.view(of: [.increase])
      XCTAssertEqual(view.count, 0)
      XCTAssertEqual(view.problem, .late(.computing, seconds: 1))
      XCTAssertEqual(view.moments.views, [])
    }
  }

  // MARK: A run that remembers

  func testARunThatRemembersIsToldAtItsEvent() throws {
    let runs = try runs(
      try FakePlayer { number, event, count in
        event == .reset(0) ? 1_000 + count : event.added(to: number)
      })
    for place in [0, 3, 700] {
      var events = Array(repeating: PlayEvent.increase, count: 900)
      events[place] = .reset(0)
      let view = try runs.view(of: events, places: 0..<2)
      XCTAssertEqual(view.impurity?.place, place + 1)
      XCTAssertEqual(view.impurity?.changes.count, 1)
      XCTAssertNotEqual(view.impurity?.changes.first?.before, view.impurity?.changes.first?.after)
    }
    var history = History([.increase, .reset(0), .increase])
    XCTAssertEqual(try runs.view(of: history.entries).impurity?.place, 2)
    historyReducer(&history, .toggledOut(1))
    XCTAssertNil(try runs.view(of: history.entries).impurity)
  }

  // MARK: Runs that differ

  private let forgetsToDecrease = { (number: Int, event: PlayEvent, _: Int) -> Int? in
    event == .decrease ? number : event.added(to: number)
  }

  func testTheRulesTellWhereARunGoesWrong() throws {
    let runs = try runs(try FakePlayer(forgetsToDecrease))
    let events: [PlayEvent] = [.increase, .decrease, .increase, .reset(5), .decrease]
    let other = try XCTUnwrap(runs.view(of: events, other: .rules).other)
    XCTAssertEqual(other.firstDifference, 2)
    XCTAssertEqual(other.differing, [2, 3, 5])
    XCTAssertEqual(other.moments.numbers, ["0", "1", "0", "1", "5", "4"])
    let far = try XCTUnwrap(runs.view(of: events, places: 4..<6, other: .rules).other)
    XCTAssertEqual(far.firstDifference, 2, "also where nobody looks")
    XCTAssertEqual(far.differing, [5])
    let same = try XCTUnwrap(runs.view(of: [.increase], other: .rules).other)
    XCTAssertNil(same.firstDifference)
    XCTAssertEqual(same.differing, [])
    XCTAssertNil(try runs.view(of: events).other)
  }

  func testASavedExerciseIsComparedWithTheOneBefore() throws {
    let events: [PlayEvent] = [.increase, .decrease, .increase]
    let first = try runs(try FakePlayer(forgetsToDecrease))
    XCTAssertNil(try first.view(of: events, other: .before).other, "there is none yet")
    let second = try runs(try FakePlayer())
    second.follow(first)
    let other = try XCTUnwrap(second.view(of: events, other: .before).other)
    XCTAssertEqual(other.firstDifference, 2)
    XCTAssertEqual(other.moments.numbers, ["0", "1", "1", "2"])
    let third = try runs(try FakePlayer())
    third.follow(second)
    XCTAssertNil(try third.view(of: events, other: .before).other?.firstDifference)
  }

  func testARunThatGoesFartherDiffersWhereTheOtherEnds() throws {
    let entries = LongList([PlayEvent.increase, .increase, .increase].map { HistoryEntry($0) })
    let runs = try runs(try FakePlayer(endsAtDecrease))
    let longer = try runs.view(of: entries, other: .events(LongList(entries.prefix(1))))
    XCTAssertEqual(longer.other?.firstDifference, 2)
    XCTAssertEqual(longer.other?.differing, [2, 3])
    let shorter = try runs.view(of: LongList(entries.prefix(1)), other: .events(entries))
    XCTAssertEqual(shorter.other?.firstDifference, 2)
    XCTAssertEqual(shorter.other?.differing, [])
    let ended = try runs.view(of: [.increase, .decrease, .increase], other: .rules)
    XCTAssertEqual(ended.count, 2)
    XCTAssertEqual(ended.other?.firstDifference, 2)
  }
}
