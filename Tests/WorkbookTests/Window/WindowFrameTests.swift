import SuiteSupport
import Terminal
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Whole screens, in a small window and in a large one, in colour and without. In those between
/// they have to fit.
final class WindowFrameTests: XCTestCase {
  private let sizes = [(60, 20), (80, 24), (101, 31), (140, 40)]

  private func assertFrames(
    _ name: String, colours: Bool = false, file: StaticString = #filePath, line: UInt = #line,
    _ play: (inout WindowPlayer) -> Void
  ) throws {
    for (columns, rows) in sizes {
      var player = try WindowPlayer(columns: columns, rows: rows)
      play(&player)
      let lines = player.screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      XCTAssertEqual(lines.count, rows, name, file: file, line: line)
      XCTAssertLessThanOrEqual(
        lines.map { $0.count }.max() ?? 0, columns, name, file: file, line: line)
      guard [60, 140].contains(columns) else { continue }
      try assertFrame(player.screen, "\(name)-\(columns)x\(rows)", file: file, line: line)
    }
    guard colours else { return }
    var player = try WindowPlayer(canvas: Canvas(theme: .dark))
    play(&player)
    try assertFrame(player.screen, "\(name)-80x24-colour", file: file, line: line)
  }

  func testMenu() throws {
    try assertFrames("menu", colours: true) { $0.press(.down) }
  }

  func testReader() throws {
    try assertFrames("reader", colours: true) { player in
      WindowSamples.opened(&player)
      player.press(.down, .down)
    }
  }

  func testQuestionAndAnswer() throws {
    try assertFrames("answer") { player in
      WindowSamples.opened(&player)
      player.press(.end)
      player.type("a")
    }
  }

  func testTheSecondTry() throws {
    try assertFrames("answer-again") { player in
      WindowSamples.opened(&player)
      player.press(.end)
      player.type("ab")
    }
  }

  func testAQuestionAboutAnEarlierLesson() throws {
    try assertFrames("recall") { player in
      WindowSamples.opened(&player, WindowSamples.partsWithRecall)
      player.type("a")
      player.press(.end, .enter)
      player.type("6")
      player.press(.enter)
    }
  }

  func testAQuestionBelowThePage() throws {
    try assertFrames("question-below") { WindowSamples.opened(&$0, WindowSamples.longParts) }
  }

  func testTheEndOfAText() throws {
    try assertFrames("text-end") { player in
      WindowSamples.opened(&player)
      player.send(.reader(.told), .reader(.told))
      player.press(.end)
    }
  }

  func testHelpOfAText() throws {
    try assertFrames("help-reader") { player in
      WindowSamples.opened(&player)
      player.press("?")
    }
  }

  func testVerdict() throws {
    try assertFrames("verdict", colours: true) { player in
      player.press(.character("3"))
      player.send(.lesson(.testRequested), .lesson(.graded(SampleVerdicts.failed)))
    }
  }

  func testHint() throws {
    try assertFrames("hint") { player in
      player.press(.character("3"))
      player.send(.lesson(.testRequested), .lesson(.graded(SampleVerdicts.failed)))
      player.type("hh")
    }
  }

  func testGrading() throws {
    try assertFrames("grading") { player in
      player.press(.character("3"), .character("t"))
      player.send(
        .lesson(.gradingMoved(.init(.running(check: "`reduce` prints nothing", step: 3), total: 6)))
      )
    }
  }

  func testAScratchThatStops() throws {
    let printed = (1...30).map { "step \($0)\n" }.joined() + String(repeating: "long ", count: 30)
    try assertFrames("scratch") { player in
      player.press(.character("3"), .character("v"), .character("R"))
      let place = SourceLocation(line: 42, column: 7)
      player.send(
        .scratch(.printed(printed)),
        .scratch(
          .ended(.stopped(.ended(Crash(.trap("Fatal error: Index out of range"), at: place))))))
    }
  }

  func testAScratchBelowAVerdict() throws {
    try assertFrames("scratch-watched") { player in
      player.press(.character("3"), .character("w"))
      let lesson = SampleVerdicts.lesson.id
      player.send(
        .lesson(.graded(SampleVerdicts.passed)), .scratch(.began(lesson)),
        .scratch(.printed("State(count: 1)\nState(count: 2)\n")), .scratch(.ended(.finished)))
    }
  }

  func testPassed() throws {
    try assertFrames("passed", colours: true) { player in
      player.press(.character("3"), .character("t"))
      player.send(.lesson(.graded(SampleVerdicts.passed)))
    }
  }

  func testAllPassed() throws {
    try assertFrames("all-passed") { player in
      player.press(.character("3"), .character("t"))
      player.send(.lesson(.graded(SampleVerdicts.passed)))
      let rows = WindowSamples.rows.map { row in
        var row = row
        row.status.verdict = SampleInterface.verdict(.passed, on: row.lesson)
        row.status.progress.attempts = 3
        row.status.progress.hints = ["check.1": 2]
        row.status.progress.secondsToPass = 1500
        return row
      }
      player.send(.menu(.refreshed(rows)))
    }
  }

  func testHelp() throws {
    try assertFrames("help") { $0.press(.character("?")) }
  }

  func testContents() throws {
    try assertFrames("contents") { player in
      WindowSamples.opened(&player)
      player.send(.reader(.told), .reader(.told))
      player.press(.character("o"), .down)
    }
  }

  func testSearch() throws {
    try assertFrames("search") { player in
      player.press(.character("/"))
      player.send(
        .search(
          .loaded([
            SearchText(lesson: 2, heading: "The idea", lines: ["A reducer takes a state."]),
            SearchText(lesson: 3, heading: "What a state is", lines: ["Everything on a screen."]),
          ])))
      player.type("state")
      player.press(.down)
    }
  }

  func testWhatWasFoundInALongLine() throws {
    try assertFrames("search-match", colours: true) { player in
      player.press("/")
      player.send(.search(.loaded(SearchText.all(in: WindowSamples.longParts, lesson: 3))))
      player.type("Réplayed program")
      player.press(.home, .right)
    }
  }

  func testATextIsOpenedWhereSomethingWasFound() throws {
    try assertFrames("found", colours: true) { player in
      WindowSamples.opened(&player)
      let texts = SearchText.all(in: WindowSamples.parts.joinedUntilQuestions, lesson: 3)
      player.send(.search(.loaded(texts)), .search(.asked("one more")), .search(.chosen))
      guard case .loadFound(_, let found)? = player.effects.last else { return }
      player.send(.reader(.found(found)))
    }
  }

  func testNothingIsLookedForYet() throws {
    try assertFrames("search-keys") { $0.press("/") }
  }

  func testReset() throws {
    try assertFrames("reset") { $0.press(.character("3"), .character("r")) }
  }

  func testTooSmall() throws {
    let player = try WindowPlayer(columns: 40, rows: 10)
    try assertFrame(player.screen, "too-small-40x10")
  }
}
