import Basics
import Interface
import Launching
import SuiteSupport
import Terminal

/// Everything outside the program that a command may read or write, so that tests can replace it.
package struct Context: Sendable {
  var arguments: [String]
  package var environment: [String: String]
  /// The folder in which the program was started.
  package var directory: String
  /// The path of the running program with symbolic links resolved; nil if it isn't known.
  var program: String?
  /// Returns the next typed line, or nil at the end of the input.
  var readLine: @Sendable () -> String?
  package var write: @Sendable (String) -> Void
  var complain: @Sendable (String) -> Void
  var isInputTerminal: Bool
  var isOutputTerminal: Bool
  var isErrorTerminal = false
  var width: Int
  var height: Int
  var now: @Sendable () -> Date
  /// Returns the suites that judge exercises, by the lesson's id. Making them takes longer than
  /// drawing the menu, which needs none.
  package var judging: @Sendable () -> [String: AnySuite]
  /// Whether some output could not be written; false if only its reader went away.
  var hasLostOutput: @Sendable () -> Bool = { false }
  /// Whether the reader of standard output is gone.
  var isReaderGone: @Sendable () -> Bool = { false }
  /// Whether the system provides files about processes, such as `/proc`.
  var hasProcessFiles = true

  /// Asks the terminal for its background; nil if it can't be asked.
  var askBackground: @Sendable () -> BackgroundAnswer? = { nil }

  /// Whether output is always UTF-8, whatever the locale says; languages other than English need
  /// that.
  var writesUTF8 = false
  var isUnicode: Bool { writesUTF8 || Terminal.isUnicode(environment: environment) }

  /// Makes an interruption end the line on which the terminal shows `^C`.
  var endLineWhenInterrupted: @Sendable () -> Void = {}

  /// Whether output is a terminal that can only print one line after the other.
  var onlyPrintsLines: Bool {
    let terminal = environment["TERM"] ?? ""
    return isOutputTerminal && (terminal.isEmpty || terminal == "dumb")
  }

  package static func process(
    judging suites: @autoclosure @escaping @Sendable () -> [String: AnySuite]
  ) -> Context {
    // Without these files Swift ends the program when it reads the arguments.
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
      judging: suites,
      hasLostOutput: { output.hasLost },
      isReaderGone: { output.isReaderGone },
      hasProcessFiles: hasProcessFiles,
      askBackground: {
        let answer = BackgroundAnswer()
        // During the question Ctrl-C is a byte and no signal.
        if answer?.typed.contains("\u{3}") == true { raise(SIGINT) }
        return answer
      },
      endLineWhenInterrupted: { Interruption.endLine() })
  }
}

extension Context {
  /// English can be written in ASCII. A person who chose another language can read UTF-8.
  mutating func speaks(_ language: Language) { writesUTF8 = language != .english }

  /// Makes `readLine` return text that was typed already before the rest of the input.
  mutating func expect(_ typed: String) {
    guard !typed.isEmpty else { return }
    let (typed, readLine) = (Locked(typed), readLine)
    self.readLine = {
      let before = typed.withLock { typed -> (line: String, isWhole: Bool) in
        let line = typed.prefix { !$0.isNewline }
        defer { typed = String(typed.dropFirst(line.count + 1)) }
        return (String(line), line.count < typed.count)
      }
      if before.isWhole { return before.line }
      return readLine().map { before.line + $0 } ?? (before.line.isEmpty ? nil : before.line)
    }
  }

  /// Writes an error as plain text without escape codes, because standard error may be a file.
  func complain(in lines: [Line]) {
    complain(lines.rendered(for: Canvas(isUnicode: isUnicode)))
  }

  /// Writes a text about the program itself in the same way, above other lines.
  func complain(_ text: String, in words: Words, above others: (Drawing) -> [Line] = { _ in [] }) {
    let drawing = Drawing(width: width, canvas: .text, words: words)
    complain(in: drawing.paragraph(text) + others(drawing))
  }
}
