import Terminal
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// What keys do on a lesson's screen.
final class LessonInputTests: XCTestCase {
  private func failed(rows: Int = 24) throws -> WindowPlayer {
    var player = try WindowPlayer(rows: rows)
    // Only what keys ask for is of interest.
    player.state.watchesByItself = false
    player.press(.character("3"), .character("t"))
    player.send(.lesson(.graded(SampleVerdicts.failed)))
    player.effects = []
    return player
  }

  func testTheFirstFailureIsOpenAndChosen() throws {
    let player = try failed()
    XCTAssertEqual(player.state.lesson.selection, .check("login.clears-error"))
    XCTAssertTrue(player.screen.contains("(- expected, + yours)"))
  }

  func testRowsOpenAndClose() throws {
    var player = try failed()
    player.press(.enter)
    XCTAssertFalse(player.screen.contains("(- expected, + yours)"))
    player.press(.enter)
    XCTAssertTrue(player.screen.contains("(- expected, + yours)"))
    player.press(.home, .enter)
    XCTAssertEqual(player.state.lesson.selection, .step(1))
    XCTAssertFalse(player.screen.contains("typing a username"))
  }

  func testTheChosenRowIsAlwaysInView() throws {
    var player = try failed(rows: 20)
    for key in Array(repeating: Key.down, count: 40) + Array(repeating: .up, count: 40) {
      player.press(key)
      XCTAssertTrue(player.screen.contains("›") || isInside(player), player.screen)
    }
    XCTAssertEqual(player.state.lesson.selection, .step(1))
    for key in [Key.end, .pageUp, .pageUp, .pageDown, .pageDown] {
      player.press(key)
      XCTAssertTrue(player.screen.contains("›") || isInside(player), "\(key) \(player.screen)")
    }
  }

  /// Whether the chosen row is so high that its first line is above the window.
  private func isInside(_ player: WindowPlayer) -> Bool {
    let list = player.window.verdictList(player.state)
    guard let lines = list.lines(of: player.state.lesson.selection) else { return false }
    return lines.lowerBound < list.page.top && list.page.top < lines.upperBound
  }

  func testEditingAndReadingGoWhereTheChosenCheckIs() throws {
    var player = try failed()
    player.press(.character("e"), .character("g"))
    XCTAssertEqual(
      player.effects,
      [
        .edit("03-login-state", line: 34), .refresh,
        .loadText("03-login-state", section: "One event, its own fields"),
      ])
  }

  func testHintsGatherBelowTheirCheck() throws {
    var player = try failed(rows: 40)
    for strength in 1...3 {
      player.press(.character("h"))
      XCTAssertEqual(
        player.effects,
        [
          .record("03-login-state", .hintShown(check: "login.clears-error", strength: strength)),
          .refresh,
        ])
      player.effects = []
    }
    XCTAssertFalse(player.screen.contains("That was the strongest hint."))
    player.press(.character("h"))
    XCTAssertTrue(player.screen.contains("That was the strongest hint."), player.screen)
    let state = player.state
    player.press(.character("h"))
    XCTAssertEqual(player.state, state, "all is said")
    XCTAssertEqual(player.effects, [], "what was shown is not kept again")
    let hints = player.screen.split(separator: "\n").filter {
      $0.contains("hint ") && $0.contains(":")
    }
    XCTAssertEqual(hints.count, 3, player.screen)
    player.send(.lesson(.graded(SampleVerdicts.passed)))
    player.press(.down, .enter, .down, .enter)
    XCTAssertFalse(player.screen.contains("hint 1 of 3"), "what passes needs none")
  }

  func testEscapeStopsATestAndElseGoesBack() throws {
    var player = try failed()
    player.press(.character("t"), .escape)
    XCTAssertEqual(player.effects, [.grade("03-login-state"), .refresh, .cancelGrading])
    player.send(.lesson(.cancelled))
    XCTAssertEqual(player.state.lesson.showing, .cancelled)
    XCTAssertNotNil(player.state.verdict, "what was known stays")
    player.press(.escape)
    XCTAssertEqual(player.state.screen, .menu)
  }

  func testNewsOfATestDoNotTakeAnybodyAway() throws {
    var player = try failed()
    player.press(.character("t"), .character("q"))
    player.send(.lesson(.gradingMoved(.init(.running(check: "a", step: 2), total: 6))))
    player.send(.lesson(.graded(SampleVerdicts.failed)))
    XCTAssertEqual(player.state.screen, .menu)
  }

  func testEachLessonKeepsItsVerdict() throws {
    var player = try failed()
    player.press(.character("q"), .character("2"), .character("t"))
    XCTAssertNotEqual(player.state.verdict, SampleVerdicts.failed)
    player.press(.character("q"), .character("3"), .character("v"))
    XCTAssertEqual(player.state.verdict, SampleVerdicts.failed)
    player.press(.character("q"), .character("2"), .character("v"))
    XCTAssertEqual(player.state.lesson.showing, .verdict, "what is graded is told by its verdict")
    player.send(.gradedElsewhere(SampleVerdicts.passed))
    player.press(.character("q"), .character("3"), .character("v"))
    XCTAssertEqual(player.state.verdict, SampleVerdicts.passed)
  }

  func testWhatHasChangedSinceTheLastVerdictIsSaid() throws {
    var player = try failed(rows: 40)
    let verdict = SampleVerdicts.failed.changed { check in
      check.result = check.id == "login.username" ? .failsSomehow : .passed
    }
    player.send(.lesson(.graded(verdict)))
    XCTAssertTrue(player.screen.contains("Now passing: starting a login clears the error"))
    XCTAssertTrue(player.screen.contains(", and 1 more."))
    XCTAssertTrue(
      player.screen.contains("Step 2 passes now. Step 3 passes now. Next: step 1, `reduce`."))
    XCTAssertTrue(player.screen.contains("Newly broken: typing a username changes"))
    player.send(.lesson(.graded(verdict)))
    XCTAssertFalse(player.screen.contains("Now passing"))
    XCTAssertFalse(player.screen.contains("passes now"))
  }

  func testWhatPassedBeforeThisRunIsRemembered() throws {
    var rows = WindowSamples.rows
    rows[2].status.passed = ["login.username"]
    var player = try WindowPlayer(rows: 40, state: AppState(menu: MenuState(rows: rows)))
    player.press(.character("3"), .character("t"))
    let verdict = SampleVerdicts.failed.changed { if $0.step == 1 { $0.result = .passed } }
    player.send(.lesson(.graded(verdict)))
    XCTAssertTrue(
      player.screen.contains("Step 1 passes now. Next: step 2, history."), player.screen)
    XCTAssertFalse(player.screen.contains("Now passing"), "that is said already")
  }

  func testWhatDoesNotCompileIsPassedOverInTheComparison() throws {
    var player = try failed(rows: 40)
    player.send(.lesson(.graded(SampleVerdicts.doesNotCompile)))
    XCTAssertFalse(player.screen.contains("Newly broken"))
    let verdict = SampleVerdicts.failed.changed { check in
      if check.id == "login.silent" { check.result = .passed }
    }
    player.send(.lesson(.graded(SampleVerdicts.problem(.missing))), .lesson(.graded(verdict)))
    XCTAssertTrue(
      player.screen.contains("Now passing: `reduce` prints nothing."), player.screen)
    XCTAssertFalse(player.screen.contains("Newly broken"))
  }

  func testEnterGoesOnOnceTheLessonPasses() throws {
    var player = try failed()
    player.press(.enter)
    XCTAssertEqual(player.effects, [])
    player.send(.lesson(.graded(SampleVerdicts.passed)))
    XCTAssertTrue(player.screen.contains("› Next: lesson 4, The store"), player.screen)
    XCTAssertTrue(player.screen.contains("Enter next lesson"), player.screen)
    player.press(.enter)
    XCTAssertEqual(player.effects, [.loadText("04-the-store", section: nil)])
  }

  func testNothingIsOfferedWhereThereIsNoNextLesson() throws {
    var player = try failed()
    let rows = player.state.menu.rows.map { row in
      var row = row
      row.status.verdict = SampleInterface.verdict(.passed, on: row.lesson)
      return row
    }
    player.send(.lesson(.graded(SampleVerdicts.passed)), .menu(.refreshed(rows)))
    XCTAssertFalse(player.screen.contains("next lesson"), player.screen)
    XCTAssertFalse(player.screen.contains("Next: lesson"), player.screen)
    player.press(.enter)
    XCTAssertEqual(player.effects, [])
  }

  func testASolutionIsReadAndPutAway() throws {
    var player = try failed()
    let source = (1...60).map { "let line\($0) = \($0)" }.joined(separator: "\n")
    player.send(.lesson(.solutionShown(source)))
    XCTAssertTrue(player.screen.contains("let line1 "))
    player.press(.pageDown)
    XCTAssertFalse(player.screen.contains("let line1 "))
    player.press(.character("q"))
    XCTAssertTrue(player.screen.contains("Step 1"))
  }
}
