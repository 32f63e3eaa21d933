/// The result of running a program.
public struct Captured: Sendable {
  public var ending: TerminationStatus
  /// Its standard output, with invalid UTF-8 replaced.
  public var output: String
  /// Its standard error, with invalid UTF-8 replaced.
  public var errors: String
}

/// Runs a program to its end and returns its output.
///
/// - Parameters:
///   - outputLimit: the number of bytes kept of each stream; the rest is read and dropped.
///   - endsThere: whether to end the program when its standard output exceeds that.
public func capture(
  _ command: Command, limit: Duration, outputLimit: Int = SizeLimit.programOutput,
  endsThere: Bool = false
) throws(SpawnError) -> Captured {
  try RunningProgram(command)
    .answer(within: limit, orAtOutput: endsThere ? outputLimit : nil, outputLimit: outputLimit)
}

extension RunningProgram {
  /// Called repeatedly with the additional processor time of the awaited program and its child
  /// processes; returns whether to end the program as if it had timed out.
  package typealias Meter = @Sendable (Duration) -> Bool
  @TaskLocal package static var meter: Meter?

  /// Waits until the program is done and returns its output, like `capture`.
  ///
  /// - Parameter doneAtOutput: the number of bytes on standard output at which the program counts
  ///   as done; nil to wait for its end.
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
    var nextLook = ContinuousClock.now + TimeLimit.lookAtSpentTime
    func hasSpentTooMuch() -> Bool {
      guard meter != nil, .now >= nextLook else { return false }
      nextLook = .now + TimeLimit.lookAtSpentTime
      return isTooMuch(processorTime(withStartedBy: id) ?? .zero)
    }
    let ending = finish(
      until: end, orAtOutput: doneAtOutput, unless: hasSpentTooMuch, receive: receive)
    _ = isTooMuch(ending == .done ? processorTime(withStartedBy: id) ?? .zero : process.spent)
    return Captured(
      ending: ending, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }
}
