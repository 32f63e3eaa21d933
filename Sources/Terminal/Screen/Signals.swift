import Foundation

/// What a signal handler may touch: set before any handler is installed, and never moved.
enum SignalState {
  /// The terminal as it was found.
  nonisolated(unsafe) static let found = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  /// Whether it is another way now.
  nonisolated(unsafe) static var isTaken = false
  nonisolated(unsafe) static var input: Int32 = -1
  nonisolated(unsafe) static var output: Int32 = -1
  /// The end of a pipe to which each signal that is only news writes its number.
  nonisolated(unsafe) static var news: Int32 = -1
  nonisolated(unsafe) static let leave = bytes(of: ControlSequence.leave)
  nonisolated(unsafe) static let before = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

  /// Makes everything that a handler would else have to make first.
  static func prepare() {
    _ = (found, leave, before)
  }

  private static func bytes(of text: String) -> UnsafeMutableBufferPointer<UInt8> {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = buffer.initialize(from: text.utf8)
    return buffer
  }

  /// Puts the terminal back; calls nothing that a signal handler mustn't.
  static func restore() {
    guard isTaken else { return }
    isTaken = false
    _ = write(output, leave.baseAddress, leave.count)
    tcsetattr(input, TCSANOW, found)
  }
}

/// Puts the terminal back before a signal does what it would have done.
private func restoreAndGoOn(_ signal: Int32) {
  SignalState.restore()
  // With the action from before, the signal comes again as soon as this handler returns.
  sigaction(signal, SignalState.before + Int(signal), nil)
  raise(signal)
}

private func passOn(_ signal: Int32) {
  let code = errno
  var number = UInt8(truncatingIfNeeded: signal)
  _ = write(SignalState.news, &number, 1)
  errno = code
}

/// The signals that a program with a whole screen has to deal with.
enum Signals {
  private static let crashing = [SIGQUIT, SIGSEGV, SIGILL, SIGABRT, SIGBUS, SIGTRAP, SIGFPE]
  private static let news = [SIGWINCH, SIGCONT, SIGTSTP, SIGINT, SIGTERM, SIGHUP]

  static func install() {
    SignalState.prepare()
    for signal in crashing { install(signal, restoreAndGoOn) }
    for signal in news { install(signal, passOn) }
  }

  static func uninstall() {
    for signal in crashing + news { sigaction(signal, SignalState.before + Int(signal), nil) }
  }

  private static func install(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void)
  {
    var action = sigaction(calling: handler)
    // On a stack of its own, if there is one: it may be the usual one that has run out.
    action.sa_flags = Int32(SA_RESTART) | Int32(SA_ONSTACK)
    sigaction(signal, &action, SignalState.before + Int(signal))
  }
}
