import Curriculum
import SuiteSupport
import Terminal
import XCTest

@testable import Interface

/// Whoever edits a history can take each change back, and sees the moments that belong to it.
final class PlayerEditingTests: XCTestCase {
  /// The counter after 1, 11, 12, with the keys in the history.
  private func counter() throws -> PlayedWindow {
    var window = try PlayedWindow(2)
    try window.type("+r")
    try window.type("11")
    try window.press(.enter)
    try window.type("+")
    try window.send(.focused(.history))
    return window
  }

  private func numbers(_ window: PlayedWindow) -> [String] {
    window.player.known?.moments.views.map { $0.state.oneLine } ?? []
  }

  func testTakingOutAndPuttingInAgainGivesTheSameMoments() throws {
    var window = try counter()
    let before = numbers(window)
    XCTAssertEqual(before, ["0", "1", "11", "12"])
    try window.press(.left, "d")
    XCTAssertEqual(numbers(window), ["0", "1", "1", "2"])
    XCTAssertEqual(window.names, ["increase", "(reset)", "increase"])
    XCTAssertTrue(window.screen.contains("(out) .reset(to: 11)"), window.screen)
    try window.press("d")
    XCTAssertEqual(numbers(window), before)
  }

  func testEachEditCanBeTakenBackAndDoneAgain() throws {
    let edits: [(String, (inout PlayedWindow) throws -> Void)] = [
      ("out", { try $0.press("d") }),
      ("removed", { try $0.choose(.remove) }),
      ("moved up", { try $0.choose(.moveUp) }),
      ("marked", { try $0.choose(.mark) }),
      (
        "moved down",
        {
          try $0.press(.home, .right)
          try $0.choose(.moveDown)
        }
      ),
      ("inserted", { try $0.press("i", .enter) }),
      (
        "changed",
        {
          try $0.press(.left, "e")
          try $0.type("5")
          try $0.press(.enter)
        }
      ),
      (
        "branched",
        {
          try $0.press(.home, .right)
          try $0.choose(.branch)
        }
      ),
      (
        "read",
        {
          $0.outside.file = [PlayEvent("decrease")]
          try $0.choose(.read)
          try $0.press("f", .enter)
        }
      ),
      ("played", { try $0.send(.acted(PlayEvent("decrease"))) }),
    ]
    for (name, edit) in edits {
      var window = try counter()
      let (before, moments) = (window.player.history.present, numbers(window))
      try edit(&window)
      try window.send(.focused(.history))
      let (after, changed) = (window.player.history.present, numbers(window))
      XCTAssertNotEqual(after, before, name)
      XCTAssertNil(window.player.panel, name)
      try window.press("u")
      XCTAssertEqual(window.player.history.present, before, name)
      XCTAssertEqual(numbers(window), moments, name)
      XCTAssertTrue((0...window.player.entries.count).contains(window.player.cursor), name)
      try window.press("U")
      XCTAssertEqual(window.player.history.present, after, name)
      XCTAssertEqual(numbers(window), changed, name)
      XCTAssertTrue((0...window.player.entries.count).contains(window.player.cursor), name)
    }
  }

  func testAnEventIsPutInWhereOneLooks() throws {
    var window = try counter()
    try window.press(.home, .right, "i", .down, .down, .enter)
    XCTAssertTrue(window.screen.contains(".reset(to:"), window.screen)
    try window.type("40")
    try window.press(.enter)
    XCTAssertEqual(window.names, ["increase", "reset", "reset", "increase"])
    XCTAssertEqual(window.player.cursor, 2)
    XCTAssertEqual(window.row(""), "40")
  }

  func testWhatIsNoValueStaysInTheForm() throws {
    var window = try counter()
    try window.press(.left, "e")
    try window.type("many")
    try window.press(.enter)
    XCTAssertEqual(window.player.panel?.fault, 0, window.screen)
    XCTAssertEqual(window.player.panel?.lines.first?.text, "many")
    XCTAssertTrue(window.screen.contains("That isn't a value for this place."), window.screen)
    XCTAssertEqual(numbers(window), ["0", "1", "11", "12"])
    try window.press(.escape)
    XCTAssertNil(window.player.panel)
  }

  func testTheMomentStaysWithItsEventWhenThatMoves() throws {
    var window = try counter()
    try window.press(.left)
    try window.choose(.moveUp)
    XCTAssertEqual(window.names, ["reset", "increase", "increase"])
    XCTAssertEqual(window.player.cursor, 1)
    XCTAssertFalse(window.player.actions.contains { $0.action == .moveUp }, "it is the first one")
    for _ in 0..<2 { try window.choose(.moveDown) }
    XCTAssertFalse(window.player.actions.contains { $0.action == .moveDown })
    XCTAssertEqual(window.names, ["increase", "increase", "reset"])
    XCTAssertEqual(window.player.cursor, 3)
  }

  func testAtTheBeginningThereIsNoEventToChange() throws {
    var window = try counter()
    try window.press(.home)
    let before = window.player.history
    for key in [Key("d"), "e", .delete] { try window.press(key) }
    let changes: [PlayerAction] = [.moveUp, .moveDown, .mark, .remove]
    XCTAssertFalse(window.player.actions.contains { changes.contains($0.action) })
    XCTAssertEqual(window.player.history, before)
    XCTAssertNil(window.player.panel)
  }

  func testAnotherHistoryIsReadInThePlaceOfThisOne() throws {
    var window = try counter()
    window.outside.file = [PlayEvent("decrease"), PlayEvent("decrease")]
    try window.choose(.read)
    try window.type("mine.jsonl")
    try window.press(.enter)
    XCTAssertEqual(numbers(window), ["0", "-1", "-2"])
    XCTAssertTrue(window.player.isAtEnd)
    window.outside.file = nil
    try window.choose(.read)
    try window.press("x", .enter)
    XCTAssertEqual(window.player.news, .failed("x can't be read."))
    XCTAssertEqual(numbers(window), ["0", "-1", "-2"])
  }
}
