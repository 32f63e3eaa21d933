import Curriculum

/// What can be told about a check whose process ended: why, and at which of the learner's lines.
struct CrashReport: Codable, Equatable {
  var cause: CrashCause
  /// Nil where nobody has said.
  var place: SourcePlace?
  /// How many lines at the end of the output are the runtime's.
  var lineCount = 0

  /// Whether the exercise used more than it may.
  var hasPassedLimit: Bool { if case .limit = cause { true } else { false } }

  /// Where it happened isn't known.
  init(cause: CrashCause) {
    self.cause = cause
  }
}
