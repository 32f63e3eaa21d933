import Terminal
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What keys do and what is said about them come from the same entries.
final class KeyTableTests: CachedTestCase {
  private func entry(_ sentence: Sentence, _ keys: [Key], works: [Key]? = nil) -> KeyEntry {
    KeyEntry(sentence, keys) { key in
      (works ?? keys).contains(key) ? [Self.said("\(sentence.key) \(key)")] : []
    }
  }

  private static func said(_ text: String) -> AppEvent {
    .notUnderstood(.unknown(text, suggestion: nil))
  }

  func testTheFirstEntryThatCanDoSomethingDecides() {
    let table = KeyTable(entries: [
      entry("keys.answer", ["a", "c"], works: []), entry("keys.show-answer", ["x"]),
      entry("keys.contents", ["c", "x"]),
    ])
    XCTAssertEqual(table.events(for: "a"), [])
    XCTAssertEqual(table.events(for: "c"), [Self.said("keys.contents character(\"c\")")])
    XCTAssertEqual(table.events(for: "x"), [Self.said("keys.show-answer character(\"x\")")])
    XCTAssertEqual(table.offers.map(\.entry.sentence), ["keys.show-answer", "keys.contents"])
    XCTAssertEqual(table.offers.map(\.keys), [["x"], ["c"]])
  }

  func testOnlyTheKeysThatDoSomethingAreNamed() throws {
    let window = try WindowPlayer().window
    let up = KeyTable(entries: [entry("keys.scroll", [.up, .down], works: [.up])])
    XCTAssertEqual(window.keyLine(up).plainText, "↑ scroll")
    let both = KeyTable(entries: [
      entry("keys.answer", ["a", "b"]), entry("keys.scroll", [.up, .down]),
      entry("keys.page", [" "]),
    ])
    XCTAssertEqual(window.keyLine(both).plainText, "a/b answer · ↑↓ scroll · Space page")
  }

  func testWhatIsKeptStandsAtTheEndOfAnyLine() throws {
    let keys: [Key] = ["a", "b", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m"]
    let entries = [KeyEntry.help] + keys.map { entry("keys.next-heading", [$0]) } + [.quit]
    let line = try WindowPlayer(columns: 60, rows: 20).window.keyLine(KeyTable(entries: entries))
    XCTAssertEqual(line.plainText, "a next heading · b next heading · ? help · q quit")
  }

  func testEveryKeyThatALineNamesDoesSomething() throws {
    for (name, player) in try WindowSamples.screens() {
      let table = KeyTable(for: player.state, player.window)
      XCTAssertFalse(table.offers.isEmpty, name)
      for key in table.offers.flatMap(\.keys) {
        var after = player
        after.press(key)
        let isSeen = after.screen != player.screen || after.effects != player.effects
        XCTAssertTrue(isSeen || after.state.isOver, "\(key) on \(name):\n\(player.screen)")
      }
    }
  }

  /// A letter has one meaning in the whole program: that of its command. What is typed as an answer, or
  /// stands on a button of an app that is played, is no command.
  func testEveryLetterIsACommand() throws {
    let commands = Set(KeyCommand.allCases.map { Key.command($0) })
    let answers: Set<Sentence> = [
      "keys.answer", "keys.reset-yes", "keys.reset-no", "keys.solution-yes", "keys.solution-no",
      "keys.choose-number", "keys.player-press",
    ]
    for (name, player) in try WindowSamples.screens() {
      for entry in KeyTable(for: player.state, player.window).entries
      where !answers.contains(entry.sentence) {
        for case .character(let character) in entry.allKeys {
          XCTAssertTrue(commands.contains(.character(character)), "\(character) on \(name)")
        }
      }
    }
    let choices: Set<Key> = ["a", "b", "c"]
    XCTAssertTrue(commands.isDisjoint(with: choices), "an answer means nothing else")
  }

  func testNothingIsLostOutsideOfTheScreenOfTheLesson() throws {
    let dangerous: Set<Sentence> = ["keys.reset", "keys.reset-yes", "keys.undo"]
    for (name, player) in try screens() where player.state.screen != .lesson {
      let entries = KeyTable(for: player.state, player.window).entries
      XCTAssertTrue(dangerous.isDisjoint(with: entries.map(\.sentence)), name)
    }
  }

  /// Each screen, and the ways to play a run.
  private func screens() throws -> [(name: String, player: WindowPlayer)] {
    var played = try PlayedWindow(3)
    try played.type("ab")
    var all = try WindowSamples.screens()
    // The fields, a button, the history, the state.
    for place in 0..<8 {
      all.append(("play at \(place)", played.person))
      try played.press(.tab)
    }
    try played.send(.focused(.history))
    try played.press(.left)
    all.append(("play in the past", played.person))
    try played.choose(.run)
    all.append(("play while time runs", played.person))
    try played.press(.escape, ":")
    all.append(("more of play", played.person))
    return all
  }

  func testTheLineOffersFewThingsNoScreenHasManyAndTheHelpFitsOnOne() throws {
    for (name, player) in try screens() {
      let (state, window) = (player.state, player.window)
      XCTAssertNil(KeyTable(for: state, window).excess(window), name)
      guard window.size.columns >= 80 else { continue }
      let help = window.helpLines(helpSections(for: state.screen, in: state, window))
      XCTAssertLessThanOrEqual(help.count, 20, "\(name):\n\(help.text())")
    }
  }

  func testAKeyThatNothingSaysDoesNothing() throws {
    let keys =
      "abcdefghijklmnopqrstuvwxyzABCGNXY0123456789/?[]{}<>~!".map { Key.character($0) }
      + "abcdefghijklmnopqrstuvwxyz".map { Key.control($0) }
      + [
        .enter, .tab, .backTab, .escape, .backspace, .delete, .up, .down, .left, .right, .home,
        .end, .pageUp, .pageDown, .paste("text"),
      ]
    for (name, player) in try WindowSamples.screens() {
      let table = KeyTable(for: player.state, player.window)
      for key in keys where !table.entries.contains(where: { $0.takes(key) }) {
        var after = player
        after.press(key)
        XCTAssertEqual(after.state, player.state, "\(key) on \(name)")
        XCTAssertEqual(after.effects, player.effects, "\(key) on \(name)")
      }
    }
  }

  func testTheHelpNamesEveryKeyOfItsScreen() throws {
    for (name, player) in try WindowSamples.screens() {
      let (state, window) = (player.state, player.window)
      guard KeyTable(for: state, window).entries.contains(where: { $0.sentence == "keys.help" })
      else {
        continue
      }
      let help = window.helpLines(helpSections(for: state.screen, in: state, window))
        .map(\.plainText)
      for entry in KeyTable(for: state, window).entries {
        for key in entry.allKeys {
          XCTAssertTrue(
            help.contains { $0.contains(window.name(of: key)) }, "\(key) on \(name)")
        }
      }
    }
  }
}
