/// A sum that nobody can find two texts for: what names something, and by what a browser knows a script.
///
/// As in FIPS 180-4. Foundation has none on every system.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
    0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  /// What has come of a block that isn't whole yet.
  private var rest: [UInt8] = []
  private var count = 0

  /// The sum of nothing yet.
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

  /// The 32 bytes of the sum of all that was added.
  package var bytes: [UInt8] {
    var sum = self
    // A one, then zeros up to the length in bits at the end of a block.
    let padding = (119 - count % Self.blockSize) % Self.blockSize
    let length = (0..<8).map { UInt8(truncatingIfNeeded: (count * 8) >> (56 - $0 * 8)) }
    ([0x80] + [UInt8](repeating: 0, count: padding) + length).withUnsafeBytes { sum.add($0) }
    return sum.state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  /// The sum of a message.
  package static func bytes(of message: [UInt8]) -> [UInt8] {
    var sum = SHA256()
    message.withUnsafeBytes { sum.add($0) }
    return sum.bytes
  }
}

extension [UInt32] {
  /// Takes in whole blocks.
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

/// Takes in one block, whose words stand first.
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

/// The first bits of the cube roots' fractions of the first 64 primes.
private let constants: [UInt32] = {
  let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
  return primes.map(fractionOfCubeRoot)
}()

/// 32 bits, found one by one in whole numbers: no rounding can change them.
private func fractionOfCubeRoot(of number: Int) -> UInt32 {
  // The largest root with root³ ≤ number · 2⁹⁶; its lower half is the fraction.
  var root: UInt64 = 0
  for bit in (0..<35).reversed() {
    let next = root | 1 << UInt64(bit)
    if isCube(of: next, atMost: number) { root = next }
  }
  return UInt32(truncatingIfNeeded: root)
}

private func isCube(of root: UInt64, atMost number: Int) -> Bool {
  // root < 2³⁵, so that its cube has up to 105 bits: 64 and more, in two words.
  let square = root.multipliedFullWidth(by: root)
  let low = square.low.multipliedFullWidth(by: root)
  let high = square.high &* root &+ low.high
  let bound = UInt64(number) << 32
  return high < bound || (high == bound && low.low == 0)
}
