/// The words that a host's signal handler writes about a crash, in the processor's byte order.
package struct CrashRecord: Equatable, Sendable {
  /// The number of words before the frames.
  package static let headerCount = 6
  /// The signal, from 1 to 64.
  package var signal: Int32
  /// The address at which the exercise's library is loaded.
  package var base: UInt
  /// The address that the signal is about: for a fault, the one that was accessed.
  package var address: UInt
  /// The stack pointer when the signal came.
  var stackPointer: UInt
  /// The program counter when the signal came.
  package var place: UInt
  /// The return addresses of the active calls, innermost first.
  package var callers: [UInt]

  /// Decodes a record; nil if the bytes don't begin with one.
  ///
  /// - Parameter mark: the expected first word, random for each process, so that an exercise can't
  ///   easily forge a record.
  package init?(_ bytes: [UInt8], mark: UInt) {
    let size = MemoryLayout<UInt>.size
    let words: [UInt] = (0..<bytes.count / size).map { index in
      bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index * size, as: UInt.self) }
    }
    guard words.count > Self.headerCount, words[0] == mark,
      let signal = Int32(exactly: words[1]), (1...64).contains(signal),
      (1...UInt(CountLimit.crashFrames)).contains(words[5]),
      case let frames = words.dropFirst(Self.headerCount).prefix(Int(words[5])),
      frames.count == Int(words[5]), let place = frames.first
    else { return nil }
    self.signal = signal
    (base, address, stackPointer) = (words[2], words[3], words[4])
    (self.place, callers) = (place, Array(frames.dropFirst()))
  }

  /// Whether the stack has overflowed: the accessed address is near the stack pointer.
  package var isStackOverflow: Bool {
    let distance = address > stackPointer ? address - stackPointer : stackPointer - address
    return CrashSignal.faults.contains(signal) && distance < 1 << 16
  }
}
