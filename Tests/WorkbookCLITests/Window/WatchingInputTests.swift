import Grading
import Terminal
import XCTest

@testable import WorkbookCLI

/// What a save does on the screen, wherever the learner is just then.
final class WatchingInputTests: XCTestCase {
  private let id = "03-login-state"

  private func watching() throws -> WindowPlayer {
    var player = try WindowPlayer()
    player.press(.character("3"), .character("w"))
    player.send(.lesson(.graded(SampleVerdicts.failed)))
    player.effects = []
    return player
  }

  func testEveryScreenSaysThatASaveIsWaitedFor() throws {
    var player = try watching()
    XCTAssertTrue(player.screen.contains("watching  1 of 6 checks"))
    player.press(.character("q"))
    XCTAssertTrue(player.screen.contains("watching"), player.screen)
    WindowSamples.opened(&player)
    XCTAssertTrue(player.screen.contains("watching"), player.screen)
    player.type("w")
    XCTAssertFalse(player.screen.contains("watching"), player.screen)
  }

  func testASaveIsSeenFromEverywhere() throws {
    for leave in [Key.character("q"), .character("?"), .character("g")] {
      var player = try watching()
      player.press(leave)
      if leave == .character("g") { WindowSamples.opened(&player) }
      XCTAssertNotEqual(player.state.screen, .lesson)
      player.send(.saved(id))
      XCTAssertEqual(player.state.screen, .lesson)
      XCTAssertTrue(player.screen.contains("Compiling lesson 3"), player.screen)
    }
  }

  func testWhoeverIsTypingGoesOn() throws {
    var player = try watching()
    WindowSamples.opened(&player)
    player.send(.reader(.told))
    player.press(.enter, .character("x"))
    player.send(.saved(id), .lesson(.graded(SampleVerdicts.failed)))
    XCTAssertEqual(player.state.screen, .reader)
    XCTAssertEqual(player.state.reader.draft, "x")
    XCTAssertTrue(player.effects.contains(.grade(id)))
    player.press(.escape, .character("/"), .character("a"))
    player.send(.saved(id))
    XCTAssertEqual(player.state.screen, .search)
  }

  func testAQuestionWaitsForItsAnswerWhateverIsSaved() throws {
    var player = try watching()
    player.press(.character("r"))
    player.send(.saved(id))
    XCTAssertEqual(player.effects, [.grade(id), .refresh])
    player.send(.lesson(.gradingMoved(GradingProgress())), .lesson(.graded(SampleVerdicts.failed)))
    XCTAssertTrue(player.screen.contains("Put the stub of lesson 3 back?"), player.screen)
    player.press(.character("y"))
    XCTAssertEqual(player.effects.last, .refresh)
    XCTAssertTrue(player.effects.contains(.reset(id)))
  }

  func testItGoesAlongToTheNextLesson() throws {
    var player = try watching()
    player.send(.lesson(.graded(SampleVerdicts.passed)))
    XCTAssertTrue(player.screen.contains("Next: press `n` to read lesson 4"), player.screen)
    player.press(.character("n"))
    XCTAssertEqual(
      player.effects, [.loadText("04-the-store", section: nil), .watch("04-the-store")])
    player.send(.saved("04-the-store"))
    XCTAssertEqual(player.effects.suffix(2), [.grade("04-the-store"), .refresh])
  }
}
