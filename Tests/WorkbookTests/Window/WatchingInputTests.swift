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
    XCTAssertTrue(player.screen.contains("watching 3  step 1 of 3"))
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

  func testItGoesWithTheLessonWhoseScreenIsShown() throws {
    var player = try watching()
    player.press(.character("q"), .character("2"))
    XCTAssertTrue(player.screen.contains("watching 3 … step 1 of 3  "), player.screen)
    player.send(.saved(id), .gradedElsewhere(SampleVerdicts.passed))
    XCTAssertEqual(player.effects, [.grade(id), .refresh])
    XCTAssertEqual(player.state.lesson.lesson, "02-reduce", "nobody is taken away")
    XCTAssertTrue(player.screen.contains("watching 3 ✓ passed  "), "but it is told")
    player.effects = []
    player.type("v")
    XCTAssertEqual(player.effects, [.watch("02-reduce")])
    XCTAssertTrue(player.screen.contains("watching 2  step 1 of 2"), player.screen)
    player.effects = []
    player.send(.saved(id))
    XCTAssertEqual(player.effects, [], "that is another lesson")
  }

  func testALessonIsWatchedAsSoonAsItsScreenIsShownUntilThatIsTurnedOff() throws {
    var player = try WindowPlayer()
    player.press(.character("3"), .character("e"))
    XCTAssertEqual(player.effects, [.watch(id), .edit(id, line: nil), .refresh], "before it opens")
    player.effects = []
    player.send(.lesson(.edited(file: "Exercise.swift", isOpen: false)), .saved(id))
    XCTAssertEqual(player.effects, [.grade(id), .refresh])
    player.send(.lesson(.graded(SampleVerdicts.failed)))
    player.type("w")
    XCTAssertEqual(player.effects.last, .watch(nil))
    XCTAssertFalse(player.screen.contains("watching"), player.screen)
    player.effects = []
    player.send(.saved(id))
    player.press(.escape, .character("2"), .character("v"))
    XCTAssertEqual(player.effects, [], "it is off for all lessons")
    player.type("w")
    XCTAssertEqual(player.effects, [.watch("02-reduce"), .grade("02-reduce"), .refresh])
    player.send(.lesson(.graded(SampleVerdicts.passed)))
    player.press(.escape, .character("3"), .character("v"))
    XCTAssertEqual(player.effects.last, .watch(id))
  }

  func testThatItBeganIsSaidBesideTheVerdict() throws {
    var player = try WindowPlayer()
    player.press(.character("3"), .character("w"))
    XCTAssertTrue(player.screen.contains("Lesson 3 is tested now"), player.screen)
    player.send(.lesson(.gradingMoved(GradingProgress(.running(check: "a", step: 2), total: 6))))
    player.send(.lesson(.graded(SampleVerdicts.failed)), .menu(.refreshed(player.state.menu.rows)))
    XCTAssertTrue(player.screen.contains("Lesson 3 is tested now"), player.screen)
  }
}
