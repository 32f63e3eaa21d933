import Foundation
import Processes
import Reporting

/// What can be told about a check whose process ended: why, and at which of the learner's lines.
struct CrashReport: Codable, Equatable {
  var cause: CrashCause
  /// From 1.
  var line: Int?
  /// From 1.
  var column: Int?
  /// How many lines at the end of the output are the runtime's.
  var lineCount = 0
  /// Whether it happened at some line, but nobody has said at which.
  var couldNameLine = false

  /// Where it happened isn't known.
  init(cause: CrashCause) {
    self.cause = cause
  }

  /// Reads what the process wrote while it ended: the runtime's last words and its backtrace.
  ///
  /// What the exercise itself has printed comes first, and may look just like it.
  init(ending: Ending, output: String) {
    let start = output.ranges(of: "\n*** Signal ").last?.lowerBound ?? output.endIndex
    let (message, backtrace) = (output[..<start], output[start...])
    cause = Self.cause(ending: ending, message: message, backtrace: backtrace)
    // The innermost frame in the exercise is where it happened. The suite's frames say nothing.
    let frame = backtrace.firstMatch(of: /at \S*\/Exercise\.swift:(\d+)(?::(\d+))?/)
    let place = message.matches(of: /Exercise\.swift:(\d+): (?:Fatal|Precondition|Assertion)/).last
    line = (frame?.1 ?? place?.1).flatMap { Int($0) }
    column = frame?.2.flatMap { Int($0) }
    couldNameLine = line == nil && !backtrace.isEmpty
    lineCount = Self.lineCount(ending: ending, message: message, backtrace: backtrace)
  }

  static func lineCount(ending: Ending, message: Substring, backtrace: Substring) -> Int {
    guard case .killed = ending else { return 0 }
    var own = backtrace
    if let words = message.ranges(of: lastWords).last?.lowerBound {
      let lineEnd = message[..<words].lastIndex(of: "\n")
      own = message.base[(lineEnd.map(message.index(after:)) ?? message.startIndex)...]
    } else if !own.isEmpty {
      // The line break before it belongs to the line above.
      own = own.dropFirst()
    }
    return own.split(separator: "\n", omittingEmptySubsequences: false).count
      - (own.isEmpty || own.hasSuffix("\n") ? 1 : 0)
  }

  private static func cause(
    ending: Ending, message: Substring, backtrace: Substring
  ) -> CrashCause {
    guard case .killed(let signal) = ending else {
      if case .exited(let code) = ending { return .exit(code) }
      return .signal(SIGKILL)
    }
    if let limit = Limit.allCases.first(where: { $0.signal == signal }) { return .limit(limit) }
    if signal == SIGXFSZ { return .fileSize }
    // The kernel ends a process with it that tries to copy itself.
    if signal == SIGSYS { return .limit(.processes) }
    if let match = backtrace.firstMatch(of: #/Swift runtime failure: ([^\n]*?) in /#) {
      return .trap(String(match.1))
    }
    if let words = message.matches(of: lastWords).last {
      return words.0.contains("failed to allocate") ? .limit(.memory) : .trap(String(words.0))
    }
    // Endless recursion shows as a fault at the end of the stack, with the same frame over and over.
    let depth = backtrace.matches(of: /at \S*\/Exercise\.swift:/).count
    return depth > 16 ? .stackOverflow : .signal(signal)
  }

  /// How the runtime begins to say why it stops a program.
  static var lastWords: Regex<Substring> {
    /(?:Fatal error|Precondition failed|Assertion failed).*/
  }
}
