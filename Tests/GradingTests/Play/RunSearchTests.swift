import Curriculum
import SuiteSupport
import XCTest

@testable import Grading

/// What is looked for in a run is found at the nearest moment.
final class RunSearchTests: XCTestCase {
  private let events: [PlayEvent] =
    [.increase, .reset(40), .increase] + Array(repeating: PlayEvent.reset(41), count: 500)
    + [.decrease, .reset(40)]

  private func place(
    _ search: RunSearch, from place: Int, isForward: Bool = true,
    _ player: ((Int, PlayEvent, Int) -> Int?)? = nil
  ) throws -> Int? {
    let runs = PlayedRuns(
      of: try player.map { try FakePlayer($0) } ?? FakePlayer(), rules: try FakePlayer.rules)
    _ = try runs.view(of: events)
    let forms = try FakePlayer.counter.forms
    return try runs.place(of: search, from: place, isForward: isForward) { place in
      guard events.indices.contains(place - 1) else { return "" }
      return forms.form(named: events[place - 1].name)?.code(events[place - 1]) ?? ""
    }
  }

  func testATextIsFoundInEventsAndInWhatTheyChange() throws {
    XCTAssertEqual(try place(.text("RESET"), from: 0), 2)
    XCTAssertEqual(try place(.text("reset"), from: 2), 4)
    XCTAssertEqual(try place(.text("decrease"), from: 0), 504, "far away")
    XCTAssertEqual(try place(.text("40"), from: 0), 2)
    XCTAssertEqual(try place(.text("41"), from: 0), 3, "it becomes that")
    XCTAssertEqual(try place(.text("40"), from: 2), 504)
  }

  func testATextIsFoundInThePastToo() throws {
    XCTAssertEqual(try place(.text("increase"), from: 505, isForward: false), 3)
    XCTAssertEqual(try place(.text("increase"), from: 3, isForward: false), 1)
    XCTAssertNil(try place(.text("increase"), from: 1, isForward: false))
    XCTAssertEqual(try place(.text("40"), from: 504, isForward: false), 2)
  }

  func testWhoWroteAFieldIsTheLastEventThatChangedIt() throws {
    // The 500 events in the middle change nothing.
    XCTAssertEqual(try place(.writer(field: ""), from: 504, isForward: false), 3)
    XCTAssertEqual(try place(.writer(field: ""), from: 3, isForward: true), 504)
    XCTAssertNil(try place(.writer(field: "other"), from: 505, isForward: false))
  }

  func testWhatIsNowhereIsNotFound() throws {
    for isForward in [true, false] {
      for place in [0, 1, 250, 505, 506, 9_000] {
        XCTAssertNil(try self.place(.text("nowhere"), from: place, isForward: isForward))
      }
    }
  }

  func testBehindTheEndOfARunNothingIsFound() throws {
    let ends = { (number: Int, event: PlayEvent, _: Int) in
      event == .reset(41) ? nil : event.added(to: number)
    }
    for place in [3, 4, 10, 505] {
      XCTAssertNil(try self.place(.text("40"), from: place, ends))
      XCTAssertEqual(
        try self.place(.text("increase"), from: place, isForward: false, ends), place == 3 ? 1 : 3)
    }
  }
}
