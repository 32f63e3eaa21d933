import Foundation
import Terminal

/// Says on standard error what is measured now, if a person sees it there.
struct Progress {
  private let isSeen = isTerminal(fileDescriptor: STDERR_FILENO)

  /// In place of what it said before.
  func say(_ text: String) {
    guard isSeen else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }

  /// Leaves no trace.
  func end() {
    say("")
  }
}
