import SuiteSupport
import XCTest

@testable import Interface

/// What is played before a line was written.
final class FinishedAppTests: XCTestCase {
  private func window(_ lesson: Int = 2) throws -> PlayedWindow {
    try PlayedWindow(lesson) { $0.isUntouched = true }
  }

  func testItIsToldAsSuchWithItsQuestion() throws {
    for lesson in [2, 3, 4, 5, 6, 7, 8] {
      let window = try window(lesson)
      XCTAssertTrue(window.screen.contains("This is the finished app"), window.screen)
      let question = try XCTUnwrap(window.player.texts?.question)
      let said = window.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      XCTAssertTrue(said.contains(question), "\(question)\n\(window.screen)")
    }
  }

  func testItGivesWayToTheFirstCodeThatCanBeRun() throws {
    var window = try window()
    try window.type("++-")
    XCTAssertEqual(window.player.moment?.state.oneLine, "1")
    XCTAssertTrue(window.screen.contains("What does the counter show"), window.screen)
    window.outside.isUntouched = false
    try window.saveWithMistake()
    XCTAssertTrue(window.player.isFinishedApp)
    try window.save { outside in
      outside.exercise.change = { $0.name == "decrease" ? PlayEvent("increase") : $0 }
    }
    XCTAssertEqual(window.names, ["increase", "increase", "decrease"])
    XCTAssertEqual(window.player.moment?.state.oneLine, "3")
    XCTAssertFalse(window.screen.contains("finished app"), window.screen)
    XCTAssertNil(window.player.comparison, "it isn't compared with what nobody here has written")
  }

  func testAResetBringsItBack() throws {
    var window = try PlayedWindow(2)
    try window.type("+")
    XCTAssertFalse(window.screen.contains("finished app"), window.screen)
    window.outside.isUntouched = true
    try window.save()
    XCTAssertTrue(window.player.isFinishedApp)
    XCTAssertTrue(window.screen.contains("What does the counter show"), window.screen)
  }
}
