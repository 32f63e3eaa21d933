import Basics

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
