import Basics
import XCTest

@testable import Mutation

/// How mutants are found and named.
final class MutantTests: XCTestCase {
  private let stub = """
    struct Given {
      var isThere = true
    }

    func f(_ a: Int) -> Int {
    }

    """
  private let solution = """
    struct Given {
      var isThere = true
    }

    func f(_ a: Int) -> Int {
      // Adds 1, or so.
      let b = a + 1  /* 2 + 2 */
      guard b > 3 else {
        return 4
      }
      return b
    }

    """

  func testLeavesCommentsAndWhatTheStubHasAlone() {
    let mutants = Mutant.all(of: solution, stub: stub)
    XCTAssertFalse(mutants.isEmpty)
    for mutant in mutants {
      XCTAssertTrue(mutant.source.contains("isThere = true"), mutant.id)
      XCTAssertTrue(mutant.source.contains("// Adds 1, or so."), mutant.id)
      XCTAssertTrue(mutant.source.contains("/* 2 + 2 */"), mutant.id)
    }
  }

  func testEveryMutantIsAnotherSourceWithBalancedBrackets() {
    let mutants = Mutant.all(of: solution, stub: stub)
    XCTAssertEqual(Set(mutants.map(\.source)).union([solution]).count, mutants.count + 1)
    for mutant in mutants {
      let tokens = SourceFile(mutant.source).tokens
      for (opening, closing) in [("(", ")"), ("[", "]"), ("{", "}")] {
        XCTAssertEqual(
          tokens.count { $0.text == opening }, tokens.count { $0.text == closing }, mutant.id)
      }
    }
  }

  func testIsNamedByWhatItDoesAndWhere() throws {
    let mutants = Mutant.all(of: solution, stub: stub)
    XCTAssertEqual(Set(mutants.map(\.id)).count, mutants.count)
    let mutant = try XCTUnwrap(mutants.first { $0.operation == "drop-statement" })
    XCTAssertEqual(mutant.id, "drop-statement: guard b > 3 else { … (f)")
    XCTAssertEqual(mutant.line, 8)
    XCTAssertEqual(mutants[0].id, "flip-number: 1 → 0 in let b = a + 1 (f)")
    XCTAssertEqual(mutants[0].before, "let b = a + 1 /* 2 + 2 */")
    XCTAssertEqual(mutants[0].after, "let b = a + 0 /* 2 + 2 */")
  }

  func testNamesSurviveOtherLines() {
    let longer = "func g() {\n  h()\n}\n\n" + solution
    let ids = Set(Mutant.all(of: longer, stub: stub).map(\.id))
    for mutant in Mutant.all(of: solution, stub: stub) { XCTAssertTrue(ids.contains(mutant.id)) }
  }

  func testTheSampleIsTheSameEachTime() {
    let mutants = Mutant.all(of: solution, stub: stub)
    let sample = Mutant.sample(mutants, count: 3)
    XCTAssertEqual(sample.count, 3)
    XCTAssertEqual(sample, Mutant.sample(mutants.reversed(), count: 3))
    XCTAssertTrue(Mutant.sample(mutants, count: 5).starts(with: sample))
  }
}
