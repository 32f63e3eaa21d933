import Basics
import Foundation

extension Toolchain {
  /// Runs the compiler once, within its limits.
  func run(
    _ arguments: [String], environment: [String: String]
  ) throws(EnvironmentProblem) -> Captured {
    try execute([compiler] + arguments, environment: environment)
  }

  /// Runs one of the toolchain's programs, within the compiler's limits.
  ///
  /// - Throws: also if somebody else ended it.
  func execute(
    _ call: [String], environment: [String: String]
  ) throws(EnvironmentProblem) -> Captured {
    let answer: Captured
    do throws(SpawnError) {
      answer = try countedCapture(
        command(call, environment: environment), limit: TimeLimit.busyMachine)
    } catch {
      throw .programDoesNotStart(error)
    }
    try lookForOthers(behind: answer.ending, of: call[0])
    return answer
  }

  /// - Throws: if others are to blame for the end of a program: they ended it, or left it no processor.
  func lookForOthers(
    behind ending: TerminationStatus?, of program: String
  ) throws(EnvironmentProblem) {
    guard let ending, ending.isByOthers || ending == .outOfTime else { return }
    throw Cancellation.isRequested ? .cancelled : .programInterrupted(path: program)
  }

  /// Where the compiler is to keep what it has made of the C library's headers, if this call compiles:
  /// otherwise it takes a place in the learner's home.
  private func moduleCache(for call: [String], _ environment: [String: String]) -> [String] {
    guard call.contains("-module-name"), !call.contains("-driver-print-jobs") else { return [] }
    let folder = HostPrograms.moduleCache ?? environment["TMPDIR"].map { "\($0)/ModuleCache" }
    return folder.map { ["-module-cache-path", $0] } ?? []
  }

  /// The toolchain's own linker, if this call links: another one may be missing.
  private func linker(for call: [String]) -> [String] {
    guard call.contains("-emit-library"), !call.contains("-driver-print-jobs") else { return [] }
    return PlatformFlags.linker(in: folder)
  }

  /// One of the toolchain's programs with its limits.
  ///
  /// - Parameter processorTime: how much it may use of that, if not as much as to compile.
  func command(
    _ call: [String], environment: [String: String],
    processorTime: Duration? = nil
  ) -> Command {
    let environment = environment.merging(PlatformFlags.compilerEnvironment) { own, _ in own }
    let arguments = call.dropFirst() + linker(for: call) + moduleCache(for: call, environment)
    var command = Command(call[0], Array(arguments), environment: environment)
    command.limits = ProgramLimits(
      memory: MemoryLimit.compilerAddresses, processorTime: processorTime ?? limit)
    // It starts its parts in groups of their own, and ends them for this signal alone.
    command.endSignal = SIGINT
    return command
  }
}
