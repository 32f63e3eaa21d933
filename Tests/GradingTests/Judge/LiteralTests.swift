import SuiteSupport
import XCTest

@testable import Grading

/// What is asked about the values that an exercise's code names.
final class LiteralTests: XCTestCase {
  func testNumbersAreTakenWithTheirNeighboursAndTextsWithoutEscapesOrCode() {
    let literals = Literals(
      in: #"""
        let a = 1_000, b = "ada", c = "\(b) and \(a)", d = "\n" // 5, "eve"
        let e = 2.5, f = a.map { $0 + 1 }
        """#)
    XCTAssertEqual(literals.numbers, [0, -1, 1, -2, 2, -999, 999, -1000, 1000, -1001, 1001])
    XCTAssertEqual(literals.texts, ["ada"])
    XCTAssertEqual(literals.counts(upTo: 999), [1, 2, 999])
  }

  func testTheLimitsOfIntHaveNeighboursThatAreNone() {
    XCTAssertEqual(
      Set(Literals(numbers: [.max], texts: []).numbers),
      [.max, .max - 1, .min, .min + 1, .min + 2])
  }

  func testWhoIsWrongAboutANamedNumberOnlyIsToldOfIt() throws {
    for (numbers, told) in [([41], ["double(42)"]), ([7], [])] {
      let suite = AnySuite(NamingSuite.self)
      let exercise = PlayedExercise { .gives($0 == 42 ? 0 : $0 * 2) }
      let report = try Judge(
        suite, recordings: suite.record(), seed: 0, timeout: .seconds(10),
        literals: Literals(numbers: Set(numbers), texts: []), starting: { exercise.start() }
      ).judge()
      if case .failed(let mismatch) = report.results["numbers"] {
        XCTAssertEqual(mismatch.given, told)
      } else {
        XCTAssertEqual(told, [])
      }
    }
  }

  func testWhoIsWrongAnywayIsNotAskedAboutThem() throws {
    let suite = AnySuite(NamingSuite.self)
    let exercise = PlayedExercise { .gives($0 * 3) }
    _ = try Judge(
      suite, recordings: suite.record(), seed: 0, timeout: .seconds(10),
      literals: Literals(numbers: [41], texts: []), starting: { exercise.start() }
    ).judge()
    XCTAssertFalse(exercise.processes.joined().contains(41))
  }
}

private enum NamingSuite: LessonSuite {
  static func model(_ script: Int) -> Int { script &* 2 }
  static func fits(_ trace: Int, _ script: Int) -> Bool { true }
  static func code(_ script: Int) -> [String] { ["double(\(script))"] }

  static var checks: [Check<NamingSuite>] {
    [
      Check("numbers", step: 1) { try $0.expect(1, seeing: \.self) }
        .withLiterals { context, literals in
          for number in literals.numbers { try context.expect(number, seeing: \.self) }
        }
    ]
  }
}
