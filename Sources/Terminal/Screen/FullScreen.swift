import Foundation

/// A terminal of which a program has taken the whole screen, and which it gives back as it was:
/// when it leaves, while something else runs, when it is stopped, and when it is ended.
public final class FullScreen {
  /// What comes from it.
  public let input: TerminalInput
  private let terminal: Int32
  private let output: Int32
  private var shown: Frame?

  /// Whether the terminal is asked for its background each time that the screen is taken; the answer
  /// comes when it comes, and nobody waits for it.
  public var asksForBackground = false
  /// Whether it is asked how wide it draws signs of ambiguous width, too.
  public var asksForWidth = false

  /// Makes it without touching the terminal yet.
  public init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    (terminal, self.output) = (input, output)
    self.input = TerminalInput(terminal: input)
  }

  deinit {
    leave()
  }

  /// Takes the whole screen.
  ///
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

  /// Gives the terminal back as it was found.
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
    if !lines.isEmpty { send(ControlSequence.clearRows(lines.count)) }
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
