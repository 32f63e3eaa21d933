import XCTest

@testable import Mutation

/// How outcomes and the list of equivalents are counted up.
final class ScoreTests: XCTestCase {
  private let equivalents = Equivalents(
    parsing: """
      # Mutants

      Some words.

      ## 01-one

      ### a
      ### b: x ⇄ y (f)

      They share
      a reason.

      ### c

      ## 02-two

      ### a

      Another one.
      """)

  func testReadsTheList() {
    XCTAssertEqual(equivalents.reasons["02-two"], ["a": "Another one."])
    XCTAssertEqual(equivalents.reasons["01-one"]?["b: x ⇄ y (f)"], "They share\na reason.")
    XCTAssertEqual(equivalents.reasons["01-one"]?["a"], "They share\na reason.")
    XCTAssertEqual(equivalents.reasons["01-one"]?["c"], "")
  }

  func testCountsUp() {
    let outcomes: [Outcome] = [
      .doesNotCompile, .killed(by: "x.y"), .survived, .survived, .outOfTime(in: "x.y"),
    ]
    let mutants = ["a", "b", "c", "d", "e"].map(mutant)
    let score = Score(
      lesson: "01-one", mutants: mutants, outcomes: outcomes, reasons: ["c": "It's the same."])
    XCTAssertEqual(score.total, 5)
    XCTAssertEqual(score.compiled, 4)
    XCTAssertEqual(score.killed, 2)
    XCTAssertEqual(score.equivalent, 1)
    XCTAssertEqual(score.survivors, [mutants[3]])
    XCTAssertEqual(score.complaints, [])
  }

  func testComplainsAboutAWrongList() {
    let score = Score(
      lesson: "01-one", mutants: ["a", "b", "c", "d"].map(mutant),
      outcomes: [.doesNotCompile, .killed(by: "x.y"), .survived, .unread],
      reasons: ["a": "Why not.", "b": "Why not.", "c": ""])
    XCTAssertEqual(
      score.complaints,
      [
        "listed but doesn't compile: a", "listed but killed by x.y: b", "could not be read: d",
        "listed without a reason: c",
      ])
    XCTAssertEqual(
      equivalents.stale(lesson: "01-one", mutants: [mutant("a")]), ["b: x ⇄ y (f)", "c"])
  }

  private func mutant(_ id: String) -> Mutant {
    Mutant(id: id, line: 1, operation: "", before: "", after: "", source: id)
  }
}
