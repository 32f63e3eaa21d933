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
  init(ending: Ending, output: String) {
    reason = Self.reason(ending: ending, output: output)
    // The innermost frame in the exercise is where it happened. The suite's frames say nothing.
    let frame = output.firstMatch(of: /at \S*\/Exercise\.swift:(\d+)(?::(\d+))?/)
    let message = output.firstMatch(of: /Exercise\.swift:(\d+): (?:Fatal|Precondition|Assertion)/)
    line = (frame?.1 ?? message?.1).flatMap { Int($0) }
    column = frame?.2.flatMap { Int($0) }
  }

  private static func reason(ending: Ending, output: String) -> String {
    if let match = output.firstMatch(of: /(?:Fatal error|Precondition failed|Assertion failed).*/) {
      return String(match.0)
    }
    if let match = output.firstMatch(of: #/Swift runtime failure: ([^\n]*?) in /#) {
      return String(match.1)
    }
    switch ending {
    case .exited(let code): return "exit(\(code))"
    case .killed(let signal):
      // Endless recursion shows as a fault at the end of the stack, with the same frame over and
      // over.
      let depth = output.matches(of: /at \S*\/Exercise\.swift:/).count
      return depth > 16 ? "stack overflow" : "signal \(signal)"
    case .outOfTime: return ""
    }
  }
}
