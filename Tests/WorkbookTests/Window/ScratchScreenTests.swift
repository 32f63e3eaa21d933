import SuiteSupport
import Terminal
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface

/// The screen on which an exercise's `scratch()` runs, and what watching shows of it.
final class ScratchScreenTests: XCTestCase {
  private let lesson = SampleVerdicts.lesson.id

  /// Somebody on the lesson's screen, whose exercise fails.
  private func player(columns: Int = 80, rows: Int = 24) throws -> WindowPlayer {
    var player = try WindowPlayer(columns: columns, rows: rows)
    player.send(.menu(.moved(to: SampleVerdicts.lesson.number)), .lessonRequested)
    return player
  }

  private func text(_ count: Int) -> String { (1...count).map { "line \($0)\n" }.joined() }

  func testAKeyRunsItAndWhatItPrintsIsShownAsItComes() throws {
    var player = try player()
    player.press("R")
    XCTAssertEqual(player.effects.last, .runScratch(lesson, isAsked: true))
    XCTAssertEqual(player.state.screen, .scratch)
    XCTAssertTrue(player.screen.contains("Running"), player.screen)
    player.send(.scratch(.printed("one\ntw")))
    XCTAssertTrue(player.screen.contains("  one\n  tw\n"), player.screen)
    player.send(.scratch(.printed("o\n")), .scratch(.ended(.finished)))
    XCTAssertTrue(player.screen.contains("  one\n  two\n"), player.screen)
    XCTAssertTrue(player.screen.contains("came to its end"), player.screen)
    player.press("q")
    XCTAssertEqual(player.state.screen, .lesson)
    XCTAssertFalse(player.effects.contains(.cancelScratch), "it was over")
  }

  func testTheNewestIsSeenUntilSomebodyLooksElsewhere() throws {
    var player = try player()
    player.press("R")
    player.send(.scratch(.printed(text(100))))
    XCTAssertTrue(player.screen.contains("line 100"), player.screen)
    player.press(.home)
    XCTAssertTrue(player.screen.contains("  line 1\n"), player.screen)
    player.send(.scratch(.printed("more\n")))
    XCTAssertTrue(player.screen.contains("  line 1\n"), "nobody is taken away from it")
    player.press(.end)
    player.send(.scratch(.printed("and more\n")))
    XCTAssertTrue(player.screen.contains("and more"), player.screen)
  }

  func testItIsStoppedByEscapeAndByLeaving() throws {
    for key in [Key.escape, "q"] {
      var player = try player()
      player.press("R", key)
      XCTAssertEqual(player.effects.last, .cancelScratch)
      XCTAssertEqual(player.state.screen, key == .escape ? .scratch : .lesson)
      XCTAssertFalse(player.state.scratch.isRunning)
      player.send(.scratch(.ended(.finished)))
      XCTAssertEqual(player.state.scratch.phase, .cancelled, "what is late changes nothing")
    }
  }

  func testWhoeverLooksAtTheHelpFindsItAgain() throws {
    var player = try player()
    player.press("R", "?")
    XCTAssertTrue(player.screen.contains("Esc  stop"), player.screen)
    player.press("q")
    XCTAssertEqual(player.state.screen, .scratch)
    XCTAssertTrue(player.state.scratch.isRunning)
  }

  func testWatchingRunsItAfterAVerdictAndShowsItsLastLinesBelow() throws {
    var player = try player()
    player.send(.lesson(.graded(SampleVerdicts.failed)))
    XCTAssertEqual(
      player.effects.filter { if case .runScratch = $0 { true } else { false } },
      [.runScratch(lesson, isAsked: false)])
    player.send(.scratch(.began(lesson)), .scratch(.printed(text(7))), .scratch(.ended(.finished)))
    XCTAssertEqual(player.state.screen, .lesson)
    XCTAssertTrue(
      player.screen.contains("prints 2 more lines above these; `R` shows all:\n  line 3\n"),
      player.screen)
    player.send(.saved(lesson))
    XCTAssertFalse(player.effects.contains(.cancelScratch), "it was over")
    player.send(.lesson(.graded(SampleVerdicts.failed)), .scratch(.skipped))
    XCTAssertFalse(player.screen.contains("line 3"), player.screen)
  }

  func testASaveEndsWhatTheOneBeforeStillPrints() throws {
    var player = try player()
    player.press("w")
    player.send(.lesson(.graded(SampleVerdicts.failed)), .scratch(.began(lesson)))
    player.send(.saved(lesson))
    XCTAssertTrue(player.effects.contains(.cancelScratch))
  }

  func testAWatchedOneGoesOnWhileSomebodyLooksAtSomethingElse() throws {
    var player = try player()
    player.press("w")
    player.send(.lesson(.graded(SampleVerdicts.failed)), .scratch(.began(lesson)))
    player.press("?", "q")
    XCTAssertEqual(player.state.screen, .lesson)
    XCTAssertTrue(player.state.scratch.isRunning)
  }

  func testWhatWasDrawnBeforeMakesNoDifference() {
    var generator = SeededGenerator(seed: 16)
    let memory = PrintedMemory()
    var texts: [String] = []
    for _ in 0..<300 {
      let isNew = Int.random(in: 0..<20, using: &generator) == 0
      let width = Int.random(in: 2...3, using: &generator)
      texts = isNew ? [] : texts.dropLast(Int.random(in: 0...1, using: &generator))
      texts += (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        generator.text(of: ["a", "b", "c"], upTo: 7)
      }
      func rows(_ text: String) -> [Line] { [Line(text)].flatMap { $0.wrapped(to: width) } }
      XCTAssertEqual(
        memory.rows(of: texts, width: width, draw: rows), texts.flatMap(rows))
    }
  }

  func testWithoutWatchingAVerdictRunsNothing() throws {
    var player = try player()
    player.press("w", "t")
    player.send(.lesson(.graded(SampleVerdicts.failed)))
    XCTAssertFalse(player.effects.contains(.runScratch(lesson, isAsked: false)))
  }

  func testInWhateverPiecesItComesTheMenuOfLinesTellsEachLineOnce() throws {
    var generator = SeededGenerator(seed: 15)
    let drawing = Drawing(width: 80, canvas: .text, words: try realWords())
    let row = SampleInterface.rows[0]
    for _ in 0..<200 {
      let all = generator.text(of: ["a", "b c", "\n", "\n", "é"], upTo: 20)
      var scratch = ScratchState()
      scratchReducer(&scratch, .requested(row.id))
      var told: [String] = []
      var rest = all[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...4, using: &generator))
        rest = rest.dropFirst(piece.count)
        scratchReducer(&scratch, .printed(String(piece)))
        told += drawing.lines(of: scratch, row: row, isWatched: true).map(\.plainText)
      }
      scratchReducer(&scratch, .ended(.finished))
      told += drawing.lines(of: scratch, row: row, isWatched: true).map(\.plainText)
      let head = all.isEmpty ? [] : ["`scratch()` prints:"]
      var lines = all.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      XCTAssertEqual(told.filter { $0 != "`scratch()` prints:" }, lines + (all.isEmpty ? [] : [""]))
      XCTAssertEqual(told.filter { $0 == "`scratch()` prints:" }.count, head.count)
    }
  }
}
