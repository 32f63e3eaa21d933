import Processes

/// What can be told about a check whose process ended: why, and at which of the learner's lines.
struct CrashReport: Equatable {
  /// In the runtime's words.
  var reason: String
  /// From 1.
  var line: Int?
  /// From 1.
  var column: Int?

  /// Reads what the process wrote while it ended: the runtime's last words and its backtrace.
  ///
  /// What the exercise itself has printed comes first, and may look just like it.
  init(ending: Ending, output: String) {
    let start = output.ranges(of: "\n*** Signal ").last?.lowerBound ?? output.endIndex
    let (message, backtrace) = (output[..<start], output[start...])
    reason = Self.reason(ending: ending, message: message, backtrace: backtrace)
    // The innermost frame in the exercise is where it happened. The suite's frames say nothing.
    let frame = backtrace.firstMatch(of: /at \S*\/Exercise\.swift:(\d+)(?::(\d+))?/)
    let place = message.matches(of: /Exercise\.swift:(\d+): (?:Fatal|Precondition|Assertion)/).last
    line = (frame?.1 ?? place?.1).flatMap { Int($0) }
    column = frame?.2.flatMap { Int($0) }
  }

  private static func reason(
    ending: Ending, message: Substring, backtrace: Substring
  ) -> String {
    if let match = backtrace.firstMatch(of: #/Swift runtime failure: ([^\n]*?) in /#) {
      return String(match.1)
    }
    // Whoever leaves by itself has no last words of the runtime's.
    if case .killed = ending,
      let match = message.matches(of: /(?:Fatal error|Precondition failed|Assertion failed).*/).last
    {
      return String(match.0)
    }
    switch ending {
    case .exited(let code): return "exit(\(code))"
    case .killed(let signal):
      // Endless recursion shows as a fault at the end of the stack, with the same frame over and
      // over.
      let depth = backtrace.matches(of: /at \S*\/Exercise\.swift:/).count
      return depth > 16 ? "stack overflow" : "signal \(signal)"
    case .outOfTime: return ""
    }
  }
}
