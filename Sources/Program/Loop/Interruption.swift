import Basics

/// Cleans up when a signal ends the program.
enum Interruption {
  /// The signals by which a person or a closed terminal ends the program.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static let pipe = Basics.Pipe()
  /// The write end of the pipe. A signal handler may do little more than write to it.
  nonisolated(unsafe) private static var news: Int32 = -1
  nonisolated(unsafe) private static var hasBegun = false
  /// Whether to write a line break after the `^C` that the terminal shows.
  nonisolated(unsafe) private static var endsLine = false

  /// Installs signal handlers. A thread calls `putInOrder` before the signal ends the program.
  package static func prepare(_ putInOrder: @escaping @Sendable () -> Void) {
    guard pipe.isOpen else { return }
    let source = pipe.readEnd
    news = pipe.writeEnd
    // Without a thread the signals keep their default effect.
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
      // If the parent process ignores the signal, as `nohup` does, it stays ignored.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Waits for the end of the program if a signal has arrived.
  ///
  /// The cleanup ends child processes and removes files, so the main thread may fail. It must not
  /// exit first with its own exit code.
  static func giveWay() {
    while hasBegun { pause() }
  }

  /// Makes an interruption end the line on which the terminal shows `^C`.
  static func endLine() {
    endsLine = true
  }
}
