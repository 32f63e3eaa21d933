import Basics
import XCTest

/// The vectors that came with SipHash, for sums of 128 bits.
final class SumKeyTests: XCTestCase {
  func testTheSumsAreThePublishedOnes() throws {
    let key = try XCTUnwrap(SumKey(0..<16))
    // `vectors_sip128` of the reference implementation, as the bytes that it writes.
    for (count, bytes) in [
      (0, "a3817f04ba25a8e66df67214c7550293"), (1, "da87c1d86b99af44347659119b22fc45"),
      (2, "8177228da4a45dc7fca38bdef60affe4"), (7, "a1f1ebbed8dbc153c0b84aa61ff08239"),
      (8, "3b62a9ba6258f5610f83e264f31497b4"),
    ] {
      let sum = key.sum(of: Array(0..<UInt8(count))[...])
      XCTAssertEqual([sum.first, sum.second].map(written).joined(), bytes, "\(count)")
    }
  }

  func testAnotherKeyOrAnotherByteGivesAnotherSum() throws {
    let keys = [try XCTUnwrap(SumKey(0..<16)), try XCTUnwrap(SumKey(1..<17))]
    let messages: [[UInt8]] = [[], [0], [0, 0], [1], Array(repeating: 0, count: 8)]
    let sums = keys.flatMap { key in messages.map { key.sum(of: $0[...]) } }
    XCTAssertEqual(Set(sums).count, keys.count * messages.count)
    XCTAssertNil(SumKey(0..<15))
  }

  /// A word's bytes, the lowest first.
  private func written(_ word: UInt64) -> String {
    (0..<8).map { place in
      let digits = String(word >> UInt64(place * 8) & 0xFF, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }
}
