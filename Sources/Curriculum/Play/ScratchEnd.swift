/// What came of running an exercise's `scratch()`, beside what it printed.
public enum ScratchEnd: Equatable, Sendable {
  /// It came to its end.
  case finished
  /// It didn't.
  case stopped(RunProblem)
  /// The exercise has no function of that name that takes and gives nothing.
  case missing
  /// The exercise can't be run; the verdict says why.
  case verdict(Verdict)
}
