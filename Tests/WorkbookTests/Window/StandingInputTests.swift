import Terminal
import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// What a window shows of where the learner stands, and what keys do there.
final class StandingInputTests: XCTestCase {
  private let id = "03-login-state"

  /// Lesson 3 is chosen, and its row is as it was found out to be.
  private func status(
    _ status: LessonStatus, columns: Int = 80, rows: Int = 24, on screen: Key = "v"
  ) throws -> WindowPlayer {
    var player = try WindowPlayer(columns: columns, rows: rows)
    // Only what keys ask for is of interest.
    player.state.watchesByItself = false
    player.press("3")
    player.send(.menu(.refreshed(found(status, player))))
    player.press(screen)
    return player
  }

  private func found(_ status: LessonStatus, _ player: WindowPlayer) -> [LessonRow] {
    player.state.menu.rows.map { row in
      var row = row
      if row.id == id { row.status = status }
      return row
    }
  }

  // MARK: After a restart

  func testAKeptVerdictIsShownAtOnce() throws {
    let failed = try status(LessonStatus(verdict: SampleVerdicts.failed))
    XCTAssertTrue(failed.screen.contains("✗ starting a login clears the error"), failed.screen)
    XCTAssertTrue(failed.screen.contains("step 1 of 3"), failed.screen)
    let passed = try status(LessonStatus(verdict: SampleVerdicts.passed))
    XCTAssertTrue(passed.screen.contains("★ Lesson 3, Login state, passes."), passed.screen)
    let broken = try status(LessonStatus(verdict: SampleVerdicts.doesNotCompile))
    XCTAssertTrue(broken.screen.contains("Exercise.swift:12:3"), broken.screen)
    XCTAssertTrue(broken.screen.contains("… doesn't compile"), broken.screen)
  }

  func testTheHintsThatWereGivenAreShownAgain() throws {
    var progress = LessonProgress()
    progress.hints = ["login.clears-error": 2]
    let player = try status(
      LessonStatus(verdict: SampleVerdicts.failed, progress: progress), rows: 40)
    XCTAssertTrue(player.screen.contains("hint 2 of 3: stronger"), player.screen)
    XCTAssertFalse(player.screen.contains("hint 3 of 3"), player.screen)
  }

  // MARK: Changed by anybody

  func testWhatWasChangedIsNotShownAsPassed() throws {
    var player = try status(LessonStatus(verdict: SampleVerdicts.passed))
    let earlier = LessonStatus(verdict: nil, earlier: SampleVerdicts.passed, progress: passedOnce)
    player.send(.menu(.refreshed(found(earlier, player))))
    XCTAssertFalse(player.screen.contains("★"), player.screen)
    XCTAssertFalse(player.screen.contains("6 of 6"), player.screen)
    XCTAssertTrue(player.screen.contains("… changed"), player.screen)
    XCTAssertTrue(
      player.screen.contains("It passed on 2026-01-03, and was changed since."), player.screen)
    player.press("q")
    XCTAssertTrue(player.screen.contains("3  Login state"), player.screen)
    XCTAssertTrue(player.screen.contains("… changed"), player.screen)
    XCTAssertTrue(player.screen.contains("2 of 9 steps"), player.screen)
  }

  func testWhatFailedBeforeTheChangeStaysToBeReadButSteppedBack() throws {
    var player = try WindowPlayer(canvas: Canvas(theme: .dark))
    player.press("3", "t")
    player.send(.lesson(.graded(SampleVerdicts.failed)))
    let bright = player.screen
    let earlier = LessonStatus(verdict: nil, earlier: SampleVerdicts.failed)
    player.send(.menu(.refreshed(found(earlier, player))))
    XCTAssertTrue(player.screen.contains("was changed since this test"), player.screen)
    XCTAssertTrue(player.screen.contains("starting a login clears the error"), player.screen)
    let red = "␛[1;38;5;210m✗"
    XCTAssertTrue(bright.contains("✗"), bright)
    XCTAssertFalse(player.screen.contains(red), player.screen)
    player.effects = []
    player.press("h")
    XCTAssertEqual(player.effects, [.grade(id), .refresh], "first it is tested")
    player.send(.lesson(.graded(SampleVerdicts.failed)))
    XCTAssertEqual(
      player.effects.suffix(2),
      [.record(id, .hintShown(check: "login.clears-error", strength: 1)), .refresh])
    XCTAssertTrue(player.screen.contains("weak"), player.screen)
  }

  func testAHintThatNobodyWaitsForAnyMoreIsNotGiven() throws {
    let earlier = LessonStatus(verdict: nil, earlier: SampleVerdicts.failed)
    for leave in [Key.character("q"), .character("?"), .character("/")] {
      var player = try status(earlier)
      player.press("h", leave)
      player.effects = []
      player.send(.lesson(.graded(SampleVerdicts.failed)))
      XCTAssertEqual(player.effects, [], "\(leave)")
    }
  }

  func testAnExerciseThatCannotBeReadHasNoCountsAndNoTicks() throws {
    var gone = SampleVerdicts.problem(.missing)
    gone.file = "Lessons/03-login-state/Exercise.swift"
    for key in [Key.character("v"), .character("t")] {
      var player = try status(LessonStatus(verdict: gone), on: key)
      if key == "t" { player.send(.lesson(.graded(gone))) }
      XCTAssertTrue(player.screen.contains("Exercise.swift isn't there."), player.screen)
      XCTAssertTrue(player.screen.contains("✗ unreadable"), player.screen)
      XCTAssertFalse(player.screen.contains("✓"), player.screen)
      XCTAssertFalse(player.screen.contains("0 of"), player.screen)
      player.press("q")
      XCTAssertTrue(player.screen.contains("· Step 1 · `reduce`  3 checks"), player.screen)
      XCTAssertTrue(player.screen.contains("Exercise.swift isn't there."), player.screen)
    }
  }

  // MARK: Untouched

  func testHintsOfAnUntouchedLessonComeOneAtATime() throws {
    for rows in [20, 24, 50] {
      var player = try status(
        LessonStatus(verdict: SampleVerdicts.untouched), columns: 60, rows: rows)
      for (strength, hint) in zip(1..., ["weak", "stronger", "strongest"]) {
        player.effects = []
        player.press("h")
        XCTAssertTrue(player.screen.contains("hint \(strength) of 3: \(hint)"), player.screen)
        XCTAssertEqual(
          player.effects,
          [.record(id, .hintShown(check: "login.username", strength: strength)), .refresh])
      }
      player.effects = []
      player.press("h")
      XCTAssertTrue(player.screen.contains("That was the strongest hint."), player.screen)
      XCTAssertFalse(player.screen.contains("h hint"), player.screen)
      XCTAssertEqual(player.effects, [])
    }
  }

  func testWhatDoesNotCompileGetsTheHintsOfItsStepOneAtATime() throws {
    for (columns, rows) in [(60, 20), (80, 24), (140, 40)] {
      let message = CompilerMessage(line: 90, column: 1, text: "no")
      let verdict = SampleVerdicts.doesNotCompile([message])
      let step = try XCTUnwrap(verdict.stepInTheWay).number
      let checks = verdict.checks.filter { $0.step == step }
      var player = try status(LessonStatus(verdict: verdict), columns: columns, rows: rows)
      for check in checks {
        for (strength, hint) in zip(1..., ["weak", "stronger", "strongest"]) {
          player.effects = []
          player.press("h")
          XCTAssertTrue(player.screen.contains("hint \(strength) of 3: \(hint)"), player.screen)
          XCTAssertEqual(
            player.effects,
            [.record(id, .hintShown(check: check.id, strength: strength)), .refresh])
        }
      }
      player.effects = []
      player.press("h")
      XCTAssertTrue(player.screen.contains("That was the strongest hint."), player.screen)
      XCTAssertFalse(player.screen.contains("h hint"), player.screen)
      XCTAssertEqual(player.effects, [])
    }
  }

  func testATestOfAnUntouchedLessonSaysSo() throws {
    var player = try status(LessonStatus(verdict: SampleVerdicts.untouched))
    XCTAssertFalse(player.screen.contains("nothing to test"), player.screen)
    XCTAssertTrue(player.screen.contains("Lessons/03-login-state/Exercise.swift"), player.screen)
    player.press("t")
    player.send(.lesson(.graded(SampleVerdicts.untouched)))
    XCTAssertTrue(player.screen.contains("There is nothing to test yet"), player.screen)
  }

  // MARK: The solution, a reset

  func testTheSolutionIsShownAfterOneQuestionOnceAllHintsWere() throws {
    var player = try status(LessonStatus(verdict: SampleVerdicts.failed))
    let before = player.state
    player.press("s")
    XCTAssertEqual(player.state, before, "nothing offers it")
    var progress = LessonProgress()
    progress.hints = ["login.clears-error": 3]
    player = try status(LessonStatus(verdict: SampleVerdicts.failed, progress: progress))
    player.press("s")
    XCTAssertFalse(player.screen.contains("Show the solution"), "the last hint comes first")
    player.press("h", "s")
    player.effects = []
    XCTAssertTrue(player.screen.contains("Show the solution of lesson 3?"), player.screen)
    player.press("n")
    XCTAssertEqual(player.effects, [])
    player.press("h", "s", "y")
    XCTAssertEqual(player.effects.last, .showSolution(id))
    player = try status(LessonStatus(verdict: SampleVerdicts.passed))
    player.press("s")
    XCTAssertEqual(player.effects, [.showSolution(id)])
  }

  func testAResetIsUndoneWithTheKeyThatItNames() throws {
    var player = try status(LessonStatus(verdict: SampleVerdicts.failed))
    player.press("r", "y")
    player.send(.lesson(.resetDone(backup: ".workbook/backups/a.swift")))
    XCTAssertTrue(player.screen.contains("`u` undoes that."), player.screen)
    player.effects = []
    player.press("u")
    XCTAssertEqual(player.effects, [.undoReset(id), .refresh])
    player.send(.lesson(.resetDone(backup: "a.swift")), .lesson(.dismissed))
    player.state.menu.rows[player.state.menu.selection].status = LessonStatus(
      verdict: SampleVerdicts.untouched)
    XCTAssertTrue(player.screen.contains("u undo the reset"), "also when the message is gone")
    player.send(.lesson(.resetDone(backup: nil)))
    XCTAssertFalse(player.screen.contains("undoes"), player.screen)
  }

  // MARK: While it is tested

  func testWhatTakesLongSaysForHowLongAndDimsTheRest() throws {
    var player = try WindowPlayer(canvas: Canvas(theme: .dark))
    player.press("3", "t")
    player.send(.lesson(.graded(SampleVerdicts.failed)))
    player.press("t")
    player.send(.lesson(.gradingMoved(GradingProgress(.running(check: "a", step: 2), total: 6))))
    let soon = player.screen
    player.send(.lesson(.gradingLasts(stage: 1, all: 2)))
    XCTAssertTrue(player.screen.contains("Checking step 2 of 6 (1 s): a"), player.screen)
    XCTAssertNotEqual(
      soon.split(separator: "\n")[4], player.screen.split(separator: "\n")[4], "dimmed")
    player.send(.lesson(.gradingMoved(GradingProgress(.running(check: "b", step: 3), total: 6))))
    XCTAssertTrue(player.screen.contains("Checking step 3 of 6: b"), player.screen)
    player.press("t")
    XCTAssertEqual(player.effects.filter { $0 == .grade(id) }.count, 2, "it is tested already")
    player.send(.lesson(.graded(SampleVerdicts.failed)), .lesson(.gradingLasts(stage: 0, all: 9)))
    XCTAssertTrue(player.screen.contains("Tested: nothing has changed."), player.screen)
    XCTAssertTrue(player.screen.contains("step 1 of 3"))
  }

  private var passedOnce: LessonProgress {
    var progress = LessonProgress()
    progress.passedAt = Date(timeIntervalSince1970: 1_767_412_800)
    (progress.work.hasPassed, progress.attempts) = (true, 1)
    return progress
  }
}
