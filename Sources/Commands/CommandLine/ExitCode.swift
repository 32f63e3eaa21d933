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
}
