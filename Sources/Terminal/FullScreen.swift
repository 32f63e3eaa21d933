import Basics

/// A terminal whose whole screen the program uses. It is restored when the program leaves, while
/// another program runs, and when this one is stopped or killed.
public final class FullScreen {
  public let input: TerminalInput
  private let terminal: Int32
  private let output: Int32
  private var shown: Frame?

  /// Whether to ask the terminal for its background colour on entering. The program doesn't wait
  /// for the answer.
  public var asksForBackground = false
  /// Whether to ask for the width of signs with ambiguous width as well.
  public var asksForWidth = false

  public init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    (terminal, self.output) = (input, output)
    self.input = TerminalInput(terminal: input)
  }

  deinit {
    leave()
  }

  /// - Returns: false without a terminal, or if one is in use already.
  @discardableResult
  public func enter() -> Bool {
    var found = termios()
    guard !SignalState.isTaken, tcgetattr(terminal, &found) == 0 else { return false }
    SignalState.news = input.news.write
    Signals.install()
    SignalState.found.initialize(to: found)
    (SignalState.input, SignalState.output) = (terminal, output)
    SignalState.isTaken = true
    // Raw mode: keys arrive at once, without echo and without special meanings.
    found.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
    found.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
    tcsetattr(terminal, TCSANOW, &found)
    shown = nil
    input.expect(background: asksForBackground, column: asksForWidth)
    send(
      ControlSequence.enter + (asksForWidth ? ControlSequence.askWidth : "")
        + (asksForBackground ? ControlSequence.askBackground : ""))
    return true
  }

  public func leave() {
    guard SignalState.isTaken else { return }
    input.awaitAnswer()
    SignalState.restore()
    Signals.uninstall()
  }

  /// Restores the terminal while something else uses it; afterwards the window may have another
  /// size.
  ///
  /// - Parameter lines: text to show meanwhile, each line cut to the width. It is cleared
  ///   afterwards, unless an error was thrown, because then other output may be below it.
  public func whileAway<Value>(
    saying lines: [Line] = [], for canvas: Canvas = .text, _ body: () throws -> Value
  ) rethrows -> Value {
    leave()
    defer {
      enter()
      input.tellOfSize()
    }
    send(lines.rendered(for: canvas))
    let value = try body()
    guard !lines.isEmpty else { return value }
    send(ControlSequence.clearRows(lines.count))
    // Keys that were typed meanwhile weren't meant for this program.
    tcflush(terminal, TCIFLUSH)
    return value
  }

  /// Stops the program, as Ctrl-Z does, until the shell continues it.
  public func suspend() {
    whileAway {
      signal(SIGTSTP, SIG_DFL)
      // The shell waits for all processes of a job.
      kill(0, SIGTSTP)
    }
  }

  /// Shows a frame in a single write that contains only the changes.
  public func show(_ frame: Frame, for canvas: Canvas) {
    send(frame.update(from: shown, for: canvas))
    shown = frame
  }

  /// Forgets the shown frame, so that the next one is drawn completely.
  public func forget() {
    shown = nil
  }

  private func send(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR, errno != EAGAIN { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }
}

/// The data that signal handlers use; it is set before any handler is installed, and never moved.
enum SignalState {
  nonisolated(unsafe) static let found = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  /// Whether the terminal is in raw mode.
  nonisolated(unsafe) static var isTaken = false
  nonisolated(unsafe) static var input: Int32 = -1
  nonisolated(unsafe) static var output: Int32 = -1
  /// The write end of the pipe to which handlers write the numbers of signals for the program.
  nonisolated(unsafe) static var news: Int32 = -1
  nonisolated(unsafe) static let leave = bytes(of: ControlSequence.leave)
  nonisolated(unsafe) static let before = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

  /// Initialises all lazy static values, because a signal handler must not do that.
  static func prepare() {
    _ = (found, leave, before)
  }

  private static func bytes(of text: String) -> UnsafeMutableBufferPointer<UInt8> {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = buffer.initialize(from: text.utf8)
    return buffer
  }

  /// Restores the terminal; calls only async-signal-safe functions.
  static func restore() {
    guard isTaken else { return }
    isTaken = false
    _ = write(output, leave.baseAddress, leave.count)
    tcsetattr(input, TCSANOW, found)
  }
}

/// Restores the terminal and then lets the signal have its previous effect.
private func restoreAndGoOn(_ signal: Int32) {
  SignalState.restore()
  // With the previous action installed, the raised signal is delivered when this handler returns.
  sigaction(signal, SignalState.before + Int(signal), nil)
  raise(signal)
}

private func passOn(_ signal: Int32) {
  let code = errno
  var number = UInt8(truncatingIfNeeded: signal)
  _ = write(SignalState.news, &number, 1)
  errno = code
}

/// The signals that matter to a full-screen program.
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
    // Handlers run on an alternate stack if there is one, because the usual stack may have
    // overflowed.
    action.sa_flags = Int32(SA_RESTART) | Int32(SA_ONSTACK)
    sigaction(signal, &action, SignalState.before + Int(signal))
  }
}

/// Control sequences of terminals (ECMA-48, and xterm's private modes).
enum ControlSequence {
  static let clear = "\u{1B}[0m\u{1B}[2J"
  static let clearRest = "\u{1B}[K"
  /// Synchronized output: everything up to `release` is shown at once.
  static let hold = "\u{1B}[?2026h"
  static let release = "\u{1B}[?2026l"

  /// Asks for the background colour. It ends with `BEL`, because after another terminator some
  /// terminals send an answer without an end.
  static let askBackground = "\u{1B}]11;?\u{07}"

  /// Asks for the kind of terminal (primary device attributes).
  static let askKind = "\u{1B}[c"

  /// Draws a sign of ambiguous width in the first row and asks for the cursor's position.
  static let askWidth = "\u{1B}[H─\u{1B}[6n"
  /// The cursor's column after a sign of two columns.
  static let columnAfterWideSign = 3

  /// Clears `count` rows above the cursor and everything below them.
  static func clearRows(_ count: Int) -> String { "\r\u{1B}[\(count)A\u{1B}[J" }

  /// Moves to the first column of a row, from 0.
  static func move(toRow row: Int) -> String { "\u{1B}[\(row + 1);1H" }

  /// Switches to the alternate screen without cursor and line wrapping. Pasted text is marked as
  /// such, and the mouse wheel sends arrow keys, so that the mouse can still select text.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1007h"
  static let leave =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?1007l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}

/// A line that is shown for a while at the cursor and then erased.
///
/// It needs a terminal with control sequences, and is for programs that don't use the whole screen.
public enum TransientLine {
  /// - Parameter columns: the width of the terminal. The line is cut to it, because a line that
  ///   wraps could not be erased.
  public static func showing(_ line: Line, columns: Int, for canvas: Canvas) -> String {
    "\r" + line.truncated(to: max(0, columns - 1)).rendered(for: canvas) + ControlSequence.clearRest
  }

  public static let nothing = "\r" + ControlSequence.clearRest
}
