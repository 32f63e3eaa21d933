#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A terminal of which a program has taken the whole screen, and which it gives back as it was:
/// when it leaves, while something else runs, when it is stopped, and when it is ended.
public final class FullScreen {
  private let input: Int32
  private let output: Int32
  private var news: (read: Int32, write: Int32) = (-1, -1)
  private var parser = KeyParser()
  private var shown: Frame?

  /// How long the rest of an escape sequence may take: over a slow line its bytes come apart.
  private static let patience: Int32 = 40

  /// Makes it without touching the terminal yet.
  public init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    (self.input, self.output) = (input, output)
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
    guard !SignalState.isTaken, tcgetattr(input, &found) == 0 else { return false }
    if news.read < 0 { openNews() }
    Signals.install()
    SignalState.found.initialize(to: found)
    (SignalState.input, SignalState.output) = (input, output)
    SignalState.isTaken = true
    // Each key comes at once, is not echoed, and means what the program says.
    found.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
    found.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
    tcsetattr(input, TCSANOW, &found)
    shown = nil
    send(ControlSequence.enter)
    return true
  }

  /// Gives the terminal back as it was found.
  public func leave() {
    guard SignalState.isTaken else { return }
    SignalState.restore()
    Signals.uninstall()
  }

  /// Gives the terminal back while something else needs it; afterwards the window may have another
  /// size.
  public func whileAway<Value>(_ body: () throws -> Value) rethrows -> Value {
    leave()
    defer {
      enter()
      post(UInt8(SIGWINCH))
    }
    return try body()
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
  public func show(_ frame: Frame, colors: ColorSupport) {
    send(frame.update(from: shown, colors: colors))
    shown = frame
  }

  /// Forgets what is shown, so that the next frame is drawn whole.
  public func forget() {
    shown = nil
  }

  /// Something that happened at the terminal.
  public enum Input: Equatable, Sendable {
    case keys([Key])
    /// The window may have another size.
    case resized
    /// The program goes on after it was stopped.
    case resumed
    /// Somebody else asks it to stop.
    case stopRequested
    /// This signal asks the program to end.
    case endRequested(signal: Int32)
    /// Another thread has something to say.
    case woken
    /// Nobody is there any more.
    case ended
  }

  /// Waits for what happens next.
  public func next() -> Input {
    while true {
      var requests = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: news.read, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&requests, 2, parser.isWaiting ? Self.patience : -1)
      if count == 0 {
        let keys = parser.endOfWait()
        if !keys.isEmpty { return .keys(keys) }
      } else if requests[1].revents != 0, let event = readNews() {
        return event
      } else if count > 0, requests[0].revents != 0 {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let length = read(input, &buffer, buffer.count)
        if length == 0 || (length < 0 && errno != EINTR && errno != EAGAIN) { return .ended }
        let keys = parser.take(buffer.prefix(max(0, length)))
        if !keys.isEmpty { return .keys(keys) }
      }
    }
  }

  /// Ends the wait; may be called from any thread.
  public var wake: @Sendable () -> Void {
    if news.read < 0 { openNews() }
    let end = news.write
    return {
      var zero: UInt8 = 0
      _ = write(end, &zero, 1)
    }
  }

  private func post(_ number: UInt8) {
    var number = number
    _ = write(news.write, &number, 1)
  }

  private func readNews() -> Input? {
    var number: UInt8 = 0
    guard read(news.read, &number, 1) == 1 else { return nil }
    switch Int32(number) {
    case SIGWINCH: return .resized
    case SIGCONT: return .resumed
    case SIGTSTP: return .stopRequested
    case SIGINT, SIGTERM, SIGHUP: return .endRequested(signal: Int32(number))
    default: return .woken
    }
  }

  private func openNews() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A handler must never wait.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    news = (ends[0], ends[1])
    SignalState.news = ends[1]
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
