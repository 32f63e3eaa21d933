import Basics

/// What is done when a signal ends the program, before it does.
enum Interruption {
  /// What somebody who wants the program to end sends to it, or the terminal when it is closed.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static let pipe = Basics.Pipe()
  /// Its end to which the signal's number is written: a handler may do hardly more.
  nonisolated(unsafe) private static var news: Int32 = -1
  nonisolated(unsafe) private static var hasBegun = false
  /// Whether an interruption ends the line on which the terminal shows it.
  nonisolated(unsafe) private static var endsLine = false

  /// From now on everything is put in order before a signal ends the program.
  package static func prepare(_ putInOrder: @escaping @Sendable () -> Void) {
    guard pipe.isOpen else { return }
    let source = pipe.readEnd
    news = pipe.writeEnd
    // Without a thread a signal ends the program as any other.
    let waiting = try? Job {
      var number: UInt8 = 0
      while read(source, &number, 1) != 1 {}
      putInOrder()
      if endsLine, Int32(number) == SIGINT { _ = write(STDOUT_FILENO, "\n", 1) }
      signal(Int32(number), SIG_DFL)
      kill(getpid(), Int32(number))
    }
    guard waiting != nil else { return }
    for number in signals {
      let before = signal(number) { number in
        let code = errno
        Interruption.hasBegun = true
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(Interruption.news, &byte, 1)
        errno = code
      }
      // Who has started it wants it to go on when the terminal is closed.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Waits for the end where a signal has asked for one.
  ///
  /// What is put in order then is missing elsewhere: whoever fails over that must not be sooner, and
  /// tell its own exit code.
  static func giveWay() {
    while hasBegun { pause() }
  }

  /// Has an interruption end the line on which the terminal shows it.
  static func endLine() {
    endsLine = true
  }
}
