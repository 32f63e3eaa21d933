import Limits

/// What a host's signal handler writes down, as words of a processor, each in its own order.
package struct CrashRecord: Equatable, Sendable {
  /// How many words come before the frames.
  package static let headerCount = 6
  /// The first word, so that nothing else is taken for a record.
  package static let mark: UInt = 0x4352_4153_4820_3031

  /// The number of the signal, from 1 to 64.
  package var signal: Int32
  /// Where the exercise's library lies.
  package var base: UInt
  /// What the signal is about: for a fault, the address that was touched.
  package var address: UInt
  /// Where the stack ended when the signal came.
  var stackPointer: UInt
  /// Where the processor was, innermost first.
  package var frames: [UInt]

  /// Reads the record that stands at the beginning of these bytes.
  package init?(_ bytes: [UInt8]) {
    let size = MemoryLayout<UInt>.size
    let words: [UInt] = (0..<bytes.count / size).map { index in
      bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index * size, as: UInt.self) }
    }
    guard words.count > Self.headerCount, words[0] == Self.mark,
      let signal = Int32(exactly: words[1]), (1...64).contains(signal),
      words[5] <= CountLimit.crashFrames, words.count >= Self.headerCount + Int(words[5])
    else { return nil }
    self.signal = signal
    (base, address, stackPointer) = (words[2], words[3], words[4])
    frames = Array(words[Self.headerCount..<Self.headerCount + Int(words[5])])
  }

  /// Whether a function has called itself until there was no more room.
  package var isStackOverflow: Bool {
    let distance = address > stackPointer ? address - stackPointer : stackPointer - address
    return CrashSignal.faults.contains(signal) && distance < 1 << 16
  }
}
