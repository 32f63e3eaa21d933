import Basics

/// A cache key: a hash of everything from which something is built.
///
/// It consists of two hashes in the manner of FNV-1a, over eight bytes at a time. They don't resist
/// an attacker, but a change in any source, option or compiler gives another key.
package struct CacheKey {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x6C62_272E_07BB_0142

  package init() {}

  package mutating func add(_ data: Data) {
    data.withUnsafeBytes { bytes in
      let whole = bytes.count / 8
      for index in 0..<whole {
        mix(bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
      }
      var rest: UInt64 = 0
      for index in (whole * 8)..<bytes.count { rest = rest << 8 | UInt64(bytes[index]) }
      mix(rest)
    }
    // So that "ab" + "c" and "a" + "bc" differ.
    mix(UInt64(data.count))
  }

  package mutating func add(_ text: String) { add(Data(text.utf8)) }

  private mutating func mix(_ word: UInt64) {
    first = (first ^ word) &* 0x9E37_79B9_7F4A_7C15
    first ^= first >> 32
    second = (second ^ ~word) &* 0xC2B2_AE3D_27D4_EB4F
    second ^= second >> 29
  }

  /// The key as hexadecimal digits.
  package var name: String { first.hexadecimal + second.hexadecimal }
}
