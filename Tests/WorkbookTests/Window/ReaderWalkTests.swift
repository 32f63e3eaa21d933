import Curriculum
import Terminal
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Keys at random over the texts of the real lessons, in windows of several sizes.
final class ReaderWalkTests: LongTestCase {
  private static let sizes = [(60, 20), (80, 24), (140, 40)]
    .map { TerminalSize(columns: $0.0, rows: $0.1) }
  private static let keys: [Key] = [
    .enter, .enter, .enter, .enter, " ", " ", .up, .down, "j", "k", "d", "u", .control("d"),
    .control("u"), .control("f"), .control("b"), .pageDown, .pageUp, .home, .end, "g", "G", "G",
    "n", "p", "[", "]", "c", "a", "b", "c", "x", "A", "z", .escape, .tab, .backspace, .delete,
    .left, .right, .paste("so\nit is"), "1", "0",
  ]

  /// The six texts, as they are read in a window.
  private func texts() throws -> [(lesson: String, parts: [LessonText.Part])] {
    let repository = try Fixture.workbook
    return try Course(repository: repository).lessons.map { ($0.id, try realParts(of: $0)) }
  }

  private func opened(
    _ text: (lesson: String, parts: [LessonText.Part]), _ size: TerminalSize
  ) throws -> WindowPlayer {
    var player = try WindowPlayer(columns: size.columns, rows: size.rows)
    player.send(
      .reader(.opened(lesson: text.lesson, parts: text.parts, stopsAtSections: false)))
    return player
  }

  /// Each text in one of the windows.
  private func forEachText(
    _ check: ((lesson: String, parts: [LessonText.Part]), TerminalSize) throws -> Void
  ) throws {
    for (index, text) in try texts().enumerated() {
      try check(text, Self.sizes[index % Self.sizes.count])
    }
  }

  func testOnlyAQuestionThatCanBeSeenIsAnswered() throws {
    var random = numbersByChance()
    try forEachText { text, size in
      var player = try opened(text, size)
      var pressed: [Key] = []
      for _ in 0..<50 {
        let key = Self.keys.randomElement(using: &random)!
        pressed.append(key)
        let before = player
        player.press(key)
        // Somebody who leaves comes back.
        if player.state.screen != .reader {
          player.send(.reader(.resumed))
          player.state.isOver = false
        }
        let (old, new) = (before.state.reader, player.state.reader)
        XCTAssertEqual(new.lesson, text.lesson)
        let begins = old.draft == nil && new.draft != nil
        let isAnswered = new.answers.count + new.wrong.count > old.answers.count + old.wrong.count
        guard isAnswered || begins else { continue }
        let told = "\(text.lesson), \(size): \(pressed)\n\(before.screen)"
        if old.draft == nil {
          // What says how to answer may follow below.
          let choices = old.question?.choices ?? []
          let words = old.question?.text.split { !$0.isLetter && !$0.isNumber } ?? []
          XCTAssertTrue(
            !choices.isEmpty || before.screen.contains(/What is it\? Type|Try once more: type/)
              || words.last.map { before.screen.contains($0) } == true, told)
          for choice in choices {
            XCTAssertTrue(before.screen.contains("• \(choice))"), told)
          }
        }
        if begins { continue }
        let isClosed = new.answers.count > old.answers.count
        XCTAssertEqual(new.position, old.position + (isClosed ? 1 : 0), told)
        let said = new.wrong[old.position]?.last ?? ""
        let brought = isClosed ? old.question?.answer : old.question?.reply(to: said)
        guard case .paragraph(let answer)? = brought?.first else { continue }
        let words = answer.plainText.split { !$0.isLetter }.prefix(3).joined(separator: " ")
        let shown = player.screen.split { !$0.isLetter }.joined(separator: " ")
        XCTAssertTrue(shown.contains(words), "\(words)\n\(told)\n\(player.screen)")
      }
    }
  }

  func testAKeyDoesSomethingThatIsSeenOrNothingAtAll() throws {
    var random = numbersByChance()
    let letters = "abcdefghijklmnopqrstuvwxyzABCGNX019/?[]".map { Key.character($0) }
    let all = Set(Self.keys + letters + "abdefkuwz".map { Key.control($0) })
    for text in try texts() {
      for _ in 0..<2 {
        var player = try opened(text, Self.sizes.randomElement(using: &random)!)
        var pressed: [Key] = []
        for _ in 0..<Int.random(in: 0...30, using: &random) {
          let key = (Self.keys + ["/", "?"]).randomElement(using: &random)!
          guard player.pressing(key).state.screen != .lesson else { continue }
          player.press(key)
          pressed.append(key)
        }
        player.state.isOver = false
        check(player, all, "\(text.lesson), \(player.window.size): \(pressed)")
      }
    }
  }

  /// What each key does here, and whether the last line offers it.
  private func check(_ player: WindowPlayer, _ keys: Set<Key>, _ told: String) {
    var player = player
    player.effects = []
    let screen = player.screen
    let table = KeyTable(for: player.state, player.window)
    let offered = Set(table.offers.flatMap(\.keys))
    for key in keys.union(offered) {
      let after = player.pressing(key)
      // Nobody sees how many spaces stand at the end of what is typed.
      if lastSpaces(after) != lastSpaces(player) { continue }
      let isSeen = after.screen != screen || after.effects != [] || after.state.isOver
      XCTAssertEqual(isSeen, after.state != player.state || after.effects != [], "\(key) \(told)")
      if offered.contains(key) { XCTAssertTrue(isSeen, "\(key) does nothing: \(told)\n\(screen)") }
      if !table.entries.contains(where: { $0.takes(key) }) {
        XCTAssertFalse(isSeen, "\(key) is told nowhere: \(told)\n\(screen)")
      }
    }
  }

  /// How many spaces stand at the end of what is typed.
  private func lastSpaces(_ player: WindowPlayer) -> Int {
    [player.state.search.query.text, player.state.reader.draft?.text ?? ""]
      .map { $0.reversed().prefix { $0 == " " }.count }.reduce(0, +)
  }

  func testThePlaceIsTheSameLineInAnyWindow() throws {
    var random = numbersByChance()
    try forEachText { text, size in
      var player = try opened(text, size)
      let place = text.parts.count / 2
      player.send(
        .reader(.returned(ReadingPosition(part: place, line: TextPosition(part: place)))))
      for _ in 0..<8 {
        let keys: [Key] = [.down, " ", "u", "n", "p", "g", "G"]
        player.press(keys.randomElement(using: &random)!)
        let before = player
        let next = Self.sizes.randomElement(using: &random)!
        resize(&player, to: next)
        let (old, new) = (lettersFromTop(before), lettersFromTop(player))
        // At the end of the text a heading that was asked for may stand further down.
        if !old.isAtEnd, !new.isAtEnd {
          XCTAssertTrue((old.letters...(old.letters + new.first)).contains(new.letters), "\(text)")
        }
        resize(&player, to: before.window.size)
        XCTAssertEqual(player.screen, before.screen)
      }
    }
  }

  /// How many letters there are from the first line that is shown to the end.
  private func lettersFromTop(
    _ player: WindowPlayer
  ) -> (letters: Int, first: Int, isAtEnd: Bool) {
    let page = player.window.page(of: player.state.reader)
    let top = player.window.top(of: player.state.reader, page)
    let letters = page.lines[top...].reduce(0) { $0 + $1.letters }
    let isAtEnd = top == player.window.viewport(of: page).lastTop
    return (letters, page.lines[top].letters, isAtEnd)
  }

  private func resize(_ player: inout WindowPlayer, to size: TerminalSize) {
    player.window = player.window.resized(to: size)
    player.send(.resized(size))
  }

  func testThePercentageGrowsUntilTheVeryEndOfTheText() throws {
    try forEachText { text, size in
      var player = try opened(text, size)
      var screen = player.screen
      var last = try percentage(on: screen)
      XCTAssertLessThan(last, size.rows, "the first of several pages")
      for _ in 0..<200 where player.state.screen == .reader {
        let isAsked = screen.split(separator: "\n").last?.contains("x show it") == true
        player.press(isAsked ? "x" : .enter)
        guard player.state.screen == .reader else { break }
        screen = player.screen
        let now = try percentage(on: screen)
        XCTAssertGreaterThanOrEqual(now, last, screen)
        XCTAssertEqual(now == 100, screen.contains("That is the whole text."), screen)
        last = now
      }
      XCTAssertEqual(player.state.screen, .lesson)
      XCTAssertEqual(last, 100)
    }
  }

  private func percentage(on screen: String) throws -> Int {
    let title = screen.prefix { $0 != "\n" }
    return try XCTUnwrap(title.firstMatch(of: /(\d+) %$/).flatMap { Int($0.1) }, screen)
  }
}
