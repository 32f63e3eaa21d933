import Curriculum
import SuiteSupport
import Terminal
import XCTest

@testable import Interface

/// Whoever says what comes next is told whether they were right.
final class PlayerPredictionTests: XCTestCase {
  /// The counter at its beginning, before 1 and 2.
  private func counter() throws -> PlayedWindow {
    var window = try PlayedWindow(2)
    try window.type("++")
    try window.send(.focused(.history))
    try window.press(.home)
    try window.choose(.predict)
    XCTAssertTrue(window.player.predicts)
    return window
  }

  private func say(_ text: String, in window: inout PlayedWindow) throws {
    try window.type(text)
    try window.press(.enter)
  }

  func testTheNextMomentIsHiddenUntilSomethingIsSaid() throws {
    var window = try counter()
    try window.press(.right)
    XCTAssertEqual(window.player.cursor, 0)
    XCTAssertEqual(window.player.panel?.kind, .prediction(field: ""), window.screen)
    XCTAssertTrue(window.screen.contains("What will `state` be"), window.screen)
    try window.press(.escape)
    XCTAssertEqual(window.player.cursor, 0)
    XCTAssertEqual(window.player.score, PlayerScore())
  }

  func testWhatIsSaidIsRightOrWrongAndCounted() throws {
    var window = try counter()
    try window.press(.right)
    try say("1", in: &window)
    XCTAssertEqual(window.player.cursor, 1)
    XCTAssertEqual(window.player.score, PlayerScore(right: 1, all: 1))
    XCTAssertTrue(window.screen.contains("Right: `state` is 1."), window.screen)
    try window.press(.right)
    try say("7", in: &window)
    XCTAssertEqual(window.player.cursor, 2)
    XCTAssertEqual(window.player.score, PlayerScore(right: 1, all: 2))
    XCTAssertTrue(window.screen.contains("You said 7"), window.screen)
    XCTAssertTrue(window.screen.contains("1 of 2 foretold"), window.screen)
    try window.choose(.predict)
    XCTAssertFalse(window.player.predicts)
    XCTAssertEqual(window.player.score, PlayerScore())
  }

  func testWhatIsAlreadyKnownNeedNotBeSaid() throws {
    var window = try counter()
    try window.press(.end, .left, .home)
    XCTAssertNil(window.player.panel)
    XCTAssertEqual(window.player.score.all, 0)
  }

  func testWhatHappensIsForetoldToo() throws {
    var window = try counter()
    try window.press(.end)
    try window.send(.acted(PlayEvent("increase")))
    XCTAssertNotNil(window.player.panel)
    XCTAssertEqual(window.row(""), "2", "not seen yet")
    try say(" 3 ", in: &window)
    XCTAssertEqual(window.player.score, PlayerScore(right: 1, all: 1))
    XCTAssertEqual(window.row(""), "3")
    XCTAssertTrue(window.player.isAtEnd)
  }

  func testTheChosenFieldIsForetold() throws {
    var window = try PlayedWindow(3)
    try window.type("a")
    try window.press(.tab)
    try window.type("b")
    try window.press(.tab, .enter)
    let rows = try XCTUnwrap(window.player.moment?.rows)
    let loading = try XCTUnwrap(rows.firstIndex { $0.field == "loading" })
    try window.send(.focused(.history), .rowChosen(loading), .predictionToggled)
    try window.press(.left, .right)
    XCTAssertEqual(window.player.panel?.kind, .prediction(field: "loading"), window.screen)
    try say("true", in: &window)
    XCTAssertEqual(window.player.score.right, 1)
  }

  func testATextOrACaseMayBeSaidWithOrWithoutItsSigns() throws {
    for (field, event, answers, wrong) in [
      ("username", PlayEvent("onUpdateUsername", .text("ada")), ["ada", "\"ada\""], "Ada"),
      ("error", PlayEvent("onLoginError", .text("offline")), ["offline", ".offline"], "nil"),
    ] {
      for (said, isRight) in answers.map({ ($0, true) }) + [(wrong, false)] {
        var window = try PlayedWindow(3)
        try window.send(.acted(PlayEvent("onTriggerLogin")), .acted(event))
        let row = try XCTUnwrap(window.player.moment?.rows.firstIndex { $0.field == field })
        try window.send(.focused(.history), .rowChosen(row), .predictionToggled)
        try window.press(.left, .right)
        try say(said, in: &window)
        XCTAssertEqual(window.player.score.right == 1, isRight, "\(field): \(said)")
      }
    }
  }

  func testAFieldThatIsGoneAfterwardsLetsTimeGoOn() throws {
    var window = try PlayedWindow(5)
    let mew = PlayValue.list([.text("A Pokemon with a long name"), .number(3)])
    try window.send(
      .acted(PlayEvent("pokemonList.loadPokemon", .list([mew, mew]))),
      .acted(PlayEvent("pokemonList.loadPokemon", .list([]))))
    try window.press(.left)
    let rows = try XCTUnwrap(window.player.moment?.rows)
    let element = try XCTUnwrap(rows.firstIndex { $0.field.contains("[1]") }, "\(rows)")
    try window.send(.focused(.history), .rowChosen(element), .predictionToggled)
    try window.press(.right)
    try say("gone", in: &window)
    XCTAssertEqual(window.player.cursor, 2)
    XCTAssertEqual(window.player.score.all, 1)
  }

  func testOverAnEventThatEndsTheRunTimeGoesOn() throws {
    var window = try counter()
    try window.save { $0.exercise.end = "increase" }
    try window.press(.right)
    try say("1", in: &window)
    XCTAssertEqual(window.player.cursor, 1)
    XCTAssertEqual(window.player.score.all, 0, "there is nothing to be right about")
    XCTAssertTrue(window.screen.contains("doesn't get past event"), window.screen)
  }

  func testWhatIsSaidBeforeTheAnswerComesIsNotForgotten() throws {
    var window = try counter()
    try window.press(.end)
    window.isLate = true
    try window.send(.acted(PlayEvent("increase")))
    try say("3", in: &window)
    XCTAssertNotNil(window.player.panel, "what was said stays there")
    try window.catchUp()
    try window.press(.enter)
    XCTAssertEqual(window.player.score, PlayerScore(right: 1, all: 1))
    XCTAssertNil(window.player.panel)
  }
}
