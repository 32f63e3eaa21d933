import Basics

/// What a terminal says that was asked for its background, before a program writes lines to it.
public struct BackgroundAnswer: Equatable, Sendable {
  /// Nil if it didn't tell.
  public var background: RGB?
  /// What somebody has typed meanwhile.
  public var typed = ""
}

extension BackgroundAnswer {
  /// Asks, and waits until the terminal has answered: any answers the second question, at once, also one
  /// that doesn't know the first.
  ///
  /// Whoever has typed ahead isn't disturbed, nor is a terminal that belongs to another program now.
  ///
  /// - Returns: nil if it can't be asked.
  public init?(asking terminal: Int32 = STDIN_FILENO, by output: Int32 = STDOUT_FILENO) {
    // A terminal that doesn't control this program belongs to nobody.
    let owner = tcgetpgrp(terminal)
    var found = termios()
    guard owner < 0 || owner == getpgrp(), tcgetattr(terminal, &found) == 0 else { return nil }
    var quiet = found
    // Ctrl-C, too, is a byte meanwhile: a program that is ended leaves the terminal as it was.
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

  /// Takes apart what has come: answers, which begin with an escape, and what was typed between them.
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

  /// Whether the second question is answered, which comes after the first.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    bytes.last == UInt8(ascii: "c")
      && String(decoding: bytes, as: UTF8.self).firstMatch(of: Self.kind) != nil
  }
}
