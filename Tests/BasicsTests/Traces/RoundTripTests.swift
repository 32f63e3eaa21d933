import SuiteSupport
import Traces
import XCTest

/// What is written is what is read.
final class RoundTripTests: XCTestCase {
  func testNumbersAtTheEdges() throws {
    let numbers = [0, 1, -1, 63, 64, -64, -65, 127, 128, .max, .min, .max - 1, .min + 1]
    XCTAssertEqual(try [Int](packed: numbers.packed), numbers)
    let others: [UInt64] = [0, 127, 128, 1 << 63, .max]
    XCTAssertEqual(try [UInt64](packed: others.packed), others)
    let shares = [0, -0.0, 1.5, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude]
    XCTAssertEqual(
      try [Double](packed: shares.packed).map(\.bitPattern), shares.map(\.bitPattern))
    let nan = Double(nan: 5, signaling: false)
    XCTAssertEqual(try Double(packed: nan.packed).bitPattern, nan.bitPattern)
  }

  func testNumbersNearZeroTakeOneByte() {
    for number in -64...63 { XCTAssertEqual(number.packed.count, 1, "\(number)") }
    XCTAssertEqual(64.packed.count, 2)
    XCTAssertEqual(Int.min.packed.count, 10)
  }

  func testTextsKeepTheirScalars() throws {
    for text in ["", "a\0b", "é", "e\u{301}", "🧵👩‍👩‍👧", "\u{FEFF}x", String(repeating: "漢", count: 99)]
    {
      let read = try String(packed: text.packed)
      XCTAssertEqual(Array(read.unicodeScalars), Array(text.unicodeScalars))
    }
  }

  func testBytesAreWrittenAsTheyAre() throws {
    for bytes: [UInt8] in [[], [0], Array(0...255)] {
      let packed = Bytes(bytes).packed
      XCTAssertEqual(packed.suffix(bytes.count), bytes[...])
      XCTAssertEqual(try Bytes(packed: packed).bytes, bytes)
    }
  }

  func testOptionalsOfOptionals() throws {
    for value: Int?? in [nil, .some(nil), .some(3)] {
      XCTAssertEqual(try Int??(packed: value.packed), value)
    }
  }

  func testSetsAndDictionariesAreWrittenInOneWayOnly() {
    let names = (0..<40).map { "name \($0)" }
    let one = Dictionary(uniqueKeysWithValues: names.map { ($0, 1) })
    let other = Dictionary(uniqueKeysWithValues: names.reversed().map { ($0, 1) })
    XCTAssertEqual(one.packed, other.packed)
    XCTAssertEqual(Set(names).packed, Set(names.reversed()).packed)
  }

  func testShorterBytesAreTheValueWithoutSomeElementsOfOneOfItsLists() throws {
    let value = [[1, 2, 3], [], [400]]
    XCTAssertEqual(
      try [[Int]].shorter(value.packed).map { try [[Int]](packed: $0) },
      [
        [[1, 2, 3]], [[], [400]], [[1], [], [400]], [[2, 3], [], [400]], [[1, 2, 3], []],
        [[1, 2, 3], [400]], [[], [400]], [[1, 2], [], [400]], [[1, 3], [], [400]],
        [[2, 3], [], [400]], [[1, 2, 3], [], []],
      ])
    XCTAssertEqual(Array([Int].shorter([7, 7])), [])
    let none: [[Int]] = []
    XCTAssertEqual(Array([[Int]].shorter(none.packed)), [])
    XCTAssertEqual(Array(Int.shorter(5.packed)), [])
  }

  func testGeneratedValues() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let sample = Sample(using: &generator)
      XCTAssertEqual(try Sample(packed: sample.packed), sample)
    }
  }
}
