import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading

/// What an exercise prints when its answer has been given is captured, each time.
final class LateOutputTests: CachedTestCase {
  private func names(_ list: String) throws -> [String] {
    let host = try Workbench.exercise("Late").host()
    return try XCTUnwrap(host.text(for: list)).split(separator: "\n").map(String.init)
  }

  func testWhatComesAfterTheAnswerIsHeard() throws {
    let exercise = try Workbench.exercise("Late")
    for way in try names("ways") {
      let captured = try (1...4).flatMap { _ in
        let host = try exercise.host()
        return (1...5).map { _ in
          XCTAssertEqual(host.text(for: way), "begun", way)
          return host.takeOutput().lines.lines
        }
      }
      XCTAssertEqual(captured, Array(repeating: ["late"], count: 20), way)
    }
  }

  func testWhatComesAtTheEndIsHeard() throws {
    let exercise = try Workbench.exercise("Late")
    for way in try names("endings") {
      for _ in 1...20 {
        let host = try exercise.host()
        XCTAssertEqual(host.text(for: way), "begun", way)
        XCTAssertTrue(host.takeOutput().isEmpty, way)
        let end = host.finish(within: Allowance(.seconds(10)))
        XCTAssertEqual(end.output.lines.lines, ["late"], way)
        XCTAssertNil(end.crash, way)
      }
    }
  }
}
