import Traces

/// Records where the process crashed; the workbook finds the source line from that.
///
/// Runs in a signal handler, where allocating memory and locking aren't allowed, so all state is in
/// plain numbers and preallocated memory.
enum CrashHandler {
  /// The address at which the exercise's library is loaded; set as soon as it is known.
  nonisolated(unsafe) static var base: UInt = 0
  /// The first word of the record; set before any code of the exercise is loaded.
  nonisolated(unsafe) static var mark: UInt = 0
  nonisolated(unsafe) private static var record: UnsafeMutablePointer<UInt>!

  /// On aarch64 the highest bits of a pointer may be used for other information.
  private static let addressBits: UInt = ~(1 << 60)

  static func install() {
    let count = CrashRecord.headerCount + CountLimit.crashFrames
    record = .allocate(capacity: count)
    record.initialize(repeating: 0, count: count)
    var stack = stack_t()
    stack.ss_size = numericCast(MemoryLimit.crashStack)
    stack.ss_sp = .allocate(byteCount: MemoryLimit.crashStack, alignment: 16)
    sigaltstack(&stack, nil)
    // The first call of some code may allocate memory, so it is called once here.
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

  /// The registers at the time of the signal.
  struct Registers {
    var counter: UInt
    var stack: UInt
    var frame: UInt
  }

  /// Records a crash and ends the process. The signal's default action is restored by then.
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

  /// Fills the record and returns its number of words.
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

  /// Follows the chain of frame pointers and records the return addresses.
  ///
  /// - Returns: their number.
  private static func walk(from registers: Registers) -> Int {
    var frame = registers.frame & addressBits
    // Each frame is at a higher address than the previous one.
    var last = registers.stack &- 128
    // Some functions of the C library, such as `abort`, use the frame pointer register for other
    // values. Then the stack is searched for the first plausible chain of frames.
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

  /// The length of the chain of frames that begins here, at most 3.
  private static func chainLength(from start: UInt, above bottom: UInt) -> Int {
    var (frame, last, count) = (start, bottom, 0)
    while count < 3, frame >= last, frame & 7 == 0, frame &- last < 1 << 16,
      Platform.isReadable(frame), Platform.isReadable(frame &+ 8),
      let words = UnsafePointer<UInt>(bitPattern: frame)
    {
      // Return addresses point to code, which is at high addresses on the supported processors.
      let address = words[1] & addressBits
      guard address > 1 << 32, Platform.isReadable(address & ~7) else { return count }
      count += 1
      last = frame &+ 16
      frame = words[0] & addressBits
    }
    return count
  }
}

/// The type of a signal handler with information about the signal.
typealias SignalHandler =
  @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

extension Platform {
  /// - Parameter flags: `SA_…` flags in addition to `SA_SIGINFO`.
  static func handle(_ signal: Int32, flags: Int32, by handler: @escaping SignalHandler) {
    var action = sigaction()
    set(handler, in: &action)
    action.sa_flags = SA_SIGINFO | flags
    sigaction(signal, &action, nil)
  }
}
