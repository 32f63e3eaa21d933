import Grading
import Terminal
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

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
    XCTAssertTrue(player.screen.contains("watching 3  1 of 6 checks"))
    player.press(.character("q"))
    XCTAssertTrue(player.screen.contains("watching"), player.screen)
    WindowSamples.opened(&player)
    XCTAssertTrue(player.screen.contains("watching"), player.screen)
    player.type("w")
    XCTAssertFalse(player.screen.contains("watching"), player.screen)
    XCTAssertTrue(player.screen.contains("Lesson 3 is no longer tested"), player.screen)
    player.press(.down)
    XCTAssertFalse(player.screen.contains("no longer tested"), player.screen)
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
    player.press(.end, .enter, .character("x"))
    player.send(.saved(id), .lesson(.graded(SampleVerdicts.failed)))
    XCTAssertEqual(player.state.screen, .reader)
    XCTAssertEqual(player.state.reader.draft?.text, "x")
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

  func testItStaysWithItsLessonUntilItIsMoved() throws {
    var player = try watching()
    player.press(.character("q"), .character("2"), .character("v"))
    XCTAssertTrue(player.screen.contains("watching 3  3 of 12 checks"), player.screen)
    player.send(.saved(id), .gradedElsewhere(SampleVerdicts.passed))
    XCTAssertEqual(player.effects, [.grade(id), .refresh])
    XCTAssertEqual(player.state.lesson.lesson, "02-reduce", "nobody is taken away")
    XCTAssertEqual(player.state.menu.rows[2].standing.state, .passed)
    player.effects = []
    player.type("w")
    XCTAssertEqual(player.effects, [.watch("02-reduce"), .grade("02-reduce"), .refresh])
    XCTAssertTrue(player.screen.contains("watching 2"), player.screen)
    XCTAssertTrue(player.screen.contains("lesson 3 no more."), player.screen)
    player.effects = []
    player.send(.saved(id))
    XCTAssertEqual(player.effects, [])
    player.type("w")
    XCTAssertEqual(player.effects, [.watch(nil)])
  }

  func testThatItBeganIsSaidBesideTheVerdict() throws {
    var player = try WindowPlayer()
    player.press(.character("3"), .character("w"))
    XCTAssertTrue(player.screen.contains("Lesson 3 is tested now"), player.screen)
    player.send(.lesson(.gradingMoved(GradingProgress(.running(check: "a"), done: 1, total: 6))))
    player.send(.lesson(.graded(SampleVerdicts.failed)), .menu(.refreshed(player.state.menu.rows)))
    XCTAssertTrue(player.screen.contains("Lesson 3 is tested now"), player.screen)
  }
}
