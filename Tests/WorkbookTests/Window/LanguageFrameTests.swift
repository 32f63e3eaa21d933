import Launching
import Terminal
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Whole screens with the real lessons in every language but English: all of them fit, and those whose
/// columns stand below each other are kept.
final class LanguageFrameTests: XCTestCase {
  private static let kept = ["menu", "player", "verdict"]

  private static func press(_ keys: Key...) -> [WalkStep] { keys.map { .press($0) } }

  private static let graded = press("3", "v", "t")

  private static let screens: KeyValuePairs<String, [WalkStep]> = [
    "menu": press(.down),
    "reader": press("3", .enter),
    "question": press("3", .enter, .end, "a", "b"),
    "contents": press("3", .enter, "o"),
    "search": press("/") + [.press(.paste("派发"))],
    "untouched": press("3", "v"),
    "verdict": graded + [.verdict(3)],
    "fails": press("4", "v", "t") + [.verdict(2)],
    "hint": graded + [.verdict(3)] + press("h", "h"),
    "grading": graded + [.progress],
    "errors": graded + [.verdict(5)],
    "crash": graded + [.verdict(4)],
    "passed": graded + [.verdict(1)],
    "reset": press("3", "v", "r"),
    "solution": press("3", "v", "s"),
    "scratch": press("3", "v", "R"),
    "player": press("3", "p"),
    "player-help": press("3", "p", .tab, .tab, .tab, .tab, "?"),
    "help-menu": press("?"),
    "help-lesson": press("3", "v", "?"),
    "help-reader": press("3", .enter, "?"),
  ]

  func testEveryScreenFits() throws {
    for spoken in try WalkLanguage.others() {
      let code = spoken.repository.language.code
      for size in RandomWalk.sizes {
        for (name, steps) in Self.screens {
          let place = "\(code)-\(name)-\(size.columns)x\(size.rows)"
          var world = WalkWorld(size: size, languages: [spoken])
          for step in steps { world.take(step) }
          let lines = world.window.lines(for: world.state)
          XCTAssertEqual(lines.count, size.rows, place)
          for line in lines { XCTAssertLessThanOrEqual(line.columns, size.columns, place) }
          let screen = lines.rendered(for: .text)
          if Self.kept.contains(name), size.columns != 80 { try assertFrame(screen, place) }
        }
      }
    }
  }
}
