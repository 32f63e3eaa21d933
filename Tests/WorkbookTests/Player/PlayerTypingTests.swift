import Curriculum
import SuiteSupport
import Terminal
import XCTest

@testable import Interface

/// Whoever types into a field of the app finds there what they have typed.
final class PlayerTypingTests: XCTestCase {
  private func username(_ window: PlayedWindow) -> String? {
    for case .field(_, let text, _, "onUpdateUsername") in window.player.screen.controls {
      return text
    }
    return nil
  }

  func testALateAnswerLosesNoLetter() throws {
    var window = try PlayedWindow(3)
    window.isLate = true
    for (count, letter) in "ada lovelace".enumerated() {
      try window.type(String(letter))
      XCTAssertEqual(username(window), String("ada lovelace".prefix(count + 1)))
    }
    XCTAssertEqual(window.row("username"), "\"\"", "nothing was answered yet")
    try window.catchUp()
    XCTAssertEqual(username(window), "ada lovelace")
    XCTAssertEqual(window.row("username"), "\"ada lovelace\"")
    XCTAssertEqual(window.names.count, 12)
  }

  func testAnAnswerBetweenTwoLettersLosesNone() throws {
    for pause in 1...4 {
      var window = try PlayedWindow(3)
      for (count, letter) in "abcdefgh".enumerated() {
        window.isLate = true
        try window.type(String(letter))
        if count % pause == 0 { try window.catchUp() }
        XCTAssertEqual(username(window), String("abcdefgh".prefix(count + 1)), "\(pause)")
      }
      try window.catchUp()
      XCTAssertEqual(window.row("username"), "\"abcdefgh\"")
    }
  }

  func testAnAnswerToAQuestionBeforeTheLastLetterLosesIt() throws {
    var window = try PlayedWindow(3)
    window.isLate = true
    try window.type("a")
    let question = try XCTUnwrap(window.player.question)
    try window.type("b")
    let answers = try window.outside.events(after: .askRun(question))
    try window.send(answers[0])
    XCTAssertEqual(window.row("username"), "\"ab\"".replacing("b", with: ""))
    XCTAssertEqual(username(window), "ab")
    try window.type("c")
    XCTAssertEqual(username(window), "abc")
  }

  func testWhatWasJustTypedCanBeDeleted() throws {
    var window = try PlayedWindow(3)
    window.isLate = true
    try window.type("adx")
    try window.press(.backspace)
    try window.type("a")
    XCTAssertEqual(username(window), "ada")
    try window.catchUp()
    XCTAssertEqual(username(window), "ada")
    try window.press(.control("u"))
    XCTAssertEqual(window.row("username"), "\"\"")
  }

  func testAPasteIsOneEvent() throws {
    var window = try PlayedWindow(3)
    try window.press(.paste("ada@example.com"))
    XCTAssertEqual(window.names, ["onUpdateUsername"])
    XCTAssertEqual(username(window), "ada@example.com")
  }

  func testLettersThatAreKeysElsewhereAreTyped() throws {
    var window = try PlayedWindow(3)
    try window.type("xiebuUqp?/[ ]cC wo'm")
    XCTAssertEqual(username(window), "xiebuUqp?/[ ]cC wo'm")
    XCTAssertNil(window.player.panel)
    XCTAssertEqual(window.person.state.screen, .player)
  }

  func testEachFieldHasItsText() throws {
    var window = try PlayedWindow(3)
    window.isLate = true
    try window.type("ada")
    try window.press(.tab)
    try window.type("secret")
    try window.catchUp()
    XCTAssertEqual(window.row("username"), "\"ada\"")
    XCTAssertEqual(window.row("password"), "\"secret\"")
    XCTAssertTrue(window.screen.contains("••••••"), window.screen)
  }

  func testAfterUndoTypingGoesOnFromWhatIsThere() throws {
    var window = try PlayedWindow(3)
    try window.type("ab")
    window.isLate = true
    try window.type("c")
    try window.send(.undone)
    try window.type("d")
    try window.catchUp()
    XCTAssertEqual(window.row("username"), "\"abd\"")
  }

  func testNothingIsTypedInThePast() throws {
    var window = try PlayedWindow(3)
    try window.type("ab")
    window.isLate = true
    try window.press(.left)
    XCTAssertEqual(username(window), "a")
    try window.type("x")
    XCTAssertEqual(username(window), "a")
    XCTAssertEqual(window.player.news, .looksBack)
    XCTAssertEqual(window.names.count, 2)
  }
}
