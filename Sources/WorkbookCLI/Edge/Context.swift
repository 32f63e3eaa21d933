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
  var isErrorTerminal = false
  /// How many columns the terminal has.
  var width: Int
  /// How many rows the terminal has.
  var height: Int
  var now: () -> Date
  /// Whether something that was written is lost; not when its reader only went away.
  var hasLostOutput: () -> Bool = { false }
  /// Whether nobody is there any more to read what is written.
  var isReaderGone: () -> Bool = { false }

  /// The process's own.
  static var process: Context {
    let environment = ProcessInfo.processInfo.environment
    let size = TerminalSize.current(environment: environment)
    let output = OutputFile(descriptor: STDOUT_FILENO)
    let errors = OutputFile(descriptor: STDERR_FILENO)
    return Context(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: environment,
      directory: FileManager.default.currentDirectoryPath,
      readLine: { Swift.readLine(strippingNewline: true) },
      write: output.write,
      complain: errors.write,
      isInputTerminal: isTerminal(fileDescriptor: STDIN_FILENO),
      isOutputTerminal: isTerminal(fileDescriptor: STDOUT_FILENO),
      isErrorTerminal: isTerminal(fileDescriptor: STDERR_FILENO),
      width: size.columns,
      height: size.rows,
      now: { Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down)) },
      hasLostOutput: { output.hasLost },
      isReaderGone: { output.isReaderGone })
  }
}
