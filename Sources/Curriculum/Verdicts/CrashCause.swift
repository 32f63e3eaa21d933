/// Why the process ended in which a check ran.
public enum CrashCause: Codable, Equatable, Sendable {
  /// The runtime stopped it, and said this.
  case trap(String)
  /// It ended itself, with this exit code.
  case exit(Int32)
  /// It called itself until there was no more room on the stack.
  case stackOverflow
  /// It used more than it may.
  case limit(Limit)
  /// The system ended it with this signal, and nobody said why.
  case signal(Int32)
}

/// Why the answer of an exercise is none.
public enum AnswerProblem: Codable, Equatable, Sendable {
  /// It is longer than an answer may be.
  case tooLong
  /// Its bytes mean nothing.
  case unreadable
}
