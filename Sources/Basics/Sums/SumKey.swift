/// A secret key for message authentication codes: SipHash-2-4 with 128 bits, by Aumasson and
/// Bernstein.
package struct SumKey: Equatable, Sendable {
  private var first: UInt64
  private var second: UInt64

  /// The size of a key in bytes.
  package static let size = 16

  /// Makes a key of these bytes; nil if their number isn't `size`.
  package init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == Self.size else { return nil }
    let words = Array(bytes).withUnsafeBytes { bytes in
      [0, 8].map { bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self).littleEndian }
    }
    (first, second) = (words[0], words[1])
  }

  package func sum(of bytes: UnsafeRawBufferPointer) -> KeyedSum {
    var state = State(first, second)
    let whole = bytes.count & ~7
    for place in stride(from: 0, to: whole, by: 8) {
      state.add(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian)
    }
    var last = UInt64(truncatingIfNeeded: bytes.count) << 56
    for place in whole..<bytes.count { last |= UInt64(bytes[place]) << UInt64((place - whole) * 8) }
    state.add(last)
    return state.end()
  }

  package func sum(of bytes: ArraySlice<UInt8>) -> KeyedSum {
    bytes.withUnsafeBytes { sum(of: $0) }
  }
}

/// Whether these are the same bytes. In this module, because it is compiled with optimization and
/// its callers may not be.
package func areSame(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Bool {
  first == second
}

/// A message authentication code of 128 bits.
package struct KeyedSum: Hashable, Sendable {
  /// The lower half.
  package var first: UInt64
  package var second: UInt64

  package init(_ first: UInt64, _ second: UInt64) {
    (self.first, self.second) = (first, second)
  }

  /// The code as 32 hexadecimal digits.
  package var name: String { first.hexadecimal + second.hexadecimal }
}

extension FixedWidthInteger {
  /// The value in hexadecimal, padded with zeros to two digits per byte.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Self.bitWidth / 4 - digits.count) + digits
  }
}

/// The internal state of SipHash.
private struct State {
  private var a: UInt64
  private var b: UInt64
  private var c: UInt64
  private var d: UInt64

  init(_ first: UInt64, _ second: UInt64) {
    a = first ^ 0x736F_6D65_7073_6575
    b = second ^ 0x646F_7261_6E64_6F6D ^ 0xEE
    c = first ^ 0x6C79_6765_6E65_7261
    d = second ^ 0x7465_6462_7974_6573
  }

  mutating func add(_ word: UInt64) {
    d ^= word
    for _ in 0..<2 { stir() }
    a ^= word
  }

  mutating func end() -> KeyedSum {
    c ^= 0xEE
    for _ in 0..<4 { stir() }
    let low = a ^ b ^ c ^ d
    b ^= 0xDD
    for _ in 0..<4 { stir() }
    return KeyedSum(low, a ^ b ^ c ^ d)
  }

  private mutating func stir() {
    a &+= b
    b = turned(b, 13) ^ a
    a = turned(a, 32)
    c &+= d
    d = turned(d, 16) ^ c
    a &+= d
    d = turned(d, 21) ^ a
    c &+= b
    b = turned(b, 17) ^ c
    c = turned(c, 32)
  }

  private func turned(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word &<< count | word &>> (64 &- count)
  }
}
