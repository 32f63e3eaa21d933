/// The cryptographic hash SHA-256 (FIPS 180-4), used to name things by their content and to
/// identify scripts of HTML pages.
///
/// Implemented here because Foundation does not offer it on every system.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
    0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  /// The bytes of an incomplete block.
  private var rest: [UInt8] = []
  private var count = 0

  package init() {
    rest.reserveCapacity(Self.blockSize)
  }

  private static let blockSize = 64

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    count += bytes.count
    var bytes = bytes
    if !rest.isEmpty {
      let more = min(bytes.count, Self.blockSize - rest.count)
      rest += bytes.prefix(more)
      bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(more))
      guard rest.count == Self.blockSize else { return }
      rest.withUnsafeBytes { state.add($0) }
      rest.removeAll(keepingCapacity: true)
    }
    let whole = bytes.count / Self.blockSize * Self.blockSize
    state.add(UnsafeRawBufferPointer(rebasing: bytes.prefix(whole)))
    rest += bytes.dropFirst(whole)
  }

  /// The hash of all added bytes: 32 bytes.
  package var bytes: [UInt8] {
    var sum = self
    // A one bit, zeros, and the length in bits at the end of the last block.
    let padding = (119 - count % Self.blockSize) % Self.blockSize
    let length = (0..<8).map { UInt8(truncatingIfNeeded: (count * 8) >> (56 - $0 * 8)) }
    ([0x80] + [UInt8](repeating: 0, count: padding) + length).withUnsafeBytes { sum.add($0) }
    return sum.state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  package static func bytes(of message: [UInt8]) -> [UInt8] {
    var sum = SHA256()
    message.withUnsafeBytes { sum.add($0) }
    return sum.bytes
  }
}

extension [UInt32] {
  /// Processes whole blocks.
  fileprivate mutating func add(_ blocks: UnsafeRawBufferPointer) {
    guard !blocks.isEmpty else { return }
    withUnsafeMutableBufferPointer { state in
      constants.withUnsafeBufferPointer { constants in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
          for start in stride(from: 0, to: blocks.count, by: 64) {
            for place in 0..<16 {
              let word = blocks.loadUnaligned(fromByteOffset: start + place * 4, as: UInt32.self)
              words[place] = UInt32(bigEndian: word)
            }
            turn(state, words, constants)
          }
        }
      }
    }
  }
}

/// Processes one block, whose 16 words are at the start of `words`.
private func turn(
  _ state: UnsafeMutableBufferPointer<UInt32>, _ words: UnsafeMutableBufferPointer<UInt32>,
  _ constants: UnsafeBufferPointer<UInt32>
) {
  for place in 16..<64 {
    let (near, far) = (words[place - 15], words[place - 2])
    let first = turned(near, 7) ^ turned(near, 18) ^ near >> 3
    let second = turned(far, 17) ^ turned(far, 19) ^ far >> 10
    words[place] = words[place - 16] &+ first &+ words[place - 7] &+ second
  }
  var (a, b, c, d) = (state[0], state[1], state[2], state[3])
  var (e, f, g, h) = (state[4], state[5], state[6], state[7])
  for place in 0..<64 {
    let choice = (e & f) ^ (~e & g)
    let majority = (a & b) ^ (a & c) ^ (b & c)
    let first =
      h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ constants[place]
      &+ words[place]
    let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
    (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
  }
  for (place, word) in [a, b, c, d, e, f, g, h].enumerated() { state[place] &+= word }
}

private func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word &>> count | word &<< (32 &- count)
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let constants: [UInt32] = [
  0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4,
  0xAB1C_5ED5, 0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE,
  0x9BDC_06A7, 0xC19B_F174, 0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F,
  0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA, 0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
  0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967, 0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC,
  0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85, 0xA2BF_E8A1, 0xA81A_664B,
  0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070, 0x19A4_C116,
  0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
  0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7,
  0xC671_78F2,
]
