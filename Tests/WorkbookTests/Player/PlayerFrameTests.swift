import Curriculum
import SuiteSupport
import Terminal
import XCTest

@testable import Interface

/// Whole screens of a run of each lesson, in a small window and in a large one. In those between they have to
/// fit.
final class PlayerFrameTests: XCTestCase {
  private func assertFrames(
    _ name: String, lesson: Int, line: UInt = #line,
    preparing prepare: (PlayedOutside) -> Void = { _ in },
    _ play: (inout PlayedWindow) throws -> Void
  ) throws {
    for (columns, rows) in [(60, 20), (80, 24), (101, 31), (140, 40)] {
      var window = try PlayedWindow(lesson, columns: columns, rows: rows, preparing: prepare)
      try play(&window)
      let lines = window.screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      XCTAssertEqual(lines.count, rows, name, line: line)
      XCTAssertLessThanOrEqual(lines.map(\.count).max() ?? 0, columns, name, line: line)
      guard [60, 140].contains(columns) else { continue }
      try assertFrame(window.screen, "\(name)-\(columns)x\(rows)", line: line)
    }
  }

  func testFunctionsThatAreCalled() throws {
    try assertFrames("play-1", lesson: 1) { window in
      try window.send(
        .acted(PlayEvent("userName", .text("Grace"))),
        .acted(PlayEvent("increaseB", .number(1))),
        .acted(PlayEvent("greeting", .text("Grace"), .number(9))),
        .acted(PlayEvent("receipt", .list([.number(30), .number(12), .number(-5)]))))
    }
  }

  func testACounterThatIsComparedWithTheRules() throws {
    let forgetsToDecrease: (PlayedOutside) -> Void = { outside in
      outside.exercise.change = { event in
        event.name == "decrease" ? PlayEvent("increase") : event
      }
    }
    try assertFrames("play-2", lesson: 2, preparing: forgetsToDecrease) { window in
      try window.type("++-+")
      try window.send(.acted(PlayEvent("reset", .number(0))), .focused(.history))
      try window.press("=", "=", "=", .left)
    }
  }

  func testALoginThatIsLookedBackAt() throws {
    try assertFrames("play-3", lesson: 3) { window in
      try window.type("ada")
      try window.press(.tab)
      try window.type("secret")
      try window.press(.tab, .enter)
      try window.type("t")
      try window.send(.focused(.history))
      try window.press(.left)
      try window.send(.acted(PlayEvent("onTriggerLogin")))
    }
  }

  func testAStoreThatEndsOverAnEvent() throws {
    let ends: (PlayedOutside) -> Void = { $0.exercise.end = "close" }
    try assertFrames("play-4", lesson: 4, preparing: ends) { window in
      for event in [
        PlayEvent("subscribe", .text("ann")), PlayEvent("subscribe", .text("ben")),
        PlayEvent("dispatch.onUpdateUsername", .text("ada")), PlayEvent("open"),
        PlayEvent("typePassword", .text("secret")), PlayEvent("tapLogin"),
        PlayEvent("unsubscribe", .text("ann")),
        PlayEvent("dispatch.onLoginError", .text("offline")), PlayEvent("close"),
      ] {
        try window.send(.acted(event))
      }
    }
  }

  func testAnAppWithAFormOverItsState() throws {
    try assertFrames("play-5", lesson: 5) { window in
      let pokemon = [("Bulbasaur", 5), ("Mewtwo", 70)].map { name, level in
        PlayValue.list([.text(name), .number(level)])
      }
      try window.send(
        .acted(PlayEvent("account.register", .text("ada@example.com"), .text("secret"))),
        .acted(PlayEvent("account.login", .text("ada@example.com"), .text("secret"))),
        .acted(PlayEvent("pokemonList.loadPokemon", .list(pokemon))),
        .acted(PlayEvent("favorites.favoritePokemon", pokemon[1])), .focused(.history))
      try window.press("e")
      try window.type("Mew")
      try window.press(.enter)
    }
  }

  func testPrimesOnTwoBranchesWithTheKeysInTheState() throws {
    try assertFrames("play-6", lesson: 6) { window in
      let add = PlayEvent("counter.incrTapped")
      let save = PlayEvent("primeModal.saveFavoritePrimeTapped")
      for event in [add, add, save, add, save, add, add, save] {
        try window.send(.acted(event))
      }
      try window.send(.focused(.history))
      try window.choose(.mark)
      try window.press(.left, .left, .left, "d")
      try window.choose(.branch)
      try window.send(.acted(PlayEvent("favoritePrimes.deleteFavoritePrimes", .list([.number(0)]))))
      while window.player.focus != .state { try window.press(.tab) }
      try window.press(.down, .down)
    }
  }

  func testPrimesWithUndoAndRedo() throws {
    try assertFrames("play-6-undo", lesson: 6) { window in
      try window.type("++s+zzz")
      try window.type("y")
      try window.send(.acted(PlayEvent("redo")), .acted(PlayEvent("undo")))
    }
  }

  func testASaveThatChangesWhatHappened() throws {
    try assertFrames("play-save", lesson: 3) { window in
      try window.type("ada")
      try window.press(.tab)
      try window.type("secret")
      try window.press(.tab, .enter)
      try window.send(.acted(PlayEvent("onLoginError", .text("usernamePasswordMismatch"))))
      try window.save { outside in
        outside.exercise.change = { event in
          event.name == "onUpdatePassword" ? PlayEvent("onUpdatePassword", .text("")) : event
        }
      }
    }
  }
}
