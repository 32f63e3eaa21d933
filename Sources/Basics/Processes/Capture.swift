public struct Captured: Sendable {
  public var ending: TerminationStatus
  /// What it wrote to standard output; what isn't UTF-8 in it is replaced.
  public var output: String
  /// What it wrote to standard error, in the same way.
  public var errors: String
  /// How much of a processor's time it had, with what it has started and waited for.
  public var processorTime: Duration
}

/// Runs a program to its end and keeps what it wrote.
///
/// - Parameters:
///   - limit: how long it may run.
///   - outputLimit: how many bytes of each stream are kept; the rest is read and dropped.
///   - endsThere: whether it is ended, as if it were out of time, where its standard output is full.
public func capture(
  _ command: Command, limit: Duration, outputLimit: Int = SizeLimit.programOutput,
  endsThere: Bool = false
) throws(SpawnError) -> Captured {
  Captured(
    try RunningProgram(command)
      .answer(within: limit, orAtOutput: endsThere ? outputLimit : nil, outputLimit: outputLimit))
}

extension Captured {
  /// What a program has answered; one that was done before its end was out of time.
  public init(_ answer: RunningProgram.Answer) {
    self.init(
      ending: answer.ending ?? .outOfTime, output: answer.output, errors: answer.errors,
      processorTime: answer.processorTime)
  }
}

extension RunningProgram {
  public struct Answer: Sendable {
    /// Nil if it was done before its end.
    public var ending: TerminationStatus?
    /// What it wrote to standard output; what isn't UTF-8 in it is replaced.
    public var output: String
    /// What it wrote to standard error, in the same way.
    public var errors: String
    /// How much of a processor's time it had by then, with what it has started.
    public var processorTime: Duration
  }

  /// Waits until the program is done and keeps what it wrote, as `capture` does.
  ///
  /// - Parameters:
  ///   - doneAtOutput: how many bytes on its standard output it is done at; nil if it never is before its
  ///     end.
  ///   - isTooMuch: told now and then how much of a processor's time it has had, with what it has
  ///     started; says whether it is to be ended, as if it were out of time.
  public func answer(
    within limit: Duration, orAtOutput doneAtOutput: Int? = nil,
    outputLimit: Int = SizeLimit.programOutput, unless isTooMuch: ((Duration) -> Bool)? = nil
  ) -> Answer {
    let end = ContinuousClock.now + limit
    var output: [UInt8] = []
    var errors: [UInt8] = []
    func receive(_ stream: ProgramStream, _ bytes: ArraySlice<UInt8>) {
      switch stream {
      case .output: output += bytes.prefix(outputLimit - output.count)
      case .errors: errors += bytes.prefix(outputLimit - errors.count)
      }
    }
    let ending = finish(
      until: end, orAtOutput: doneAtOutput,
      unless: { isTooMuch?(Basics.processorTime(withStartedBy: self.id) ?? .zero) ?? false },
      receive: receive)
    return Answer(
      ending: ending, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self),
      processorTime: ending == nil
        ? Basics.processorTime(withStartedBy: id) ?? .zero : spent.withLock { $0 })
  }
}
