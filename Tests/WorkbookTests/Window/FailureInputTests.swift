import Terminal
import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// What keys do about the check that is chosen, of several that fail.
final class FailureInputTests: CachedTestCase {
  private let id = "03-login-state"

  /// The second and the third check of step 1 fail, and the one of step 2; the others pass or wait.
  private let verdict = SampleVerdicts.make { check in
    switch check.id {
    case "login.clears-error", "login.silent", "history.all":
      SampleVerdicts.fail(&check)
    case "login.username": check.result = .passed
    default: break
    }
  }

  private func failed(columns: Int = 80, rows: Int = 40) throws -> WindowPlayer {
    var player = try WindowPlayer(columns: columns, rows: rows)
    player.press("3", "t")
    player.send(.lesson(.graded(verdict)))
    player.effects = []
    return player
  }

  func testTheNewestHintIsInViewWhateverTheHeight() throws {
    for columns in [60, 80, 140] {
      for rows in 20...50 {
        var player = try failed(columns: columns, rows: rows)
        for hint in ["weak", "stronger", "strongest"] {
          player.press("h")
          XCTAssertTrue(
            player.screen.contains(": \(hint)\n") || player.screen.contains(": \(hint) "))
        }
      }
    }
  }

  func testAHintIsForTheChosenCheck() throws {
    var player = try failed()
    player.press("n", "h")
    XCTAssertEqual(
      player.effects, [.record(id, .hintShown(check: "login.silent", strength: 1)), .refresh])
    XCTAssertEqual(player.state.lesson.selection, .check("login.silent"))
    player.press("N", "h")
    XCTAssertEqual(
      player.effects.suffix(2),
      [.record(id, .hintShown(check: "login.clears-error", strength: 1)), .refresh])
  }

  func testAStepStandsForItsFirstFailure() throws {
    var player = try failed()
    player.press(.home)
    XCTAssertEqual(player.state.lesson.selection, .step(1))
    player.press("h", "e")
    XCTAssertEqual(
      player.effects,
      [
        .record(id, .hintShown(check: "login.clears-error", strength: 1)), .refresh,
        .edit(id, line: 34),
        .refresh,
      ])
  }

  func testWhatPassesHasNoHintButALine() throws {
    var player = try failed()
    player.press(.up)
    XCTAssertEqual(player.state.lesson.selection, .check("login.username"))
    XCTAssertFalse(player.screen.contains("h hint"), player.screen)
    player.press("h", "e")
    XCTAssertEqual(player.effects, [.edit(id, line: 34), .refresh], "its step's declaration")
  }

  func testTheEditorOpensWhereTheChosenCheckFails() throws {
    var player = try failed()
    player.press("n", "e", "n", "e")
    XCTAssertEqual(
      player.effects, [.edit(id, line: 34), .refresh, .edit(id, line: 40), .refresh])
    player.send(.lesson(.graded(SampleVerdicts.crashed)))
    player.effects = []
    player.press("e")
    XCTAssertEqual(player.effects, [.edit(id, line: 36), .refresh], "where it has crashed")
  }

  func testFromFailureToFailureAndNoFurther() throws {
    var player = try failed(rows: 20)
    func chosen() -> VerdictRow? { player.state.lesson.selection }
    XCTAssertEqual(chosen(), .check("login.clears-error"))
    XCTAssertFalse(keys(player).contains("N"))
    player.press("n")
    XCTAssertEqual(chosen(), .check("login.silent"))
    XCTAssertTrue(player.screen.contains("(- expected, + yours)"), player.screen)
    player.press("n")
    XCTAssertEqual(chosen(), .check("history.all"))
    XCTAssertTrue(player.state.lesson.unfolded.contains(.step(2)))
    XCTAssertFalse(keys(player).contains("n"))
    let state = player.state
    player.press("n")
    XCTAssertEqual(player.state, state)
    player.press("N", "N")
    XCTAssertEqual(chosen(), .check("login.clears-error"))
    player.press(.home, "n")
    XCTAssertEqual(chosen(), .check("login.clears-error"), "from its step on")
    player.press(.enter)
    player.press("n")
    XCTAssertTrue(
      player.state.lesson.unfolded.contains(.check("login.clears-error")), "first it is opened")
  }

  /// The keys that do something now.
  private func keys(_ player: WindowPlayer) -> [Key] {
    KeyTable(for: player.state, player.window).offers.flatMap(\.keys)
  }

  func testFromAHundredColumnsOnTheSourceStandsBesideIt() throws {
    XCTAssertFalse(try failed(columns: 99).screen.contains("│ // line"))
    let player = try failed(columns: 100)
    XCTAssertTrue(player.screen.contains("│ // line"), player.screen)
    XCTAssertTrue(player.screen.contains("34 ›     state.loading = true"), player.screen)
  }

  func testTheCaseThatAnExampleComesToIsLookedAt() {
    let text = """
      func reduce(_ state: State, _ event: Event) -> State {
        switch event {
        case .start: state
        case .startAgain: state
        case .end(let code): state
        }
      }

      func isOver(_ event: Event) -> Bool { if case .end = event { true } else { false } }
      """
    var verdict = SampleVerdicts.failed
    verdict.outcome = .read(
      ReadExercise(text: text, untouchedSteps: [], declarations: [:]), .untouched)
    let table: [(call: String, line: Int?)] = [
      ("reduce(state, .start)", 3), ("reduce(state, .startAgain)", 4),
      ("history(of: [.start, .end(code: 3)])", 5), ("reduce(state, .other)", nil),
    ]
    for (call, line) in table {
      XCTAssertEqual(verdict.caseLine(of: ["let state = 1", call], below: 1), line, call)
    }
    XCTAssertNil(verdict.caseLine(of: ["isOver(.end)"], below: 9))
    XCTAssertNil(verdict.caseLine(of: [], below: 1))
  }
}
