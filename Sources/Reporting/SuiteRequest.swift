/// What the grader tells the suite's process on its standard input, before anything else.
public struct SuiteRequest: Codable, Equatable, Sendable {
  /// Signs every message of this run; the exercise must not come to know it.
  public var secret: Secret
  /// Stands in the output where a check begins. The exercise can read it there, so it is no secret.
  public var marker: String
  /// The file descriptor on which messages are sent.
  public var channel: Int32
  /// The library that holds the exercise.
  public var exercise: String
  /// The library that holds its suite; what it needs of the exercise it finds when it is loaded.
  public var suite: String
  /// The checks to leave out, because an earlier process has already decided them.
  public var skipping: [String]
  /// Those among them that failed: something may be known about the mistake behind them.
  public var failed: [String]
  /// The check that tells each call of the exercise before it is made, if one does: it has ended its
  /// process before, and nobody knows in which call.
  public var announcing: String?
  /// The folder in which the exercise runs.
  public var scratch: String
  /// The files and folders that the process may read, beside what the system needs.
  public var readable: [String]
  /// The folders with the programs that may be started.
  public var executable: [String]
  /// What the generated samples are made from; the same seed gives the same ones.
  public var seed: UInt64

  public init(
    secret: Secret, marker: String, channel: Int32, exercise: String, suite: String,
    skipping: [String], failed: [String], announcing: String? = nil, scratch: String,
    readable: [String], executable: [String], seed: UInt64
  ) {
    self.secret = secret
    self.marker = marker
    self.channel = channel
    self.exercise = exercise
    self.suite = suite
    self.skipping = skipping
    self.failed = failed
    self.announcing = announcing
    self.scratch = scratch
    self.readable = readable
    self.executable = executable
    self.seed = seed
  }
}
