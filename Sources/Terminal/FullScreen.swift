import Basics

/// A terminal of which a program has taken the whole screen, and which it gives back as it was:
/// when it leaves, while something else runs, when it is stopped, and when it is ended.
public final class FullScreen {
  public let input: TerminalInput
  private let terminal: Int32
  private let output: Int32
  private var shown: Frame?

  /// Whether the terminal is asked for its background each time that the screen is taken; the answer
  /// comes when it comes, and isn't waited for.
  public var asksForBackground = false
  /// Whether it is asked how wide it draws signs of ambiguous width, too.
  public var asksForWidth = false

  public init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    (terminal, self.output) = (input, output)
    self.input = TerminalInput(terminal: input)
  }

  deinit {
    leave()
  }

  /// - Returns: false if there is no terminal to take.
  @discardableResult
  public func enter() -> Bool {
    var found = termios()
    guard !SignalState.isTaken, tcgetattr(terminal, &found) == 0 else { return false }
    SignalState.news = input.news.write
    Signals.install()
    SignalState.found.initialize(to: found)
    (SignalState.input, SignalState.output) = (terminal, output)
    SignalState.isTaken = true
    // Each key comes at once, is not echoed, and means what the program says.
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

  /// Gives the terminal back while something else needs it; afterwards the window may have another
  /// size.
  ///
  /// - Parameter lines: what stands there meanwhile, each as long as fits; gone afterwards, unless
  ///   something went wrong: then something else may stand below.
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
    // What was typed while nobody listened was meant for something else.
    tcflush(terminal, TCIFLUSH)
    return value
  }

  /// Stops the program, as Ctrl-Z does, until the shell lets it go on.
  public func suspend() {
    whileAway {
      signal(SIGTSTP, SIG_DFL)
      // With whatever started it: a shell waits for all of a job.
      kill(0, SIGTSTP)
    }
  }

  /// Shows a frame in one write, which holds no more than what has changed.
  public func show(_ frame: Frame, for canvas: Canvas) {
    send(frame.update(from: shown, for: canvas))
    shown = frame
  }

  /// Forgets what is shown, so that the next frame is drawn whole.
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

/// What a signal handler may touch: set before any handler is installed, and never moved.
enum SignalState {
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

/// What a terminal obeys (ECMA-48, and xterm's private modes).
enum ControlSequence {
  static let clear = "\u{1B}[0m\u{1B}[2J"
  static let clearRest = "\u{1B}[K"
  /// Synchronized output: what follows is shown at once.
  static let hold = "\u{1B}[?2026h"
  static let release = "\u{1B}[?2026l"

  /// Asks for the background's colour; ended by a `BEL`, because some answer in a way that has no end
  /// if the question ends otherwise.
  static let askBackground = "\u{1B}]11;?\u{07}"

  /// Draws a sign whose width is ambiguous in the first row, and asks where the cursor is then.
  static let askWidth = "\u{1B}[H─\u{1B}[6n"
  /// The column after that sign if it takes two.
  static let columnAfterWideSign = 3

  /// Clears so many rows above, and everything below them.
  static func clearRows(_ count: Int) -> String { "\r\u{1B}[\(count)A\u{1B}[J" }

  /// To the first column of a row, from 0.
  static func move(toRow row: Int) -> String { "\u{1B}[\(row + 1);1H" }

  /// The alternate screen without a cursor and without line wrapping; pasted text is marked as such,
  /// and the mouse wheel comes as arrow keys, so that the mouse itself still selects text.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1007h"
  static let leave =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?1007l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}

/// The line in which the cursor stands, for as long as there is nothing else to write.
///
/// It needs a terminal that obeys control sequences, and no screen of its own.
public enum TransientLine {
  /// - Parameter columns: how many the terminal has: a text that went on in the next line could not
  ///   be taken away any more.
  public static func showing(_ line: Line, columns: Int, for canvas: Canvas) -> String {
    "\r" + line.truncated(to: max(0, columns - 1)).rendered(for: canvas) + ControlSequence.clearRest
  }

  public static let nothing = "\r" + ControlSequence.clearRest
}
