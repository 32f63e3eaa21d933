import Foundation
import Terminal

/// Says on standard error what is measured now, if a person sees it there.
struct Progress {
  private let isSeen = isTerminal(fileDescriptor: STDERR_FILENO)
  private let columns = TerminalSize.current(
    environment: ProcessInfo.processInfo.environment
  ).columns

  /// In place of what it said before.
  func say(_ text: String) {
    write(TransientLine.showing(Line(text), columns: columns, for: .text))
  }

  /// Leaves no trace.
  func end() {
    write(TransientLine.nothing)
  }

  private func write(_ text: String) {
    if isSeen { FileHandle.standardError.write(Data(text.utf8)) }
  }
}
