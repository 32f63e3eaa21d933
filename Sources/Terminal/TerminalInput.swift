import Basics

/// Reads the input of a full-screen program: bytes from the terminal, and signals.
///
/// One thread waits in `next`; meanwhile the thread that owns the screen doesn't read the terminal.
public final class TerminalInput: Sendable {
  private let terminal: Int32
  /// A pipe to which signal handlers write the numbers of signals for the program.
  let news: (read: Int32, write: Int32)
  private let state = Locked(State())

  private struct State: Sendable {
    var parser = KeyParser()
    /// Inputs that weren't returned by `next` yet.
    var untold: [Input] = []
    /// When bytes last arrived.
    var received = ContinuousClock.now
    /// When the terminal was asked a question.
    var asked: ContinuousClock.Instant?

    /// How long to wait for the rest of an incomplete sequence; nil if there is none.
    var patience: Duration? { parser.patience.map { max(.zero, $0 - (.now - received)) } }

    mutating func take(_ bytes: ArraySlice<UInt8>) {
      // Only new bytes restart the wait for the rest of a sequence.
      received = .now
      let isAwaited = parser.awaitsBackground
      tell(parser.take(bytes))
      if isAwaited, !parser.awaitsBackground, let color = parser.background {
        untold.append(.background(color))
      }
      if let column = parser.column {
        parser.column = nil
        if column == ControlSequence.columnAfterWideSign { untold.append(.wideSigns) }
      }
    }

    mutating func tell(_ keys: [Key]) {
      untold += keys.map(Input.key)
    }
  }

  init(terminal: Int32) {
    self.terminal = terminal
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        // A signal handler must not block.
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }
    news = (ends[0], ends[1])
  }

  deinit {
    close(news.read)
    close(news.write)
  }

  /// Waits for the next input, and returns it with all input that arrived together.
  public func next() -> [Input] {
    while true {
      let (untold, patience) = state.withLock { state in
        defer { state.untold = [] }
        return (state.untold, state.patience)
      }
      guard untold.isEmpty else { return untold }
      var requests = [
        pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
        pollfd(fd: news.read, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&requests, 2, patience?.inMilliseconds ?? -1)
      if requests[0].revents == 0, patience == .zero || count == 0 {
        state.withLock { $0.tell($0.parser.endOfWait()) }
      } else if requests[1].revents != 0, let input = readNews() {
        return [input]
      } else if count > 0, requests[0].revents != 0 {
        guard let bytes = receive() else { return [.ended] }
        state.withLock { $0.take(bytes) }
      }
    }
  }

  func tellOfSize() {
    var number = UInt8(SIGWINCH)
    _ = write(news.write, &number, 1)
  }

  func expect(background: Bool, column: Bool) {
    state.withLock { state in
      (state.parser.awaitsBackground, state.parser.awaitsColumn) = (background, column)
      state.asked = background || column ? .now : nil
    }
  }

  /// Waits for an answer of the terminal that is still expected, for a limited time.
  func awaitAnswer() {
    while let asked = state.withLock({ $0.parser.awaitsAnswer ? $0.asked : nil }) {
      let rest = asked + TimeLimit.background - .now
      var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard rest > .zero, poll(&request, 1, rest.inMilliseconds) > 0, let bytes = receive() else {
        return
      }
      state.withLock { _ = $0.parser.take(bytes) }
    }
  }

  /// The available bytes, perhaps none; nil if the terminal is closed.
  private func receive() -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: SizeLimit.buffer)
    let length = read(terminal, &buffer, buffer.count)
    if length == 0 || (length < 0 && errno != EINTR && errno != EAGAIN) { return nil }
    return buffer.prefix(max(0, length))
  }

  private func readNews() -> Input? {
    var number: UInt8 = 0
    guard read(news.read, &number, 1) == 1 else { return nil }
    switch Int32(number) {
    case SIGWINCH: return .resized
    case SIGCONT: return .resumed
    case SIGTSTP: return .stopRequested
    default: return .endRequested(signal: Int32(number))
    }
  }
}

/// Input from a terminal: the person's actions, and signals.
public enum Input: Equatable, Sendable {
  case key(Key)
  /// A typed line, where the program doesn't use the whole screen.
  case line(String)
  case background(RGB)
  /// The terminal draws signs of ambiguous width in two columns.
  case wideSigns
  case resized
  /// The program continues after it was stopped.
  case resumed
  case stopRequested
  /// A signal asks the program to end.
  case endRequested(signal: Int32)
  /// The terminal was closed, or the input has ended.
  case ended
}
