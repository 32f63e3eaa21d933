import Basics
import XCTest

/// The examples of the standard, and those at the ends of a block.
final class SHA256Tests: XCTestCase {
  private func sum(_ text: String) -> String {
    SHA256.bytes(of: Array(text.utf8)).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }

  func testTheSumsAreTheStandards() {
    XCTAssertEqual(
      sum(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    XCTAssertEqual(
      sum("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    XCTAssertEqual(
      sum("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    let many = String(repeating: "a", count: 100_000)
    XCTAssertEqual(
      sum(many), "6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee")
    for (count, start) in [
      (55, "9f4390f8"), (56, "b35439a4"), (63, "7d3e74a0"), (64, "ffe054fe"), (119, "31eba51c"),
      (120, "2f3d3354"),
    ] {
      XCTAssertEqual(String(sum(String(repeating: "a", count: count)).prefix(8)), start)
    }
  }

  func testTheSumIsTheSameInPiecesOfAnySize() {
    let message = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7) }
    for size in [1, 3, 63, 64, 65, 299] {
      var sum = SHA256()
      for start in stride(from: 0, to: message.count, by: size) {
        message[start..<min(message.count, start + size)].withUnsafeBytes { sum.add($0) }
      }
      XCTAssertEqual(sum.bytes, SHA256.bytes(of: message), "\(size)")
    }
  }
}
