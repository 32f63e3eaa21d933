/// What can be told about a check whose process ended: why, and at which of the learner's lines.
struct CrashReport: Codable, Equatable {
  var cause: CrashCause
  /// From 1.
  var line: Int?
  /// From 1.
  var column: Int?
  /// How many lines at the end of the output are the runtime's.
  var lineCount = 0

  /// Where it happened isn't known.
  init(cause: CrashCause) {
    self.cause = cause
  }
}
