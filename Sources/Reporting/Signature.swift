/// What makes the messages of a run: a key that the grader and the suite's process share.
///
/// The key itself is never sent with a message, so a message that the exercise has caught on its
/// way doesn't help it to write another one.
public struct Secret: Codable, Equatable, Sendable {
  private var first: UInt64
  private var second: UInt64

  public init(_ first: UInt64, _ second: UInt64) {
    (self.first, self.second) = (first, second)
  }

  public static func random() -> Secret {
    Secret(.random(in: .min ... .max), .random(in: .min ... .max))
  }

  /// The signature of the message with this number: SipHash-2-4 of both.
  public func signature(of message: some Collection<UInt8>, number: UInt64) -> UInt64 {
    Array(message).withUnsafeBytes { signature(of: $0, number: number) }
  }

  /// Reads whole words: the bytes of a message, one by one, would be most of the work.
  private func signature(of bytes: UnsafeRawBufferPointer, number: UInt64) -> UInt64 {
    var state = SipState(first, second)
    state.take(number)
    var place = 0
    while place + 8 <= bytes.count {
      state.take(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
      place += 8
    }
    // The length, with the number's, stands in the highest byte of the last word.
    var word = UInt64((bytes.count + 8) & 0xFF) << 56
    while place < bytes.count {
      word |= UInt64(bytes[place]) << UInt64(place % 8 * 8)
      place += 1
    }
    state.take(word)
    return state.finish()
  }
}

private struct SipState {
  private var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64)

  init(_ first: UInt64, _ second: UInt64) {
    a = first ^ 0x736F_6D65_7073_6575
    b = second ^ 0x646F_7261_6E64_6F6D
    c = first ^ 0x6C79_6765_6E65_7261
    d = second ^ 0x7465_6462_7974_6573
  }

  mutating func take(_ word: UInt64) {
    d ^= word
    mix()
    mix()
    a ^= word
  }

  mutating func finish() -> UInt64 {
    c ^= 0xFF
    for _ in 0..<4 { mix() }
    return a ^ b ^ c ^ d
  }

  private mutating func mix() {
    a = a &+ b
    b = Self.rotated(b, 13) ^ a
    a = Self.rotated(a, 32)
    c = c &+ d
    d = Self.rotated(d, 16) ^ c
    a = a &+ d
    d = Self.rotated(d, 21) ^ a
    c = c &+ b
    b = Self.rotated(b, 17) ^ c
    c = Self.rotated(c, 32)
  }

  private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word << count | word >> (64 - count)
  }
}
