import Curriculum
import SuiteSupport
import Terminal
import Traces
import XCTest

@testable import Curriculum
@testable import Interface

/// What a save does to a run, and what stays of one.
final class PlayerSaveTests: XCTestCase {
  private let login = ["onUpdateUsername", "onUpdatePassword", "onTriggerLogin", "onLoginError"]

  /// A login that fails.
  private func window(
    columns: Int = 80, rows: Int = 24, _ prepare: (PlayedOutside) -> Void = { _ in }
  ) throws -> PlayedWindow {
    var window = try PlayedWindow(3, columns: columns, rows: rows, preparing: prepare)
    try window.type("a")
    try window.press(.tab)
    try window.type("b")
    try window.press(.tab, .enter)
    try window.send(.acted(PlayEvent("onLoginError", .text("offline"))))
    XCTAssertEqual(window.names, login)
    return window
  }

  private let forgetsTheError: (PlayedOutside) -> Void = { outside in
    outside.exercise.change = { event in
      event.name == "onLoginError" ? PlayEvent("onUpdatePassword", .text("")) : event
    }
  }

  func testWhereTheStateHasNoRoomWhatHasChangedOrDiffersIsInViewOrTold() throws {
    var window = try window(columns: 60, rows: 20)
    XCTAssertTrue(window.screen.contains("● loading: true → false"), window.screen)
    try window.save(forgetsTheError)
    XCTAssertTrue(window.screen.contains("more lines ≠"), window.screen)
  }

  // MARK: A save

  func testTheSameHistoryIsPlayedThroughWhatWasSaved() throws {
    var window = try window()
    XCTAssertEqual(window.row("error"), ".offline")
    try window.save(forgetsTheError)
    XCTAssertEqual(window.names, login)
    XCTAssertEqual(window.row("error"), "nil")
    XCTAssertEqual(window.player.news, .saved(number: 4))
    XCTAssertEqual(window.player.known?.other?.differing, [4])
    XCTAssertTrue(window.screen.contains("≠ before: .offline"), window.screen)
    XCTAssertEqual(window.outside.openings, 2)
  }

  func testASaveThatChangesNothingSaysSo() throws {
    var window = try window()
    try window.save()
    XCTAssertEqual(window.player.news, .savedSame)
    XCTAssertEqual(window.player.known?.other?.differing, [])
    XCTAssertTrue(window.screen.contains("every moment is as before"), window.screen)
  }

  func testWhatHasNeverCompiledShowsNothingAndSaysSo() throws {
    let mistake = CompilerMessage(line: 7, column: 3, text: "no")
    var window = try PlayedWindow(3) { $0.verdict = SampleVerdicts.doesNotCompile([mistake]) }
    for text in ["Nothing can be played yet.", "It is played as soon as you save it without"] {
      XCTAssertTrue(window.screen.contains(text), window.screen)
    }
    XCTAssertFalse(window.screen.contains("What you see is still"), window.screen)
    try window.type("Pfi")
    XCTAssertFalse(window.player.predicts)
    XCTAssertNil(window.player.panel)
    try window.save()
    XCTAssertTrue(window.screen.contains("Username"), window.screen)
    XCTAssertNil(window.player.comparison, "there is no run before")
  }

  func testASaveThatDoesNotCompileKeepsWhatWasKnown() throws {
    var window = try window()
    let known = window.player.known
    try window.saveWithMistake()
    XCTAssertEqual(window.player.known, known)
    XCTAssertEqual(window.row("error"), ".offline")
    XCTAssertTrue(window.screen.contains("cannot find 'swich' in scope"), window.screen)
    try window.send(.focused(.history))
    try window.press(.home)
    XCTAssertEqual(window.row("username"), "\"\"", "time can be walked through all the same")
    try window.save(forgetsTheError)
    XCTAssertEqual(window.player.news, .saved(number: 4), "compared with what could be run last")
    XCTAssertFalse(window.screen.contains("swich"), window.screen)
  }

  func testAnEventWhileTheCodeIsCompiledIsPlayedAfterwards() throws {
    var window = try window()
    window.isLate = true
    try window.save()
    XCTAssertEqual(window.player.progress, .reopening)
    try window.send(.acted(PlayEvent("onTriggerLogin")))
    try window.catchUp()
    XCTAssertEqual(window.player.known?.count, 6)
    XCTAssertEqual(window.row("loading"), "true")
    XCTAssertEqual(window.player.progress, .open)
  }

  func testAnEventWhileTheCodeDoesNotCompileIsPlayedOnTheCodeBefore() throws {
    var window = try window()
    try window.saveWithMistake()
    try window.send(.acted(PlayEvent("onTriggerLogin")))
    XCTAssertEqual(window.row("loading"), "true")
    try window.save(forgetsTheError)
    XCTAssertEqual(window.names, login + ["onTriggerLogin"])
    XCTAssertEqual(window.player.news, .saved(number: 4))
  }

  func testWhatDoesNotCompileAtFirstIsPlayedOnceItDoes() throws {
    var window = try PlayedWindow(3) {
      $0.verdict = WalkWorld.verdict(5, on: SampleVerdicts.lesson)
    }
    XCTAssertNil(window.player.known)
    XCTAssertTrue(window.screen.contains("cannot find 'swich' in scope"), window.screen)
    try window.save()
    XCTAssertEqual(window.player.known?.count, 1)
    XCTAssertEqual(window.row("username"), "\"\"")
  }

  func testTheEventOverWhichARunEndsIsNamed() throws {
    var window = try window()
    try window.save { $0.exercise.end = "onTriggerLogin" }
    XCTAssertEqual(window.player.known?.count, 3)
    XCTAssertTrue(window.screen.contains("✗"), window.screen)
    XCTAssertTrue(window.screen.contains("Exercise.swift:31"), window.screen)
    try window.send(.focused(.history))
    try window.press(.home, .right, .right, .right, "d")
    XCTAssertNil(window.player.known?.problem)
    XCTAssertEqual(window.row("username"), "\"a\"")
  }

  func testFarBehindTheEndOfARunItsLastMomentIsSeen() throws {
    var window = try PlayedWindow(2)
    let events = [PlayEvent("increase")] + Array(repeating: PlayEvent("decrease"), count: 200)
    try window.send(.read(LongList(events.map { HistoryEntry($0) })))
    try window.save { $0.exercise.end = "decrease" }
    XCTAssertEqual(window.player.cursor, 201)
    XCTAssertEqual(window.row(""), "1", window.screen)
  }

  func testNobodyWaitsForWhatCanNotBeRun() throws {
    var window = try PlayedWindow(3)
    window.isLate = true
    try window.send(.acted(PlayEvent("onTriggerLogin")))
    XCTAssertTrue(window.player.isWaiting)
    try window.send(.failed("Swift isn't installed."))
    XCTAssertFalse(window.player.isWaiting)
    XCTAssertTrue(window.screen.contains("Swift isn't installed."), window.screen)
    try window.send(.saved)
    XCTAssertTrue(window.player.isWaiting)
    try window.send(.failed("Swift isn't installed."))
    XCTAssertFalse(window.player.isWaiting)
    XCTAssertEqual(window.player.progress, .open, "what was known is still there")
  }

  func testAnExerciseThatCanNotBeOpenedIsNotWaitedFor() {
    var player = PlayerState()
    playerReducer(&player, .requested("03-login-state", nil))
    XCTAssertTrue(player.isWaiting)
    playerReducer(&player, .failed("Swift isn't installed."))
    XCTAssertFalse(player.isWaiting)
    XCTAssertEqual(player.progress, .closed)
  }

  // MARK: Answers

  func testAnAnswerToAnOlderQuestionDoesNotOverwriteALaterOne() throws {
    var window = try window()
    let known = try XCTUnwrap(window.player.known)
    var old = known
    (old.number, old.count, old.moments) = (known.number - 1, 1, RunMoments())
    try window.send(.answered(old))
    XCTAssertEqual(window.player.known, known)
  }

  func testOnlyTheLatestQuestionIsAnswered() throws {
    var window = try PlayedWindow(2)
    window.isLate = true
    try window.type("+++++")
    let asked = window.player.asked
    XCTAssertEqual(asked, 6)
    try window.catchUp()
    XCTAssertEqual(window.player.known?.number, asked)
    XCTAssertEqual(window.player.asked, asked, "nothing more has to be asked")
    XCTAssertEqual(window.row(""), "5")
  }

  func testLookingAroundAsksNothing() throws {
    var window = try window()
    let asked = window.player.asked
    try window.send(.focused(.history))
    try window.press(.left, .left, .home, .right, .end, .pageUp)
    try window.press("?")
    XCTAssertEqual(window.player.asked, asked)
  }

  // MARK: Coming back

  func testWhoeverComesBackFindsTheirHistory() throws {
    var window = try window()
    try window.send(.focused(.history))
    try window.press(.left, "d")
    let (history, cursor) = (window.player.history, window.player.cursor)
    try window.press("q")
    XCTAssertNotEqual(window.person.state.screen, .player)
    XCTAssertEqual(window.player.progress, .closed)
    try window.press("p")
    XCTAssertEqual(window.person.state.screen, .player)
    XCTAssertEqual(window.player.history, history)
    XCTAssertEqual(window.player.cursor, cursor)
    XCTAssertEqual(window.player.progress, .open)
    XCTAssertEqual(window.row("loading"), "false", "the event was taken out")
    XCTAssertNil(window.player.news)
  }

  func testAVerdictsExampleOpensAtItsLastMomentComparedWithTheRules() throws {
    let example = RunExample(events: [
      PlayEvent("onTriggerLogin"), PlayEvent("onLoginError", .text("offline")),
    ])
    let window = try PlayedWindow(3, example, preparing: forgetsTheError)
    XCTAssertEqual(window.names, ["onTriggerLogin", "onLoginError"])
    XCTAssertEqual(window.player.cursor, 2)
    XCTAssertEqual(window.player.comparison, .rules)
    XCTAssertEqual(window.player.known?.other?.firstDifference, 2)
    XCTAssertTrue(window.screen.contains("≠ the lesson: .offline"), window.screen)
  }

  func testAnExampleMayBeginInTheMiddleOfARun() throws {
    var window = try PlayedWindow(2, RunExample(start: 41.packed, events: [PlayEvent("increase")]))
    XCTAssertEqual(window.row(""), "42")
    try window.press(.left)
    XCTAssertEqual(window.row(""), "41")
  }

  func testTheRulesAreShownToWhoeverAsksTwice() throws {
    var window = try window(forgetsTheError)
    try window.send(.focused(.history))
    try window.press("=")
    XCTAssertEqual(window.player.comparison, .before)
    try window.press("=")
    XCTAssertEqual(window.player.comparison, .before)
    XCTAssertEqual(window.player.news, .rulesAskedOnce)
    try window.press("=")
    XCTAssertEqual(window.player.comparison, .rules)
    XCTAssertEqual(window.player.known?.other?.firstDifference, 4)
    try window.press(.home, "n")
    XCTAssertEqual(window.player.cursor, 4)
    try window.press("=")
    XCTAssertNil(window.player.comparison)
  }
}
