/// Why an exercise gave no answer.
public enum NoAnswer: Error, Codable, Equatable, Sendable {
  /// The exercise's process ended.
  case ended(Crash)
  /// The time limit was exceeded, by processor time or by sleeping.
  case late(Lateness, seconds: Double)
  /// The answer exceeds the size limit.
  case tooLong
  /// The answer can't be decoded, or came without a question.
  case unreadable

  public var isEnd: Bool { if case .ended = self { true } else { false } }
  public var isLate: Bool { if case .late = self { true } else { false } }

  /// The reason with the source line of a crash looked up.
  public var located: NoAnswer {
    if case .ended(let crash) = self { .ended(crash.located) } else { self }
  }
}

/// How an exercise's process ended.
public struct Crash: Codable, Equatable, Sendable {
  public var cause: CrashCause
  /// The source location in the exercise; nil if unknown or not looked up yet.
  public var place: SourceLocation?
  /// The number of lines at the end of the output that the runtime printed.
  public var lineCount = 0
  /// Looks up the source line; nil if that can't be done.
  ///
  /// This takes as long as compiling the exercise, and most crashes are never shown, because an
  /// earlier failure is more useful.
  public var search: (@Sendable (Crash) -> Crash)?

  private enum CodingKeys: CodingKey { case cause, place }

  public init(_ cause: CrashCause, at place: SourceLocation? = nil) {
    (self.cause, self.place) = (cause, place)
  }

  /// The crash with its source line looked up.
  public var located: Crash { search?(self) ?? self }

  public static func == (one: Crash, other: Crash) -> Bool {
    one.cause == other.cause && one.place == other.place
  }
}

public enum CrashCause: Codable, Equatable, Sendable {
  /// The Swift runtime stopped it with this message.
  case trap(String)
  /// The process exited with this code.
  case exit(Int32)
  case stackOverflow
  /// The process exceeded a resource limit.
  case limit(Limit)
  /// The process was killed by this signal, without a message.
  case signal(Int32)
}

/// The resources that are limited for an exercise.
public enum Limit: Codable, Sendable {
  case memory
  /// Threads and child processes.
  case processes
}

/// How an exercise exceeded its time limit.
public enum Lateness: Codable, Sendable {
  /// The exercise used up its processor time.
  case computing
  /// The exercise waited for too long.
  case sleeping
}

public struct SourceLocation: Codable, Equatable, Sendable {
  /// From 1.
  public var line: Int
  /// From 1; known only for crashes.
  public var column: Int?

  public init(line: Int, column: Int? = nil) {
    (self.line, self.column) = (line, column)
  }
}
