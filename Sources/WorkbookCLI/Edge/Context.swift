import Foundation
import Terminal

/// Everything from outside that a command may look at or talk to: so every command can be run in a
/// test.
struct Context {
  /// Without the name of the program.
  var arguments: [String]
  var environment: [String: String]
  /// The folder in which it was started.
  var directory: String
  /// The next line that was typed, or nil at the end of the input.
  var readLine: () -> String?
  /// Verdicts and texts.
  var write: (String) -> Void
  /// Trouble.
  var complain: (String) -> Void
  var isInputTerminal: Bool
  var isOutputTerminal: Bool
  /// How many columns the terminal has.
  var width: Int
  /// How many rows the terminal has.
  var height: Int
  var now: () -> Date

  /// The process's own.
  static var process: Context {
    let environment = ProcessInfo.processInfo.environment
    let size = TerminalSize.current(environment: environment)
    return Context(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: environment,
      directory: FileManager.default.currentDirectoryPath,
      readLine: { Swift.readLine(strippingNewline: true) },
      write: { writeAll($0, to: STDOUT_FILENO) },
      complain: { writeAll($0, to: STDERR_FILENO) },
      isInputTerminal: isTerminal(fileDescriptor: STDIN_FILENO),
      isOutputTerminal: isTerminal(fileDescriptor: STDOUT_FILENO),
      width: size.columns,
      height: size.rows,
      now: { Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down)) })
  }
}

/// Writes everything, or stops quietly when nobody reads any more.
private func writeAll(_ text: String, to descriptor: Int32) {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 || errno == EINTR else { return }
    bytes = bytes.dropFirst(max(count, 0))
  }
}
