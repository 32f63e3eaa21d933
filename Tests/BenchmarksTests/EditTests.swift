import Curriculum
import Launching
import XCTest

@testable import Benchmarks

/// The changes that are measured are the ones that they are named after.
final class EditTests: XCTestCase {
  private func solutions() throws -> [(id: String, text: String)] {
    let repository = try XCTUnwrap(Repository(searchingFrom: #filePath))
    return try Course(repository: repository).lessons.map {
      ($0.id, try contents(of: repository.solution(of: $0.id)))
    }
  }

  func testOnlyABodyChanges() throws {
    for (id, text) in try solutions() {
      let edit = try XCTUnwrap(Edit(solution: text), id)
      let before = text.components(separatedBy: "\n")
      var after = edit.body().components(separatedBy: "\n")
      let place = try XCTUnwrap(zip(before, after).enumerated().first { $1.0 != $1.1 }?.offset)
      XCTAssertNotNil(after[place].wholeMatch(of: /\x20{2,}_ = \d+/), "\(id): \(after[place])")
      XCTAssertNotNil(before[place].firstMatch(of: /^\x20+return\b/), id)
      after.remove(at: place)
      XCTAssertEqual(before, after, id)
    }
  }

  func testEveryChangeIsAnother() throws {
    for (id, text) in try solutions() {
      let edit = try XCTUnwrap(Edit(solution: text), id)
      let texts = [
        edit.body(), edit.body(), edit.types(), edit.types(), edit.error(), edit.error(),
      ]
      XCTAssertEqual(Set(texts).count, texts.count, id)
      XCTAssertFalse(texts.contains(text), id)
    }
  }

  func testAMistakeIsInABodyToo() throws {
    // The one that is watched.
    let text = try solutions()[1].text
    let wrong = try XCTUnwrap(Edit(solution: text)?.wrongBody())
    let changed = Set(text.components(separatedBy: "\n"))
      .subtracting(wrong.components(separatedBy: "\n"))
    XCTAssertEqual(changed, ["  case .increase: return state + 1"])
  }

  func testASolutionWithoutAPlaceForAChange() {
    XCTAssertNil(Edit(solution: "func one() -> Int { 1 }\n"))
    XCTAssertNil(Edit(solution: "func a() {\n  return\n}\n")?.wrongBody())
  }
}
