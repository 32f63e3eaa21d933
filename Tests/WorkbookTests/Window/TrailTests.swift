import Curriculum
import Terminal
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Where `q` leads back to, and what is remembered of where one was.
final class TrailTests: XCTestCase {
  private let id = "03-login-state"

  /// Carries out what a text needs to be opened, as the program does.
  private func load(_ player: inout WindowPlayer) {
    for effect in player.effects {
      switch effect {
      case .loadText(let lesson, let section):
        open(lesson, &player)
        if let section { player.send(.reader(.jumped(section: section))) }
      case .loadFound(let lesson, let found):
        open(lesson, &player)
        player.send(.reader(.found(found)))
      default: continue
      }
      player.effects.removeAll { $0 == effect }
    }
  }

  private func open(_ lesson: String, _ player: inout WindowPlayer) {
    if player.state.reader.lesson == lesson {
      player.send(.reader(.resumed))
    } else {
      player.send(
        .reader(.opened(lesson: lesson, parts: WindowSamples.parts, stopsAtSections: false)))
    }
  }

  private func press(_ player: inout WindowPlayer, _ keys: Key...) {
    for key in keys {
      player.press(key)
      load(&player)
    }
  }

  private func found() throws -> WindowPlayer {
    var player = try WindowPlayer()
    press(&player, "3", .enter, .down, .down, "/")
    player.send(
      .search(
        .loaded([
          SearchText(lesson: 2, heading: "The idea", lines: ["A state."]),
          SearchText(lesson: 4, heading: "The idea", lines: ["Another state."]),
        ])))
    player.type("state")
    press(&player, .down)
    return player
  }

  func testFromWhyACheckFailsBackToThatCheck() throws {
    var player = try WindowPlayer()
    press(&player, "3", "t")
    player.send(.lesson(.graded(SampleVerdicts.failed)))
    press(&player, .up)
    let lesson = player.state.lesson
    press(&player, "g")
    XCTAssertEqual(player.state.screen, .reader)
    press(&player, "q")
    XCTAssertEqual(player.state.screen, .lesson)
    XCTAssertEqual(player.state.lesson, lesson)
    press(&player, "q")
    XCTAssertEqual(player.state.screen, .menu)
  }

  func testFromAPlaceThatWasFoundBackToTheSearchAndToTheTextBefore() throws {
    var player = try found()
    let search = player.state.search
    press(&player, .enter)
    XCTAssertEqual(player.state.reader.lesson, "04-the-store")
    press(&player, "v", "q", "q")
    XCTAssertEqual(player.state.screen, .search)
    XCTAssertEqual(player.state.search, search)
    press(&player, .escape)
    XCTAssertEqual(player.state.screen, .reader)
    XCTAssertEqual(player.state.reader.lesson, id)
    XCTAssertEqual(player.state.menu.selected.id, id)
    XCTAssertEqual(player.state.lesson.lesson, id)
    XCTAssertNotEqual(player.state.reader.place, TextPosition(), "it is where it was")
    press(&player, "q")
    XCTAssertEqual(player.state.screen, .menu)
  }

  func testHelpGoesBackToWhereItWasAskedFor() throws {
    for keys: [Key] in [[], ["3", "v"], ["3", .enter]] {
      var player = try WindowPlayer()
      for key in keys { press(&player, key) }
      let before = (player.screen, player.state.trail)
      for key in ["q", "?", .escape, .enter] as [Key] {
        press(&player, "?")
        XCTAssertEqual(player.state.screen, .help)
        press(&player, key)
        XCTAssertEqual(player.screen, before.0)
        XCTAssertEqual(player.state.trail, before.1)
      }
    }
  }

  func testTheNextLessonIsReachedByWayOfTheMenu() throws {
    var player = try WindowPlayer()
    press(&player, "3", "t")
    player.send(.lesson(.graded(SampleVerdicts.passed)))
    press(&player, .enter)
    XCTAssertEqual(player.state.reader.lesson, "04-the-store")
    press(&player, "q")
    XCTAssertEqual(player.state.screen, .menu)
  }

  func testThereIsAlwaysAWayOut() throws {
    var random = numbersByChance()
    let keys: [Key] = ["v", "g", "/", "?", "n", "t", "3", "4", .enter, .down, .escape, "q", "o"]
    for _ in 0..<20 {
      var player = try WindowPlayer()
      for _ in 0..<60 where !player.state.isOver {
        press(&player, keys.randomElement(using: &random)!)
      }
      var count = 0
      while !player.state.isOver, count < 40 {
        press(&player, player.state.screen == .search ? .escape : "q")
        count += 1
      }
      XCTAssertTrue(player.state.isOver, "\(player.state.trail)")
    }
  }

  func testThePlaceIsKeptHoweverATextIsLeft() throws {
    let ways: [Key] = ["q", .escape, .left, "v", "t", "/", "?", .control("c"), .control("z")]
    for way in ways {
      var player = try WindowPlayer()
      press(&player, "3", .enter)
      player.press("n")
      let place = player.state.reader.readingPlace
      player.effects = []
      player.press(way)
      XCTAssertTrue(player.effects.contains(.record(id, .left(place))), "\(way)")
      player.effects = []
      player.press(way, .escape)
      XCTAssertFalse(player.effects.contains(.record(id, .left(place))), "it is kept already")
    }
  }

  func testReadingAnotherTextDoesNotLoseThePlaceOrTheAnswers() throws {
    var player = try WindowPlayer()
    press(&player, "3", .enter, .end, "a")
    let before = player.state.reader
    press(&player, "q", "4", .enter, "n")
    XCTAssertEqual(player.state.reader.lesson, "04-the-store")
    press(&player, "q", "3", .enter)
    XCTAssertEqual(player.state.reader.readingPlace, before.readingPlace)
    XCTAssertEqual(player.state.reader.answers, before.answers)
  }
}
