/// The sum by which a browser knows the one script and the one style that a page may have.
///
/// As in FIPS 180-4. Foundation has none on every system.
struct SHA256 {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
    0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]

  /// The sum of a text in Base64, as a policy writes it.
  static func base64(of text: String) -> String {
    Reports.base64(bytes(of: Array(text.utf8)))
  }

  static func bytes(of message: [UInt8]) -> [UInt8] {
    var sum = SHA256()
    // A one, then zeros up to the length in bits at the end of a block.
    let padding = (119 - message.count % 64) % 64
    let length = (0..<8).map { UInt8(truncatingIfNeeded: (message.count * 8) >> (56 - $0 * 8)) }
    let padded = message + [0x80] + [UInt8](repeating: 0, count: padding) + length
    for start in stride(from: 0, to: padded.count, by: 64) { sum.add(padded[start..<start + 64]) }
    return sum.state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  private mutating func add(_ block: ArraySlice<UInt8>) {
    var words = [UInt32](repeating: 0, count: 64)
    for (place, byte) in block.enumerated() {
      words[place / 4] |= UInt32(byte) << UInt32(24 - place % 4 * 8)
    }
    for place in 16..<64 {
      let (near, far) = (words[place - 15], words[place - 2])
      let first = turned(near, 7) ^ turned(near, 18) ^ near >> 3
      let second = turned(far, 17) ^ turned(far, 19) ^ far >> 10
      words[place] = words[place - 16] &+ first &+ words[place - 7] &+ second
    }
    var turn = state
    for place in 0..<64 {
      let (a, e) = (turn[0], turn[4])
      let choice = (e & turn[5]) ^ (~e & turn[6])
      let majority = (a & turn[1]) ^ (a & turn[2]) ^ (turn[1] & turn[2])
      let first =
        turn[7] &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice
        &+ Self.constants[place] &+ words[place]
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
      turn = [first &+ second, a, turn[1], turn[2], turn[3] &+ first, e, turn[5], turn[6]]
    }
    for place in 0..<8 { state[place] &+= turn[place] }
  }

  /// The first bits of the cube roots' fractions of the first 64 primes.
  private static let constants: [UInt32] = {
    let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
    return primes.map(fractionOfCubeRoot)
  }()

  /// 32 bits, found one by one in whole numbers: no rounding can change them.
  private static func fractionOfCubeRoot(of number: Int) -> UInt32 {
    // The largest root with root³ ≤ number · 2⁹⁶; its lower half is the fraction.
    var root: UInt64 = 0
    for bit in (0..<35).reversed() {
      let next = root | 1 << UInt64(bit)
      if isCube(of: next, atMost: number) { root = next }
    }
    return UInt32(truncatingIfNeeded: root)
  }

  private static func isCube(of root: UInt64, atMost number: Int) -> Bool {
    // root < 2³⁵, so that its cube has up to 105 bits: 64 and more, in two words.
    let square = root.multipliedFullWidth(by: root)
    let low = square.low.multipliedFullWidth(by: root)
    let high = square.high &* root &+ low.high
    let bound = UInt64(number) << 32
    return high < bound || (high == bound && low.low == 0)
  }
}

private func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word >> count | word << (32 - count)
}
