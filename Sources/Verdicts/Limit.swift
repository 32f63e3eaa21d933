/// What an exercise can use too much of.
public enum Limit: Codable, Sendable {
  case memory
  /// Threads; and no process but its own.
  case processes

  /// How much memory it may use, in bytes.
  public static let memoryAmount = 1 << 30
}
