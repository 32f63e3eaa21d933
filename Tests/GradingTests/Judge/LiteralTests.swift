import Basics
import SuiteSupport
import XCTest

@testable import Grading

/// What is asked about the values that an exercise's code names.
final class LiteralTests: XCTestCase {
  func testNumbersAreTakenWithTheirNeighboursAndTextsWithoutEscapesOrCode() {
    let literals = Literals(
      in: Lexer.tokens(
        in: #"""
          let a = 1_000, b = "ada", c = "\(b) and \(a)", d = "\n" // 5, "eve"
          let e = 2.5, f = a.map { $0 + 1 }
          """#))
    XCTAssertEqual(literals.numbers, [0, -1, 1, -2, 2, -999, 999, -1000, 1000, -1001, 1001])
    XCTAssertEqual(literals.texts, ["ada"])
    XCTAssertEqual(literals.counts(upTo: 999), [1, 2, 999])
  }

  func testAShortTypeStandsForItsLargestNumber() {
    let literals = Literals(in: Lexer.tokens(in: "let a: UInt16 = b // Int8\n"))
    XCTAssertEqual(literals.counts(upTo: .max), [65_534, 65_535, 65_536])
  }

  func testTheLimitsOfIntHaveNeighboursThatAreNone() {
    XCTAssertEqual(
      Set(Literals(numbers: [.max], texts: []).numbers),
      [.max, .max - 1, .min, .min + 1, .min + 2])
  }

  func testWhoIsWrongAboutANamedNumberOnlyIsToldOfIt() throws {
    for (numbers, told) in [([41], ["double(42)"]), ([7], [])] {
      let report = try report(
        on: PlayedExercise { .gives($0 == 42 ? 0 : $0 * 2) }, naming: Set(numbers))
      if case .failed(let mismatch) = report.results["numbers"] {
        XCTAssertEqual(mismatch.given, told)
      } else {
        XCTAssertEqual(told, [])
      }
    }
  }

  func testWhatMostExercisesNameIsNotAskedAbout() throws {
    let exercise = PlayedExercise { .gives($0 * 2) }
    _ = try report(on: exercise, naming: [900, 41])
    let asked = exercise.processes.joined()
    XCTAssertTrue(asked.contains(41))
    XCTAssertFalse(asked.contains(900))
    XCTAssertFalse(asked.contains(-901))
  }

  func testWhoIsWrongAnywayIsNotAskedAboutThem() throws {
    let exercise = PlayedExercise { .gives($0 * 3) }
    _ = try report(on: exercise, naming: [41])
    XCTAssertFalse(exercise.processes.joined().contains(41))
  }

  func testWhoIsRightInAnotherWayIsAskedAboutThemToo() throws {
    for (wrong, told) in [(42, ["double(42)"]), (43, [])] {
      let exercise = PlayedExercise { .gives($0 == wrong ? 0 : $0 * 2 + 256) }
      let report = try report(on: exercise, naming: [41], by: AnySuite(LowByteSuite.self))
      if case .failed(let mismatch) = report.results["numbers"] {
        XCTAssertEqual(mismatch.given, told)
      } else {
        XCTAssertEqual(told, [])
      }
    }
  }

  private func report(
    on exercise: PlayedExercise, naming numbers: Set<Int>,
    by suite: AnySuite = AnySuite(NamingSuite.self)
  ) throws -> RawReport {
    return try Judge(
      suite, recordings: suite.record(), seed: 0, timeout: .seconds(10),
      literals: Literals(numbers: numbers, texts: []), starting: { exercise.start() }
    ).judge()
  }
}

private enum NamingSuite: Doubling {
  static var commonLiterals: Literals { Literals(numbers: [900], texts: []) }

  static var checks: [Check<NamingSuite>] {
    [
      Check("numbers", step: 1) { try $0.expect(1, seeing: \.self) }
        .withLiterals { context, literals in
          for number in literals.numbers { try context.expect(number, seeing: \.self) }
        }
    ]
  }
}

/// Only the lowest byte is looked at.
private enum LowByteSuite: Doubling {
  static var checks: [Check<LowByteSuite>] {
    [
      Check("numbers", step: 1) { try $0.expect(1, seeing: { $0 & 255 }) }
        .withLiterals { context, literals in
          for number in literals.numbers { try context.expect(number, seeing: { $0 & 255 }) }
        }
    ]
  }
}
