import Foundation

/// Has an interruption end the line on which the terminal shows it, and then do what it does anyway.
func endLineWhenInterrupted() {
  signal(SIGINT) { number in
    // Nothing else may be called in the middle of whatever was interrupted.
    var end = UInt8(ascii: "\n")
    _ = write(STDOUT_FILENO, &end, 1)
    signal(number, SIG_DFL)
    raise(number)
  }
}
