import Curriculum
import SuiteSupport
import Terminal
import XCTest

@testable import Interface

/// Whoever looks back sees what was, and changes it only beside what has happened.
final class PlayerTimeTests: XCTestCase {
  /// The counter after 1, 2, 1, with the keys in the history.
  private func counter() throws -> PlayedWindow {
    var window = try PlayedWindow(2)
    try window.type("++-")
    try window.send(.focused(.history))
    return window
  }

  func testEveryMomentIsSeenAgain() throws {
    var window = try counter()
    var seen = [window.row("")]
    for _ in 0..<4 {
      try window.press(.left)
      seen.append(window.row(""))
    }
    XCTAssertEqual(seen, ["1", "2", "1", "0", "0"])
    try window.press(.end)
    XCTAssertEqual(window.row(""), "1")
    try window.press(.home)
    XCTAssertEqual(window.player.cursor, 0)
    try window.press(.pageDown)
    XCTAssertTrue(window.player.isAtEnd)
  }

  func testAMomentIsHeldBesideAllOthersUntilItIsLetGo() throws {
    var window = try counter()
    try window.press(.left)
    try window.choose(.hold)
    XCTAssertFalse(window.screen.contains("≠"), "it is itself")
    try window.press(.left)
    XCTAssertTrue(window.screen.contains("≠ moment 2: 2"), window.screen)
    try window.choose(.hold)
    XCTAssertFalse(window.screen.contains("≠"), window.screen)
  }

  func testEqualNamesInAListAreComparedInOrder() throws {
    var window = try PlayedWindow(4, rows: 60)
    try window.send(
      .acted(PlayEvent("subscribe", .text("server"))),
      .acted(PlayEvent("dispatch.onUpdateUsername", .text("ann"))),
      .acted(PlayEvent("dispatch.onUpdatePassword", .text("1"))),
      .acted(PlayEvent("dispatch.onTriggerLogin")), .focused(.history))
    let told = window.player.moment?.rows.filter { $0.field == "told.server" } ?? []
    XCTAssertEqual(told.count, 2)
    try window.choose(.hold)
    XCTAssertFalse(window.screen.contains("≠"), window.screen)
  }

  func testInLineModeWhatIsToldCanBeTyped() throws {
    var window = try counter()
    try window.press(.left)
    func lines() -> String {
      let (drawing, state) = (window.person.window.drawing, window.person.state)
      return drawing.lines(for: window.player, row: state.menu.selected).map(\.plainText)
        .joined(separator: " ")
    }
    try window.send(.acted(PlayEvent("increase")))
    XCTAssertTrue(lines().contains("`branch` begins a branch"), lines())
    try window.choose(.hold)
    XCTAssertTrue(lines().contains("`hold` lets go of it."), lines())
    XCTAssertFalse(lines().contains("≠"), lines())
    try window.press(.left)
    XCTAssertTrue(lines().contains("≠ state: 1 (moment 2: 2)"), lines())
    for (line, suggestion) in [("change 5", nil), ("insert reset", "insert reset 0")] {
      XCTAssertEqual(
        events(for: line, in: window.person.state),
        [.notUnderstood(.unknown(line, suggestion: suggestion))])
    }
  }

  func testInThePastNothingHappens() throws {
    var window = try counter()
    try window.press(.left)
    let before = window.player.history
    try window.send(.acted(PlayEvent("increase")), .asked(PlayEvent("reset", .number(0))))
    XCTAssertEqual(window.player.history, before)
    XCTAssertNil(window.player.panel)
    XCTAssertEqual(window.player.news, .looksBack)
    XCTAssertTrue(window.screen.contains("You are looking back"), window.screen)
  }

  func testABranchKeepsTheOldWay() throws {
    var window = try counter()
    try window.press(.home, .right)
    try window.choose(.branch)
    XCTAssertEqual(window.names, ["increase"])
    XCTAssertTrue(window.player.isAtEnd)
    try window.type("--")
    XCTAssertEqual(window.names, ["increase", "decrease", "decrease"])
    XCTAssertEqual(window.row(""), "-1")
    try window.send(.focused(.history))
    try window.choose(.nextBranch)
    XCTAssertEqual(window.names, ["increase", "increase", "decrease"])
    XCTAssertEqual(window.row(""), "1")
    try window.choose(.nextBranch)
    XCTAssertEqual(window.row(""), "-1")
  }

  func testTwoBranchesAreComparedWhereTheyPart() throws {
    var window = try counter()
    try window.press(.home, .right)
    try window.choose(.branch)
    try window.type("-")
    try window.send(.focused(.history), .compared(.branch(0)))
    XCTAssertEqual(window.player.known?.other?.firstDifference, 2)
    XCTAssertTrue(window.screen.contains("≠ branch 1: 2"), window.screen)
  }

  func testTimeThatGoesByItselfStopsAtTheEnd() throws {
    var window = try counter()
    try window.press(.home)
    try window.choose(.run)
    XCTAssertNotNil(window.player.speed)
    for cursor in 1...3 {
      try window.send(.ticked)
      XCTAssertEqual(window.player.cursor, cursor)
    }
    try window.send(.ticked)
    XCTAssertNil(window.player.speed)
    window.person.send(.player(.ticked))
    XCTAssertEqual(window.person.effects, [], "nobody waits for the next moment")
    XCTAssertEqual(window.player.cursor, 3)
    XCTAssertFalse(window.player.actions.contains { $0.action == .run }, "there is nowhere to go")
  }

  func testTimeCanBeStoppedAndMadeFaster() throws {
    var window = try counter()
    try window.press(.home)
    try window.choose(.run)
    let speed = try XCTUnwrap(window.player.speed)
    try window.choose(.faster)
    XCTAssertGreaterThan(try XCTUnwrap(window.player.speed), speed)
    for _ in 0..<2 { try window.choose(.slower) }
    XCTAssertEqual(window.player.speed, 1)
    XCTAssertFalse(window.player.actions.contains { $0.action == .slower })
    try window.press(.escape)
    XCTAssertNil(window.player.speed)
    try window.send(.ticked)
    XCTAssertEqual(window.player.cursor, 0)
  }

  func testBookmarksAreFoundInTurn() throws {
    var window = try counter()
    try window.choose(.mark)
    try window.press(.home, .right)
    try window.choose(.mark)
    try window.press(.home)
    var places: [Int] = []
    for key in [Key("n"), "n", "n", "N", "N"] {
      try window.press(key)
      places.append(window.player.cursor)
    }
    XCTAssertEqual(places, [1, 3, 3, 1, 1])
  }

  func testWhoWroteAFieldIsFound() throws {
    var window = try PlayedWindow(3)
    try window.type("ab")
    try window.press(.tab)
    try window.type("cd")
    try window.press(.tab, .tab, .tab)
    XCTAssertEqual(window.player.focus, .state)
    XCTAssertEqual(window.player.moment?.rows.first?.field, "username")
    try window.press(.enter)
    XCTAssertEqual(window.player.cursor, 2)
    try window.press(.home, .enter)
    XCTAssertEqual(window.player.news, .notFound)
    XCTAssertEqual(window.player.cursor, 0)
  }

  func testBehindTheEndOfARunNothingIsLookedFor() throws {
    var window = try counter()
    try window.save { $0.exercise.end = "increase" }
    XCTAssertEqual(window.player.known?.count, 1)
    try window.press("/")
    try window.type("decrease")
    try window.press(.enter)
    XCTAssertEqual(window.player.news, .notFound)
    try window.press("N", "n")
    XCTAssertFalse(window.screen.isEmpty)
  }
}
