import Traces

/// Writes down where the process crashed, and leaves it to whoever reads that to find the line.
///
/// It runs in the signal's handler: nothing here may ask for memory or wait for a lock. So its parts
/// are plain numbers and places in memory, prepared before.
enum CrashHandler {
  /// Where the exercise's library lies; known as soon as it is mapped.
  nonisolated(unsafe) static var base: UInt = 0
  /// How a record begins here; known before anything of the exercise is.
  nonisolated(unsafe) static var mark: UInt = 0
  nonisolated(unsafe) private static var record: UnsafeMutablePointer<UInt>!

  /// The highest bits of an address may say something about it (aarch64).
  private static let addressBits: UInt = ~(1 << 60)

  static func install() {
    let count = CrashRecord.headerCount + CountLimit.crashFrames
    record = .allocate(capacity: count)
    record.initialize(repeating: 0, count: count)
    var stack = stack_t()
    stack.ss_size = numericCast(MemoryLimit.crashStack)
    stack.ss_sp = .allocate(byteCount: MemoryLimit.crashStack, alignment: 16)
    sigaltstack(&stack, nil)
    // What is done for the first time may ask for memory.
    var words: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
    withUnsafeMutablePointer(to: &words) { place in
      let start = UInt(bitPattern: place)
      fill(signal: 0, address: 0, Registers(counter: 0, stack: start, frame: start))
    }
    for signal in CrashSignal.all {
      Platform.handle(signal, flags: SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))) {
        signal, information, context in
        CrashHandler.happened(signal, information, context)
      }
    }
  }

  /// Where the processor was.
  struct Registers {
    var counter: UInt
    var stack: UInt
    /// The frame pointer.
    var frame: UInt
  }

  /// Writes down a crash, and ends the process; the signal has its usual effect by now.
  static func happened(
    _ signal: Int32, _ information: UnsafeMutablePointer<siginfo_t>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    guard let information, let context else { return }
    let count = fill(
      signal: signal, address: Platform.faultAddress(information), Platform.registers(context))
    _ = write(HostDescriptor.crash, record, count * MemoryLayout<UInt>.size)
    let isAsked = signal == SIGABRT || information.pointee.si_code <= 0
    Platform.end(by: signal, isAsked: isAsked)
  }

  /// - Returns: how many words the record has.
  @discardableResult
  private static func fill(signal: Int32, address: UInt, _ registers: Registers) -> Int {
    record[0] = mark
    record[1] = UInt(bitPattern: Int(signal))
    record[2] = base
    record[3] = address
    record[4] = registers.stack
    record[CrashRecord.headerCount] = registers.counter
    let count = 1 + walk(from: registers)
    record[5] = UInt(bitPattern: count)
    return CrashRecord.headerCount + count
  }

  /// Follows the frame pointers outwards, and writes down the addresses that are returned to.
  ///
  /// - Returns: how many.
  private static func walk(from registers: Registers) -> Int {
    var frame = registers.frame & addressBits
    // Every next one lies above the one before.
    var last = registers.stack &- 128
    // The C library's functions use the register for something else, `abort` for one. Then the first
    // thing on the stack that looks like a frame and leads to others is one.
    if chainLength(from: frame, above: last) < 2 {
      var place = registers.stack & ~15
      let end = place &+ 16384
      while place < end, Platform.isReadable(place) {
        if chainLength(from: place, above: place &- 8) >= 3 {
          frame = place
          break
        }
        place &+= 16
      }
    }
    var count = 0
    while count < CountLimit.crashFrames - 1 {
      guard frame >= last, frame & 7 == 0, frame &- last < SizeLimit.betweenFrames,
        Platform.isReadable(frame),
        Platform.isReadable(frame &+ 8), let words = UnsafePointer<UInt>(bitPattern: frame),
        words[1] != 0
      else { return count }
      count += 1
      record[CrashRecord.headerCount + count] = words[1] & addressBits
      last = frame &+ 16
      frame = words[0] & addressBits
    }
    return count
  }

  /// How many frames follow one another from here, at most three.
  private static func chainLength(from start: UInt, above bottom: UInt) -> Int {
    var (frame, last, count) = (start, bottom, 0)
    while count < 3, frame >= last, frame & 7 == 0, frame &- last < 1 << 16,
      Platform.isReadable(frame), Platform.isReadable(frame &+ 8),
      let words = UnsafePointer<UInt>(bitPattern: frame)
    {
      // What is returned to is code, which lies high on both kinds of processors.
      let address = words[1] & addressBits
      guard address > 1 << 32, Platform.isReadable(address & ~7) else { return count }
      count += 1
      last = frame &+ 16
      frame = words[0] & addressBits
    }
    return count
  }
}

/// As a handler is called that is told about the signal.
typealias SignalHandler =
  @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

extension Platform {
  /// - Parameter flags: `SA_…` beside the one that tells the handler about the signal.
  static func handle(_ signal: Int32, flags: Int32, by handler: @escaping SignalHandler) {
    var action = sigaction()
    set(handler, in: &action)
    action.sa_flags = SA_SIGINFO | flags
    sigaction(signal, &action, nil)
  }
}
