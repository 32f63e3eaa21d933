/// What an exercise did when its time was over.
public enum Lateness: Codable, Sendable {
  /// It has used as much of a processor's time as it may.
  case computing
  /// It waited as long for something that doesn't come, or for a time of day.
  case sleeping
}
