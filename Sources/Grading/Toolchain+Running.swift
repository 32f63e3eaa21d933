import Foundation
import Processes

extension Toolchain {
  /// How long one call of the compiler may take.
  public static let compileLimit = Duration.seconds(30)
  /// How much memory it may use, in KiB.
  private static let memoryLimit = 4 << 20
  /// How many seconds of a processor's time each of its processes may use.
  private static let processorLimit = 60

  /// Runs the compiler once, within its limits.
  func run(
    _ arguments: [String], environment: [String: String]
  ) throws(EnvironmentProblem) -> Captured {
    try execute([compiler] + arguments, environment: environment)
  }

  /// Runs one of the toolchain's programs, within the compiler's limits.
  func execute(
    _ call: [String], environment: [String: String]
  ) throws(EnvironmentProblem) -> Captured {
    do {
      // Where the shell can't set the limit, the compiler runs without one.
      let limits = "ulimit -v \(Self.memoryLimit); ulimit -t \(Self.processorLimit)"
      var command = Command(
        "/bin/sh", ["-c", "{ \(limits); } 2>/dev/null; exec \"$@\"", "sh"] + call,
        environment: environment)
      // It starts its parts in groups of their own, and ends them for this signal alone.
      command.endSignal = SIGINT
      return try capture(command, limit: limit)
    } catch {
      throw .toolchainDoesNotAnswer(path: call[0])
    }
  }
}
