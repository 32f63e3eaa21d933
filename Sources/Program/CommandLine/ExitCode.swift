import Curriculum

/// What the workbook says with its exit code.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// All that was asked for passes.
  case success = 0
  /// Something doesn't.
  case failure = 1
  /// The command line is wrong (EX_USAGE of sysexits).
  case usage = 64
  /// The environment is: no toolchain, nothing that loads exercises, no folder to write to
  /// (EX_UNAVAILABLE).
  case unavailable = 69
  /// This machine was too busy to find out: the same may come to something when it is tried again
  /// (EX_TEMPFAIL).
  case busy = 75
}

extension ExitCode {
  /// What a verdict comes to: that something doesn't pass is certain only where a check says so.
  init(_ verdict: Verdict) {
    let isOpen = verdict.firstFailure?.result.obstacle == .busyMachine
    self = verdict.passes ? .success : isOpen ? .busy : .failure
  }

  /// What both come to: what is certain counts before what nobody knows.
  func and(_ other: ExitCode) -> ExitCode {
    switch (self, other) {
    case (.success, _), (.busy, .failure): other
    default: self
    }
  }
}
