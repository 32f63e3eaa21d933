/// What a host's signal handler writes down, as words of a processor, each in its own order.
package struct CrashRecord: Equatable, Sendable {
  /// How many words come before the frames.
  package static let headerCount = 6
  /// The number of the signal, from 1 to 64.
  package var signal: Int32
  /// Where the exercise's library lies.
  package var base: UInt
  /// What the signal is about: for a fault, the address that was touched.
  package var address: UInt
  /// Where the stack ended when the signal came.
  var stackPointer: UInt
  /// Where the processor was.
  package var place: UInt
  /// Where the calls that it was in return to, innermost first.
  package var callers: [UInt]

  /// Reads the record that stands at the beginning of these bytes.
  ///
  /// - Parameter mark: the first word, which another process has than this one: an exercise would have to
  ///   look for it in its host's memory, to say in its place how it ended.
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

  /// Whether there was no more room on the stack.
  package var isStackOverflow: Bool {
    let distance = address > stackPointer ? address - stackPointer : stackPointer - address
    return CrashSignal.faults.contains(signal) && distance < 1 << 16
  }
}
