import Terminal
import XCTest

@testable import WorkbookCLI

/// What keys do while a text is read.
final class ReaderInputTests: XCTestCase {
  private func opened(rows: Int = 24) throws -> WindowPlayer {
    var player = try WindowPlayer(rows: rows)
    WindowSamples.opened(&player)
    player.effects = []
    return player
  }

  private func top(_ player: WindowPlayer) -> Int {
    let page = player.window.page(of: player.state.reader)
    return player.window.top(of: player.state.reader, page)
  }

  func testScrollingStopsAtBothEnds() throws {
    var player = try opened(rows: 20)
    player.press(.up)
    XCTAssertEqual(top(player), 0)
    player.press(.down, .character("j"), .character("k"))
    XCTAssertEqual(top(player), 1)
    player.press(.character(" "))
    let page = top(player)
    XCTAssertGreaterThan(page, 5)
    player.press(.end)
    let end = top(player)
    player.press(.down, .pageDown, .character(" "))
    XCTAssertEqual(top(player), end)
    player.press(.home)
    XCTAssertEqual(top(player), 0)
  }

  func testFromHeadingToHeading() throws {
    var player = try opened(rows: 20)
    player.press(.character("n"))
    let title = player.screen.split(separator: "\n", omittingEmptySubsequences: false)[2]
    XCTAssertEqual(title, "  ## The problem")
    player.press(.character("p"))
    XCTAssertEqual(top(player), 0)
  }

  func testAQuestionHoldsTheTextBackUntilItIsAnswered() throws {
    var player = try opened()
    player.press(.end, .enter)
    XCTAssertEqual(player.state.screen, .reader)
    XCTAssertFalse(player.screen.contains("The idea"))
    player.type("c")
    XCTAssertNotNil(player.state.reader.contents, "c is no answer here, so it is the contents")
    player.press(.escape)
    player.type("B")
    XCTAssertEqual(player.state.reader.answers[0]?.isRight, true)
    XCTAssertTrue(player.screen.contains("✓ Right."))
    player.press(.end)
    XCTAssertTrue(player.screen.contains("And why?"))
  }

  func testAnAnswerInOnesOwnWords() throws {
    var player = try opened()
    player.send(.reader(.told))
    player.press(.enter)
    player.type("because ?q")
    player.press(.backspace)
    XCTAssertTrue(player.screen.contains("> because ?"))
    player.press(.enter)
    XCTAssertEqual(player.state.reader.answers[1]?.choice, "because ?")
    XCTAssertEqual(player.effects, [.recordRead("03-login-state"), .refresh])
  }

  func testAnAnswerCanBePutOff() throws {
    var player = try opened()
    player.send(.reader(.told))
    player.press(.enter, .character("x"), .escape)
    XCTAssertNil(player.state.reader.draft)
    XCTAssertEqual(player.state.reader.position, 1)
    player.press(.character("x"))
    XCTAssertEqual(player.state.reader.position, 2, "shown without an answer")
  }

  func testAtTheEndEnterGoesToTheExercise() throws {
    var player = try opened()
    player.send(.reader(.told), .reader(.told))
    for _ in 0..<9 where player.state.screen == .reader { player.press(.enter) }
    XCTAssertEqual(player.state.screen, .lesson)
    XCTAssertEqual(player.effects.last, .keepPlace("03-login-state", .init(part: 2, heading: 2)))
    let count = player.effects.count
    player.press(.character("q"))
    XCTAssertEqual(player.effects.count, count, "it is kept already")
  }

  func testThePlaceIsTheSameInAnotherWidth() throws {
    var player = try opened()
    player.send(.reader(.told), .reader(.told))
    player.send(.reader(.jumped(section: "The idea")))
    for columns in [60, 140, 80] {
      let size = TerminalSize(columns: columns, rows: 20)
      player.window = player.window.resized(to: size)
      player.send(.resized(size))
      let lines = player.screen.split(separator: "\n", omittingEmptySubsequences: false)
      XCTAssertEqual(lines[2], "  ## The idea", "\(columns)")
    }
  }

  func testATextIsOpenedWhereItWasLeft() throws {
    var player = try opened(rows: 20)
    player.send(.reader(.returned(.init(part: 2, heading: 2))))
    let lines = player.screen.split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertEqual(lines[2], "  ## The idea")
    XCTAssertEqual(player.state.reader.answers[0]?.choice, nil)
    XCTAssertEqual(player.state.reader.answers.count, 2)
  }

  func testTheContentsLeadToAHeading() throws {
    var player = try opened(rows: 20)
    player.press(.character("c"), .down, .enter)
    XCTAssertNil(player.state.reader.contents)
    XCTAssertEqual(player.state.reader.place, TextPlace(heading: 1))
  }
}
