/// Names something built by everything it was built from.
///
/// Two 64-bit FNV-1a sums over the same bytes: not against an attacker, but a change in any source,
/// option or compiler gives another name.
struct CacheKey {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x6C62_272E_07BB_0142

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
      second = (second ^ UInt64(byte ^ 0xA5)) &* 0x100_0000_01B3
    }
    // So that "ab" + "c" and "a" + "bc" differ.
    first = (first ^ 0xFF) &* 0x100_0000_01B3
    second = (second ^ 0xFE) &* 0x100_0000_01B3
  }

  mutating func add(_ text: String) { add(text.utf8) }

  var name: String {
    [first, second].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
