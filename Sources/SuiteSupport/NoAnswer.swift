/// Why an exercise has no answer.
public enum NoAnswer: Error, Codable, Equatable, Sendable {
  /// Its process ended instead.
  case ended(Crash)
  /// It had none when its time was over, after so many seconds of a processor's time, or of sleep.
  case late(Lateness, seconds: Double)
  /// It answered with more than an answer may be.
  case tooLong
  /// What came is no answer, or came when nobody had asked.
  case unreadable

  public var isEnd: Bool { if case .ended = self { true } else { false } }
  public var isLate: Bool { if case .late = self { true } else { false } }

  /// The same with the line of a crash.
  public var located: NoAnswer {
    if case .ended(let crash) = self { .ended(crash.located) } else { self }
  }
}

/// How the process of an exercise ended.
public struct Crash: Codable, Equatable, Sendable {
  public var cause: CrashCause
  /// The learner's line; nil also if it has to be looked for.
  public var place: SourceLocation?
  /// How many lines at the end of the output are the runtime's.
  public var lineCount = 0
  /// Looks for the line; nil if there is none to look for.
  ///
  /// That takes as long as to compile the exercise, and most crashes are never shown: what was asked before
  /// has failed already, in a way that tells more.
  public var search: (@Sendable (Crash) -> Crash)?

  private enum CodingKeys: CodingKey { case cause, place }

  public init(_ cause: CrashCause, at place: SourceLocation? = nil) {
    (self.cause, self.place) = (cause, place)
  }

  /// The same with its line, and nothing more to look for.
  public var located: Crash { search?(self) ?? self }

  public static func == (one: Crash, other: Crash) -> Bool {
    one.cause == other.cause && one.place == other.place
  }
}

/// Why a process ended.
public enum CrashCause: Codable, Equatable, Sendable {
  /// The runtime stopped it, and said this.
  case trap(String)
  /// It ended itself, with this exit code.
  case exit(Int32)
  /// There was no more room on the stack.
  case stackOverflow
  /// It used more than it may.
  case limit(Limit)
  /// The system ended it with this signal, and nobody said why.
  case signal(Int32)
}

/// What an exercise can use too much of.
public enum Limit: Codable, Sendable {
  case memory
  /// Threads; and no process but its own.
  case processes
}

/// What an exercise did until its time was over.
public enum Lateness: Codable, Sendable {
  /// It has used as much of a processor's time as it may.
  case computing
  /// It waited as long for something that doesn't come, or for a time of day.
  case sleeping
}

public struct SourceLocation: Codable, Equatable, Sendable {
  /// From 1.
  public var line: Int
  /// From 1; only where a crash tells.
  public var column: Int?

  public init(line: Int, column: Int? = nil) {
    (self.line, self.column) = (line, column)
  }
}
