import SuiteSupport
import XCTest

/// What checks are tried with.
final class SamplesTests: XCTestCase {
  /// Runs a body with a context.
  private func sequences(
    of pool: [Int], exhaustive: Int = 2, count: Int, longest: Int = 12, seed: UInt64 = 0
  ) throws -> [[Int]] {
    final class Seen: @unchecked Sendable { var sequences: [[Int]] = [] }
    enum Collecting: LessonSuite {
      nonisolated(unsafe) static var body: (TestContext<Collecting>) throws -> Void = { _ in }
      static func model(_ script: Int) -> Int { script }
      static func fits(_ trace: Int, _ script: Int) -> Bool { true }
      static func code(_ script: Int) -> [String] { [] }
      static var checks: [Check<Collecting>] { [Check("one", step: 1, body: body)] }
    }
    let seen = Seen()
    Collecting.body = { context in
      try context.forAllSequences(
        of: pool, exhaustive: exhaustive, count: count, longest: longest
      ) { seen.sequences.append($0) }
    }
    XCTAssertNil(AnySuite(Collecting.self).record(seed: seed)[0].fault)
    return seen.sequences
  }

  func testChanceIsDrawnAnewUnlessASeedIsWishedFor() {
    func first(_ environment: [String: String]) -> UInt64 {
      var generator = SeededGenerator(environment: environment)
      let first = generator.next()
      // What is told is enough to draw the same again.
      var again = SeededGenerator(seed: generator.seed)
      XCTAssertEqual(again.next(), first)
      return first
    }
    XCTAssertEqual(first(["WORKBOOK_SEED": "5"]), first(["WORKBOOK_SEED": "5"]))
    XCTAssertNotEqual(first(["WORKBOOK_SEED": "5"]), first(["WORKBOOK_SEED": "6"]))
    XCTAssertGreaterThan(Set((0..<5).map { _ in first([:]) }).count, 1)
  }

  func testShortSequencesComeFirstAndAreAllThere() throws {
    XCTAssertEqual(
      try sequences(of: [1, 2], count: 0), [[], [1], [2], [1, 1], [1, 2], [2, 1], [2, 2]])
    XCTAssertEqual(try sequences(of: [], count: 5), [[]])
  }

  func testGeneratedSequencesAreTheSameOnEveryMachine() throws {
    let generated = Array(try sequences(of: [0, 1, 2], exhaustive: 0, count: 4).dropFirst())
    XCTAssertEqual(
      generated, [[2, 2, 1, 1, 2, 2, 1], [2, 1, 1], [1, 1, 0, 1, 2], [2, 0, 0, 1, 0, 0, 0, 1]])
    XCTAssertTrue(
      try sequences(of: [0], count: 99, longest: 3).allSatisfy { $0.count <= 3 })
  }

  func testTheSmallestMismatchOfAllSamplesIsThrown() {
    XCTAssertThrowsError(
      try forAll(["long", "s", "mid"]) { sample in
        try expect(false, given: [sample], note: "note")
      }
    ) { XCTAssertEqual(($0 as? Mismatch)?.given, ["s"]) }
  }

  func testFromWhatIsThrownNothingCanBeTakenAway() {
    // Wrong as soon as a 7 stands somewhere before a 3.
    func fails(_ numbers: [Int]) -> Bool {
      numbers.firstIndex(of: 7).map { numbers[$0...].contains(3) } ?? false
    }
    func simpler(_ numbers: [Int]) -> [[Int]] {
      numbers.indices.map { index in
        var numbers = numbers
        numbers.remove(at: index)
        return numbers
      }
    }
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<50 {
      let numbers = (0..<20).map { _ in Int.random(in: 0...9, using: &generator) }
      do {
        try forAll([numbers], simplifying: simpler) {
          try expect(!fails($0), given: $0.map(String.init), note: "note")
        }
        XCTAssertFalse(fails(numbers))
      } catch {
        XCTAssertEqual((error as? Mismatch)?.given, ["7", "3"])
      }
    }
  }

  func testAnErrorThatIsNoMismatchEndsAllSamples() {
    struct Other: Error {}
    var count = 0
    XCTAssertThrowsError(
      try forAll(1...3) { _ in
        count += 1
        throw Other()
      }
    ) { XCTAssertTrue($0 is Other) }
    XCTAssertEqual(count, 1)
  }
}
