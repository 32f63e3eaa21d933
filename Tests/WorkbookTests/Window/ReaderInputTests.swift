import Curriculum
import Terminal
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

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
    player.press(.character("N"))
    XCTAssertEqual(top(player), 0)
  }

  func testAQuestionHoldsTheTextBackUntilItIsAnswered() throws {
    var player = try opened()
    player.press(.end, .enter)
    XCTAssertEqual(player.state.screen, .reader)
    XCTAssertFalse(player.screen.contains("The idea"))
    player.type("c")
    XCTAssertTrue(player.state.reader.answers.isEmpty, "c is no answer here")
    player.type("B")
    XCTAssertEqual(player.state.reader.answers[0]?.isRight, true)
    XCTAssertTrue(player.screen.contains("✓ Right."))
    player.press(.end)
    XCTAssertTrue(player.screen.contains("And why?"))
  }

  func testAQuestionBelowThePageIsNotAnswered() throws {
    var player = try WindowPlayer()
    WindowSamples.opened(&player, WindowSamples.longParts)
    player.press("a", "b", "x")
    XCTAssertEqual(player.state.reader.position, 0)
    player.press("o")
    XCTAssertNotNil(player.state.reader.contents)
    player.press("o", .end, "b", "a")
    XCTAssertEqual(player.state.reader.answers.count, 1, "the next one isn't there yet")
    XCTAssertTrue(player.screen.contains("✓ Right."), player.screen)
  }

  func testInALowWindowThePromptIsEnoughToAnswer() throws {
    let list = (1...30).map { "- \(Array("abcd")[$0 % 4])) choice \($0)" }
    let text = "# A\n\n\(list.joined(separator: "\n"))\n\n<details>\n\n**a)**\n\n</details>"
    var player = try WindowPlayer(rows: 20)
    WindowSamples.opened(&player, LessonText(Document(parsing: text)).parts)
    player.press("x")
    XCTAssertEqual(player.state.reader.position, 0)
    player.press(.end, "x")
    XCTAssertEqual(player.state.reader.position, 1)
  }

  func testWhatIsShownAfterAnAnswerIsThePlaceThatIsKept() throws {
    var player = try opened(rows: 20)
    player.press(.end, "b")
    let shown = player.screen
    player.press("q")
    guard case .record(let lesson, .left(let place))? = player.effects.last else {
      return XCTFail("\(player.effects)")
    }
    var next = try opened(rows: 20)
    next.send(.reader(.returned(place)))
    XCTAssertEqual(lesson, "03-login-state")
    func first(_ screen: String) -> Substring? { screen.split(separator: "\n").dropFirst(2).first }
    XCTAssertEqual(first(next.screen), first(shown))
  }

  func testAnAnswerInOnesOwnWords() throws {
    var player = try opened()
    player.send(.reader(.told))
    player.press(.end, .enter)
    player.type("because ?q")
    player.press(.backspace)
    XCTAssertTrue(player.screen.contains("> because ?"))
    player.press(.enter)
    XCTAssertEqual(player.state.reader.answers[1]?.choice, "because ?")
    XCTAssertEqual(player.effects.suffix(2), [.record("03-login-state", .read()), .refresh])
  }

  func testAnAnswerCanBePutOff() throws {
    var player = try opened()
    player.send(.reader(.told))
    player.press(.end, .enter, .character("x"), .escape)
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
    let place = player.state.reader.readingPlace
    XCTAssertEqual(player.effects.last, .record("03-login-state", .left(place)))
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
      XCTAssertEqual(
        lines[2].trimmingCharacters(in: .whitespaces), "## The idea", "\(columns)")
    }
  }

  func testATextIsOpenedWhereItWasLeft() throws {
    var player = try opened(rows: 20)
    player.send(.reader(.returned(.init(part: 2, line: TextPosition(part: 1)))))
    let lines = player.screen.split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertEqual(lines[2], "  ## The idea")
    XCTAssertEqual(player.state.reader.answers[0]?.choice, nil)
    XCTAssertEqual(player.state.reader.answers.count, 2)
  }

  func testTheContentsLeadToAHeading() throws {
    var player = try opened(rows: 20)
    player.press(.character("o"), .down, .enter)
    XCTAssertNil(player.state.reader.contents)
    XCTAssertEqual(player.state.reader.place, TextPosition(block: 2))
  }
}
