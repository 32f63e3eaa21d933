import Terminal
import XCTest

@testable import WorkbookCLI

/// What keys do on a lesson's screen.
final class LessonInputTests: XCTestCase {
  private func failed(rows: Int = 24) throws -> WindowPlayer {
    var player = try WindowPlayer(rows: rows)
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
    player.press(.character(" "))
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
    return lines.lowerBound < list.top && list.top < lines.upperBound
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
    for (strength, text) in [(1, "weak"), (2, "stronger"), (3, "strongest"), (3, "strongest")] {
      player.press(.character("h"))
      player.send(
        .lesson(
          .hinted(
            .shown(
              check: "login.clears-error", title: "", text: text, strength: strength, of: 3))))
    }
    let hints = player.screen.split(separator: "\n").filter {
      $0.contains("hint ") && $0.contains(":")
    }
    XCTAssertEqual(hints.count, 3, player.screen)
    player.send(.lesson(.graded(SampleVerdicts.passed)))
    XCTAssertEqual(player.state.lesson.hints, [:], "what passes needs none")
  }

  func testEscapeStopsATestAndElseGoesBack() throws {
    var player = try failed()
    player.press(.character("t"), .escape)
    XCTAssertEqual(player.effects, [.grade("03-login-state"), .refresh, .cancelGrading])
    player.send(.lesson(.cancelled))
    XCTAssertEqual(player.state.lesson.showing, .cancelled)
    XCTAssertNotNil(player.state.lesson.verdict, "what was known stays")
    player.press(.escape)
    XCTAssertEqual(player.state.screen, .menu)
  }

  func testNewsOfATestDoNotTakeAnybodyAway() throws {
    var player = try failed()
    player.press(.character("t"), .character("q"))
    player.send(.lesson(.gradingMoved(.init(.running(check: "a"), done: 1, total: 6))))
    player.send(.lesson(.graded(SampleVerdicts.failed)))
    XCTAssertEqual(player.state.screen, .menu)
  }

  func testEachLessonKeepsItsVerdict() throws {
    var player = try failed()
    player.press(.character("q"), .character("2"), .character("t"))
    XCTAssertNil(player.state.lesson.verdict)
    player.press(.character("q"), .character("3"), .character("v"))
    XCTAssertEqual(player.state.lesson.verdict, SampleVerdicts.failed)
    player.press(.character("q"), .character("2"), .character("v"))
    XCTAssertEqual(player.state.lesson.showing, .nothing, "what is graded is told by its verdict")
    player.send(.gradedElsewhere(SampleVerdicts.passed))
    player.press(.character("q"), .character("3"), .character("v"))
    XCTAssertEqual(player.state.lesson.verdict, SampleVerdicts.passed)
  }

  func testWatchingTestsWhatIsSavedAndNothingElse() throws {
    var player = try failed()
    player.type("w")
    XCTAssertEqual(
      player.effects, [.watch("03-login-state"), .grade("03-login-state"), .refresh])
    player.effects = []
    player.send(.saved("02-reduce"))
    XCTAssertEqual(player.effects, [])
    player.send(.saved("03-login-state"))
    XCTAssertEqual(player.effects, [.grade("03-login-state"), .refresh])
    player.press(.character("q"), .character("2"))
    XCTAssertEqual(player.effects.last, .watch("02-reduce"), "it goes where the learner goes")
    player.type("w")
    XCTAssertEqual(player.effects.last, .watch(nil))
    player.effects = []
    player.send(.saved("02-reduce"))
    XCTAssertEqual(player.effects, [])
  }

  func testWhatHasChangedSinceTheLastVerdictIsSaid() throws {
    var player = try failed(rows: 40)
    var verdict = SampleVerdicts.failed
    for index in verdict.checks.indices {
      verdict.checks[index].state = index == 0 ? .failed : .passed
    }
    player.send(.lesson(.graded(verdict)))
    XCTAssertTrue(player.screen.contains("Now passing: starting a login clears the error"))
    XCTAssertTrue(player.screen.contains(", and 4 more."))
    XCTAssertTrue(player.screen.contains("Newly broken: typing a username changes"))
    player.send(.lesson(.graded(verdict)))
    XCTAssertFalse(player.screen.contains("Now passing"))
  }

  func testWhatDoesNotCompileIsPassedOverInTheComparison() throws {
    var player = try failed(rows: 40)
    player.send(.lesson(.graded(SampleVerdicts.doesNotCompile)))
    XCTAssertFalse(player.screen.contains("Newly broken"))
    var verdict = SampleVerdicts.failed
    verdict.checks[2].state = .passed
    player.send(.lesson(.graded(SampleVerdicts.problem(.missing))), .lesson(.graded(verdict)))
    XCTAssertTrue(
      player.screen.contains("Now passing: `reduce` prints nothing."), player.screen)
    XCTAssertFalse(player.screen.contains("Newly broken"))
  }

  func testANewLessonOnlyOnceThisOnePasses() throws {
    var player = try failed()
    player.press(.character("n"))
    XCTAssertEqual(player.effects, [])
    player.send(.lesson(.graded(SampleVerdicts.passed)))
    player.press(.character("n"))
    XCTAssertEqual(player.effects, [.loadText("04-the-store", section: nil)])
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
