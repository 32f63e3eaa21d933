import Basics

/// What uses up an allowance apart from an exercise's processes: the thread that judges it, and the
/// programs that are started for it.
extension Allowance {
  /// Does something for which all is taken off that this thread computes, and the programs that it runs.
  func spend<Value, Failure>(
    on work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try Self.$ofGrading.withValue(self) {
      // Where this thread is watched already, nothing is to be taken off twice.
      ThreadWatch.$ofThisThread.withValue(ThreadWatch.ofThisThread ?? ThreadWatch()) {
        defer { lookAtThisThread() }
        return Result { () throws(Failure) in try work() }
      }
    }.get()
  }

  /// Takes off what this thread has computed since the latest look, where it computes for an allowance.
  func lookAtThisThread() {
    guard let watch = ThreadWatch.ofThisThread else { return }
    take(Spending(processor: watch.work()))
  }

  /// - Throws: if the grading to which this thread belongs has used up what there is for it.
  static func ask() throws(HostFailure) {
    guard let grading = ofGrading else { return }
    grading.lookAtThisThread()
    if case .late? = grading.end { throw .takesTooLong }
  }
}

/// Looks now and then how much of a processor's time a thread had.
private final class ThreadWatch: Sendable {
  @TaskLocal static var ofThisThread: ThreadWatch?
  private let latest = Locked(HostSystem.timeOfThisThread())

  /// How much it had since the latest look.
  func work() -> Duration {
    let now = HostSystem.timeOfThisThread()
    return latest.withLock { latest in
      defer { latest = now }
      return max(.zero, now - latest)
    }
  }
}

/// Takes off what a program spends, look by look.
private final class ProgramWatch {
  private let grading = Allowance.ofGrading
  private var counted = Duration.zero

  /// - Parameter total: how much of a processor's time it had by now.
  /// - Returns: whether nothing is left.
  func take(_ total: Duration) -> Bool {
    grading?.take(Spending(processor: max(.zero, total - counted)))
    counted = max(counted, total)
    return grading?.end != nil
  }
}

extension RunningProgram {
  /// As `answer`, and all that it spends is taken off what the grading has; it is ended when that is
  /// used up.
  func countedAnswer(
    within limit: Duration, orAtOutput doneAtOutput: Int? = nil,
    outputLimit: Int = SizeLimit.programOutput
  ) -> Answer {
    let watch = ProgramWatch()
    let answer = answer(
      within: limit, orAtOutput: doneAtOutput, outputLimit: outputLimit, unless: watch.take)
    _ = watch.take(answer.processorTime)
    return answer
  }
}

/// As `capture`, and all that the program spends is taken off what the grading has; it is ended when that
/// is used up.
func countedCapture(
  _ command: Command, limit: Duration, outputLimit: Int = SizeLimit.programOutput,
  endsThere: Bool = false
) throws(SpawnError) -> Captured {
  Captured(
    try RunningProgram(command).countedAnswer(
      within: limit, orAtOutput: endsThere ? outputLimit : nil, outputLimit: outputLimit))
}
