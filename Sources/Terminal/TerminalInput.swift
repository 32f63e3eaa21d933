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

/// The terminal's answer about its background, for a program that writes lines.
public struct BackgroundAnswer: Equatable, Sendable {
  /// Nil if the terminal didn't answer.
  public var background: RGB?
  /// Text that was typed while the program waited for the answer.
  public var typed = ""
}

extension BackgroundAnswer {
  /// Asks for the background and for the kind of terminal, and waits for a limited time. Every
  /// terminal answers the second question at once, so its answer ends the wait.
  ///
  /// - Returns: nil if the terminal can't be asked, because text was typed already or another
  ///   process group is in the foreground.
  public init?(asking terminal: Int32 = STDIN_FILENO, by output: Int32 = STDOUT_FILENO) {
    // Negative if this isn't the controlling terminal.
    let owner = tcgetpgrp(terminal)
    var found = termios()
    guard owner < 0 || owner == getpgrp(), tcgetattr(terminal, &found) == 0 else { return nil }
    var quiet = found
    // Ctrl-C arrives as a byte, so it can't end the program before the terminal is restored.
    quiet.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    tcsetattr(terminal, TCSANOW, &quiet)
    defer { tcsetattr(terminal, TCSANOW, &found) }
    guard Self.isReady(terminal, within: .zero) == false else { return nil }
    let question = Array((ControlSequence.askBackground + ControlSequence.askKind).utf8)
    guard write(output, question, question.count) == question.count else { return nil }
    var bytes: [UInt8] = []
    let end = ContinuousClock.now + TimeLimit.terminalAnswer
    while !Self.isWhole(bytes), Self.isReady(terminal, within: end - .now) == true {
      var byte: UInt8 = 0
      guard read(terminal, &byte, 1) == 1 else { break }
      bytes.append(byte)
    }
    self.init(bytes)
  }

  private static func isReady(_ terminal: Int32, within time: Duration) -> Bool {
    var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, max(.zero, time).inMilliseconds) > 0
  }

  /// Separates the answers, which begin with an escape, from typed text.
  init(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let start = rest.firstIndex(of: "\u{1B}") {
      typed += rest[..<start]
      rest = rest[start...].dropFirst()
      if let answer = rest.prefixMatch(of: #/(\]11;[^\u{7}\u{1B}]*)(\u{7}|\u{1B}\\)/#) {
        background = RGB(answer: String(answer.1))
        rest = rest[answer.range.upperBound...]
      } else if let kind = rest.prefixMatch(of: Self.kind) {
        rest = rest[kind.range.upperBound...]
      } else {
        typed += "\u{1B}"
      }
    }
    typed += rest
  }

  private static var kind: Regex<Substring> { #/\[\?[0-9;]*c/# }

  /// Whether the answer to the second question, which comes last, is complete.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    bytes.last == UInt8(ascii: "c")
      && String(decoding: bytes, as: UTF8.self).firstMatch(of: Self.kind) != nil
  }
}
