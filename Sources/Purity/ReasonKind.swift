/// What a function does that it wouldn't if it were pure.
public enum ReasonKind: String, CaseIterable, Codable, Sendable {
  case globalRead = "global-read"
  case globalWrite = "global-write"
  /// Reads a variable of the function around it.
  case captureRead = "capture-read"
  case captureWrite = "capture-write"
  /// Prints, or changes files.
  case output
  /// Reads what is typed, files, the network, the environment or the locale.
  case input
  case time
  case random
  /// Depends on where in memory something is.
  case identity
  /// Reads or changes an object, or memory, that others hold, too.
  case objectState = "object-state"
  case concurrency
  /// Calls a function of C of which nothing is known.
  case unknownC = "unknown-c"
  /// Can't be told: the code doesn't compile, or calls what can't be read.
  case unknown
}
