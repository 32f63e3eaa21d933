/// What a program has answered.
public struct Captured: Sendable {
  public var ending: TerminationStatus
  /// What it wrote to standard output; what isn't UTF-8 in it is replaced.
  public var output: String
  /// What it wrote to standard error, in the same way.
  public var errors: String
}

/// Runs a program to its end and keeps what it wrote.
///
/// - Parameters:
///   - outputLimit: how many bytes of each stream are kept; the rest is read and dropped.
///   - endsThere: whether it is ended where its standard output is full.
public func capture(
  _ command: Command, limit: Duration, outputLimit: Int = SizeLimit.programOutput,
  endsThere: Bool = false
) throws(SpawnError) -> Captured {
  try RunningProgram(command)
    .answer(within: limit, orAtOutput: endsThere ? outputLimit : nil, outputLimit: outputLimit)
}

extension RunningProgram {
  /// Told now and then how much more of a processor's time a program has had that is waited for, with what
  /// it has started; says whether it is to be ended, as if it were out of time.
  package typealias Meter = @Sendable (Duration) -> Bool
  @TaskLocal package static var meter: Meter?

  /// Waits until the program is done and keeps what it wrote, as `capture` does.
  ///
  /// - Parameter doneAtOutput: how many bytes on its standard output it is done at; nil if it never is
  ///   before its end.
  public func answer(
    within limit: Duration, orAtOutput doneAtOutput: Int? = nil,
    outputLimit: Int = SizeLimit.programOutput
  ) -> Captured {
    let end = ContinuousClock.now + limit
    var output: [UInt8] = []
    var errors: [UInt8] = []
    func receive(_ stream: ProgramStream, _ bytes: ArraySlice<UInt8>) {
      switch stream {
      case .output: output += bytes.prefix(outputLimit - output.count)
      case .errors: errors += bytes.prefix(outputLimit - errors.count)
      }
    }
    let meter = Self.meter
    var counted = Duration.zero
    func isTooMuch(_ total: Duration) -> Bool {
      defer { counted = max(counted, total) }
      return meter?(max(.zero, total - counted)) ?? false
    }
    let ending = finish(
      until: end, orAtOutput: doneAtOutput,
      unless: { meter != nil && isTooMuch(processorTime(withStartedBy: self.id) ?? .zero) },
      receive: receive)
    _ = isTooMuch(ending == .done ? processorTime(withStartedBy: id) ?? .zero : process.spent)
    return Captured(
      ending: ending, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }
}
