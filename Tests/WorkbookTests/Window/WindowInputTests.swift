import Curriculum
import Terminal
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What keys do in the menu, in the search and everywhere.
final class WindowInputTests: XCTestCase {
  func testChoosingALessonInTheMenu() throws {
    var player = try WindowPlayer()
    XCTAssertEqual(player.state.menu.selection, 1, "the first that isn't done")
    let table: [(Key, Int)] = [
      (.down, 2), (.character("j"), 3), (.down, 3), (.up, 2), (.character("k"), 1), (.home, 0),
      (.up, 0), (.end, 3), (.character("2"), 1), (.character("9"), 1), (.pageDown, 3),
    ]
    for (key, selection) in table {
      player.press(key)
      XCTAssertEqual(player.state.menu.selection, selection, "\(key)")
      XCTAssertEqual(player.state.lesson.lesson, player.state.menu.selected.id)
    }
    XCTAssertEqual(player.effects, [])
    player.press(.enter)
    XCTAssertEqual(player.effects, [.loadText("04-the-store", section: nil)])
  }

  func testALetterActsOnTheChosenLesson() throws {
    let table: [(Character, [Effect])] = [
      ("t", [.grade("02-reduce"), .refresh]),
      ("h", [.record("02-reduce", .hintShown(check: "check.4", strength: 1)), .refresh]),
      ("e", [.edit("02-reduce", line: nil), .refresh]), ("v", []),
    ]
    for (letter, effects) in table {
      var player = try WindowPlayer()
      player.press(.character(letter))
      XCTAssertEqual(player.effects, [.watch("02-reduce")] + effects, "\(letter)")
      XCTAssertEqual(player.state.screen, .lesson, "\(letter)")
      player.press(.character("n"), .escape)
    }
  }

  func testOnlyAYesPutsTheStubBack() throws {
    var player = try WindowPlayer()
    player.press("r")
    XCTAssertEqual(player.state.screen, .menu, "only where the exercise is seen")
    player.type("vrxt")
    player.press(.enter)
    XCTAssertEqual(player.state.lesson.showing, .askingToReset)
    player.press(.escape)
    XCTAssertEqual(player.state.lesson.showing, .nothingDone)
    player.type("ry")
    XCTAssertEqual(player.effects, [.watch("02-reduce"), .reset("02-reduce"), .refresh])
  }

  func testHelpComesFromEverywhereAndGoesBack() throws {
    for keys: [Key] in [[], [.character("v")], [.character("/"), .character("?")]] {
      var player = try WindowPlayer()
      for key in keys { player.press(key) }
      let screen = player.state.screen
      player.press(.character("?"))
      // A search can hold a question mark.
      XCTAssertEqual(player.state.screen, screen == .search ? .search : .help)
      player.press(.pageDown, .character("j"), .character("k"))
      if screen != .search { player.press(.character("q")) }
      XCTAssertEqual(player.state.screen, screen)
    }
  }

  func testSearching() throws {
    var player = try WindowPlayer()
    player.press(.character("/"))
    XCTAssertEqual(player.effects, [.loadTexts])
    player.send(
      .search(
        .loaded([
          SearchText(lesson: 1, heading: "Pure", lines: ["One thing.", "The same result."]),
          SearchText(lesson: 3, heading: "The same again", lines: ["Nothing."]),
        ])))
    player.press(.paste("same\n"), .enter)
    XCTAssertEqual(player.state.search.results.map(\.lesson), [3, 1], "headings come first")
    XCTAssertEqual(player.state.search.results.last?.line, "The same result.")
    XCTAssertEqual(
      player.effects.last,
      .loadFound(
        "03-login-state", FoundPlace(place: TextPosition(letters: 3), words: ["same"])))
    player.press(.down, .down, .enter)
    XCTAssertEqual(
      player.effects.last,
      .loadFound(
        "01-pure-functions", FoundPlace(place: TextPosition(letters: 3), words: ["same"])))
    player.press(.control("u"), .character("z"), .enter, .backspace, .backspace)
    XCTAssertEqual(player.state.search.query.text, "")
    XCTAssertEqual(player.effects.count, 3, "nothing found is nothing to open")
    XCTAssertFalse(player.screen.contains("Enter open"), player.screen)
    player.press(.escape)
    XCTAssertEqual(player.state.screen, .menu)
  }

  func testTheWayOut() throws {
    for key in [Key.character("q"), .control("c")] {
      var player = try WindowPlayer()
      player.press(key)
      XCTAssertTrue(player.state.isOver)
    }
    var player = try WindowPlayer()
    player.press(.control("z"))
    XCTAssertEqual(player.effects, [.suspend])
  }

  func testInAWindowThatIsTooSmallOnlyTheWayOutIsOpen() throws {
    var player = try WindowPlayer(columns: 59, rows: 40)
    let before = player.state
    player.type("tr3je")
    player.press(.enter, .down)
    XCTAssertEqual(player.state, before)
    player.type("q")
    XCTAssertTrue(player.state.isOver)
  }

  func testKeysThatMeanNothingChangeNothing() throws {
    for screen: [Key] in [[], [.character("v")], [.character("?")]] {
      var player = try WindowPlayer()
      for key in screen { player.press(key) }
      let before = player.state
      player.press(.paste("tqr"), .delete, .control("w"), .character("猫"), .backTab)
      XCTAssertEqual(player.state, before)
    }
  }

  func testEveryKeyThatALineNamesFits() throws {
    for columns in stride(from: 60, through: 200, by: 7) {
      let player = try WindowPlayer(columns: columns, rows: 24)
      let last = player.screen.split(separator: "\n").last ?? ""
      XCTAssertLessThanOrEqual(last.count, columns)
      XCTAssertTrue(last.hasSuffix("? help · q quit"))
    }
  }
}
