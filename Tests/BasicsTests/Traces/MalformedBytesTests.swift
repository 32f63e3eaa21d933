import Basics
import SuiteSupport
import Traces
import XCTest

/// Whatever the bytes are, reading ends with a value or with an error that says what is wrong.
final class MalformedBytesTests: XCTestCase {
  private func assert<Value: Packed>(
    _ bytes: [UInt8], as type: Value.Type, throws expected: PackingError, line: UInt = #line
  ) {
    XCTAssertThrowsError(try Value(packed: bytes), line: line) {
      XCTAssertEqual($0 as? PackingError, expected, line: line)
    }
  }

  func testEachFaultHasItsError() {
    assert([], as: Int.self, throws: .endsEarly)
    assert([0x80], as: Int.self, throws: .endsEarly)
    assert([0x80, 0], as: Int.self, throws: .number)
    assert(Array(repeating: 0xFF, count: 9) + [2], as: Int.self, throws: .number)
    assert(Array(repeating: 0xFF, count: 10) + [1], as: Int.self, throws: .number)
    assert([0, 0], as: Int.self, throws: .leftOver(1))
    assert([2], as: Bool.self, throws: .unknownCase(0))
    assert([1, 7], as: Bool?.self, throws: .unknownCase(1))
    assert([4], as: Mood.self, throws: .unknownCase(0))
    assert([9], as: Shape.self, throws: .unknownCase(0))
    assert([2, 0x41], as: String.self, throws: .endsEarly)
    assert([2, 0x41], as: Bytes.self, throws: .endsEarly)
    assert([1, 0xFF], as: String.self, throws: .notUTF8)
    // A surrogate, and a slash in two bytes.
    assert([3, 0xED, 0xA0, 0x80], as: String.self, throws: .notUTF8)
    assert([2, 0xC0, 0xAF], as: String.self, throws: .notUTF8)
    assert(Array(repeating: 0, count: 7), as: Double.self, throws: .endsEarly)
    assert([2, 2, 2], as: Set<Int>.self, throws: .unordered)
    assert([2, 4, 2], as: Set<Int>.self, throws: .unordered)
    assert([2, 2, 0, 2, 0], as: [Int: Bool].self, throws: .unordered)
  }

  func testOneKeyInTwoWaysOfWritingIsRefused() {
    let keys = ["e\u{301}", "é"].map(\.packed)
      .sorted { $0.lexicographicallyPrecedes($1) }.joined()
    assert([2] + keys, as: Set<String>.self, throws: .unordered)
  }

  func testALengthThatNothingFollowsTakesNoMemory() {
    // 2 to the power of 19 elements of nothing.
    assert([0x80, 0x80, 0x20], as: [String].self, throws: .endsEarly)
    assert([0xFF, 0xFF, 0xFF, 0xFF, 0x7F], as: [Empty].self, throws: .tooMany)
    // The longest text that there could be.
    assert(UInt64.max.packed, as: String.self, throws: .endsEarly)
    assert(UInt64.max.packed, as: [Int].self, throws: .tooMany)
  }

  func testCollectionsOfNothingInCollectionsComeToAnEnd() {
    let many = UInt64(CountLimit.elements / 2).packed
    XCTAssertNoThrow(try [[Empty]](packed: [1] + many))
    assert([3] + many + many + many, as: [[Empty]].self, throws: .tooMany)
  }

  func testDepthHasALimit() {
    let deep = Array(repeating: [UInt8(1), 0], count: 100_000).joined() + [0]
    assert(deep, as: Shape.self, throws: .tooDeep)
  }

  func testRandomBytesAreReadOrRefused() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...(.random(using: &generator) ? 255 : 5), using: &generator)
      }
      assertIsReadOrRefused(bytes)
    }
  }

  func testChangedBytesAreReadOrRefused() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      var bytes = Sample(using: &generator).packed
      for _ in 0...Int.random(in: 0...2, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0...3, using: &generator) {
        case 0: bytes[place] = .random(in: .min ... .max, using: &generator)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(.random(in: .min ... .max, using: &generator), at: place)
        default: bytes.removeSubrange(place...)
        }
        guard !bytes.isEmpty else { break }
      }
      assertIsReadOrRefused(bytes)
    }
  }

  /// What could be read is written as the same bytes again.
  private func assertIsReadOrRefused(_ bytes: [UInt8], line: UInt = #line) {
    if let value = try? Sample(packed: bytes) { XCTAssertEqual(value.packed, bytes, line: line) }
    if let value = try? [Shape](packed: bytes) { XCTAssertEqual(value.packed, bytes, line: line) }
    if let value = try? [String: Mood](packed: bytes) {
      XCTAssertEqual(value.packed, bytes, line: line)
    }
  }
}

/// A value that takes no byte.
private struct Empty: Packed {
  func pack(into writer: inout Writer) {}
  init(from reader: inout Reader) throws(PackingError) {}
}
