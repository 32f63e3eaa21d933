/// What an exercise can use too much of.
public enum Limit: Codable, Sendable {
  case memory
  /// Threads; and no process but its own.
  case processes
}
