/// What the grader tells the suite's process on its standard input, before anything else.
public struct SuiteRequest: Codable, Equatable, Sendable {
  /// Stands before every message of this run; the exercise must not come to know it.
  public var secret: String
  /// Stands in the output where a check begins. The exercise can read it there, so it is no secret.
  public var marker: String
  /// The file descriptor on which messages are sent.
  public var channel: Int32
  /// The shared library that holds the exercise and its suite.
  public var library: String
  /// The checks to leave out, because an earlier process has already decided them.
  public var skipping: [String]
  /// Those among them that failed: something may be known about the mistake behind them.
  public var failed: [String]
  /// The only folder that the exercise may write to.
  public var scratch: String
  /// The files and folders that the process may read, beside what the system needs.
  public var readable: [String]
  /// The folders with the programs that may be started.
  public var executable: [String]
  /// What the generated samples are made from; the same seed gives the same ones.
  public var seed: UInt64

  public init(
    secret: String, marker: String, channel: Int32, library: String, skipping: [String],
    failed: [String], scratch: String, readable: [String], executable: [String], seed: UInt64
  ) {
    self.secret = secret
    self.marker = marker
    self.channel = channel
    self.library = library
    self.skipping = skipping
    self.failed = failed
    self.scratch = scratch
    self.readable = readable
    self.executable = executable
    self.seed = seed
  }
}
