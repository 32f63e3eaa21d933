import Basics
import Curriculum
import Launching
import LessonSuites
import SuiteSupport
import Terminal
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// In another language, whatever is on the screen: no English is left but code and names.
final class EnglishLeftTests: LongTestCase {
  /// Ways for each size of the window, and how long each is.
  private let (ways, length) = (6, 80)

  func testNoScreenHasEnglishInIt() throws {
    for spoken in try WalkLanguage.others() {
      let names = try LatinNames(in: spoken).words
      var generator = SeededGenerator(seed: 5)
      let walks = RandomWalk.sizes.flatMap { size in
        (0..<ways).map { _ in RandomWalk(size: size, length: length, using: &generator) }
      }
      let left = try concurrently(walks) { walk in
        var world = WalkWorld(size: walk.size, languages: [spoken])
        var found: [String: String] = [:]
        for step in walk.steps where !world.state.isOver && !isWriting(step, in: world) {
          for frame in world.take(step) {
            for word in englishWords(in: frame, but: names) { found[word] = frame }
          }
        }
        return found
      }
      let all: [String: String] = left.reduce(into: [:]) { all, found in all.merge(found) { $1 } }
      for (word, frame) in all {
        XCTFail("“\(word)” in \(spoken.repository.language.code):\n\(withoutColours(frame))")
      }
    }
  }

  func testWhatIsLeftInEnglishIsFound() {
    let frame = "\u{1B}[1m第 3 课\u{1B}[0m · Press `Enter` 键，L 换语言。 State.reduce"
    XCTAssertEqual(
      englishWords(in: frame, but: ["Enter", "State", "reduce"]).sorted(), ["Press"])
  }
}

/// Whether a letter would be written, which then stands on the screen.
private func isWriting(_ step: WalkStep, in world: WalkWorld) -> Bool {
  guard case .press(.character(let character)) = step, character.isLetter else { return false }
  return world.table.entries.contains { $0.takesText }
}
