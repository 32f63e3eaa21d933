import Launching
import Terminal
import XCTest

@testable import Commands
@testable import Interface
@testable import Runtime
@testable import Verdicts

/// Whole screens with the real lessons in every language but English, in a small window, the usual one
/// and a large one.
final class LanguageFrameTests: XCTestCase {
  private func assertFrames(
    _ name: String, file: StaticString = #filePath, line: UInt = #line, _ steps: [WalkStep]
  ) throws {
    for spoken in try WalkLanguage.others() {
      for size in RandomWalk.sizes {
        var world = WalkWorld(size: size, languages: [spoken])
        for step in steps { world.take(step) }
        let lines = world.window.lines(for: world.state)
        XCTAssertEqual(lines.count, size.rows, name, file: file, line: line)
        for drawn in lines {
          XCTAssertLessThanOrEqual(drawn.columns, size.columns, name, file: file, line: line)
        }
        try assertFrame(
          lines.rendered(for: .text),
          "\(spoken.repository.language.code)-\(name)-\(size.columns)x\(size.rows)", file: file,
          line: line)
      }
    }
  }

  private func press(_ keys: Key...) -> [WalkStep] { keys.map { .press($0) } }

  func testMenu() throws { try assertFrames("menu", press(.down)) }

  func testReader() throws { try assertFrames("reader", press("3", .enter)) }

  func testQuestion() throws { try assertFrames("question", press("3", .enter, .end, "a", "b")) }

  func testContents() throws { try assertFrames("contents", press("3", .enter, "c")) }

  func testSearch() throws {
    try assertFrames("search", press("/") + [.press(.paste("派发"))])
  }

  func testUntouched() throws { try assertFrames("untouched", press("3", "v")) }

  func testVerdict() throws {
    try assertFrames("verdict", press("3", "v", "t") + [.verdict(3)])
  }

  func testAllFails() throws { try assertFrames("fails", press("4", "v", "t") + [.verdict(2)]) }

  func testHint() throws {
    try assertFrames("hint", press("3", "v", "t") + [.verdict(3)] + press("h", "h"))
  }

  func testGrading() throws { try assertFrames("grading", press("3", "v", "t") + [.progress]) }

  func testCompilerErrors() throws {
    try assertFrames("errors", press("3", "v", "t") + [.verdict(5)])
  }

  func testCrash() throws { try assertFrames("crash", press("3", "v", "t") + [.verdict(4)]) }

  func testPassed() throws { try assertFrames("passed", press("3", "v", "t") + [.verdict(1)]) }

  func testReset() throws { try assertFrames("reset", press("3", "v", "r")) }

  func testSolution() throws { try assertFrames("solution", press("3", "v", "s")) }

  func testScratch() throws { try assertFrames("scratch", press("3", "v", "x")) }

  func testPlayer() throws { try assertFrames("player", press("3", "p")) }

  func testPlayerHelp() throws {
    try assertFrames("player-help", press("3", "p", .tab, .tab, .tab, .tab, "?"))
  }

  func testHelpOfTheMenu() throws { try assertFrames("help-menu", press("?")) }

  func testHelpOfALesson() throws { try assertFrames("help-lesson", press("3", "v", "?")) }

  func testHelpOfAText() throws { try assertFrames("help-reader", press("3", .enter, "?")) }
}
