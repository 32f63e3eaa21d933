import Basics
import Launching
import SuiteSupport
import Terminal

/// Everything from outside that a command may look at or talk to: so every command can be run in a
/// test.
package struct Context: Sendable {
  var arguments: [String]
  package var environment: [String: String]
  /// The folder in which it was started.
  package var directory: String
  /// Where the program itself stands, links followed; nil if that isn't known.
  var program: String?
  /// The next line that was typed, or nil at the end of the input.
  var readLine: @Sendable () -> String?
  package var write: @Sendable (String) -> Void
  var complain: @Sendable (String) -> Void
  var isInputTerminal: Bool
  var isOutputTerminal: Bool
  var isErrorTerminal = false
  var width: Int
  var height: Int
  var now: @Sendable () -> Date
  /// What judges exercises, by the lesson's id.
  package var suites: [String: AnySuite]
  /// Whether something that was written is lost; not when its reader only went away.
  var hasLostOutput: @Sendable () -> Bool = { false }
  /// Whether nobody is there any more to read what is written.
  var isReaderGone: @Sendable () -> Bool = { false }
  /// Whether the system tells programs about processes.
  var hasProcessFiles = true

  /// Whether all is written in UTF-8, whatever the locale says: the language that is spoken needs it.
  var writesUTF8 = false
  var isUnicode: Bool { writesUTF8 || Terminal.isUnicode(environment: environment) }

  /// Has an interruption end the line that it comes on.
  var endLineWhenInterrupted: @Sendable () -> Void = {}

  /// Whether there is a terminal that can do nothing but print one line after the other.
  var onlyPrintsLines: Bool {
    let terminal = environment["TERM"] ?? ""
    return isOutputTerminal && (terminal.isEmpty || terminal == "dumb")
  }

  package static func process(judging suites: [String: AnySuite]) -> Context {
    // Who asks for the arguments without these files is ended.
    let hasProcessFiles = SystemFiles.tellOfProcesses
    let environment = ProcessInfo.processInfo.environment
    let size = TerminalSize.current(environment: environment)
    let output = OutputFile(descriptor: STDOUT_FILENO)
    let errors = OutputFile(descriptor: STDERR_FILENO)
    return Context(
      arguments: hasProcessFiles ? Array(CommandLine.arguments.dropFirst()) : [],
      environment: environment,
      directory: FileManager.default.currentDirectoryPath,
      program: runningProgram,
      readLine: { Swift.readLine(strippingNewline: true) },
      write: output.write,
      complain: errors.write,
      isInputTerminal: isTerminal(fileDescriptor: STDIN_FILENO),
      isOutputTerminal: isTerminal(fileDescriptor: STDOUT_FILENO),
      isErrorTerminal: isTerminal(fileDescriptor: STDERR_FILENO),
      width: size.columns,
      height: size.rows,
      now: { Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down)) },
      suites: suites,
      hasLostOutput: { output.hasLost },
      isReaderGone: { output.isReaderGone },
      hasProcessFiles: hasProcessFiles,
      endLineWhenInterrupted: { Interruption.endLine() })
  }
}

extension Context {
  /// English can be written in ASCII; whoever has another language spoken can read it, too.
  mutating func speaks(_ language: Language) { writesUTF8 = language != .english }

  /// Writes what is wrong, as text only: whoever looks for it in a file wants no escape codes.
  func complain(in lines: [Line]) {
    complain(lines.rendered(for: Canvas(isUnicode: isUnicode)))
  }
}
