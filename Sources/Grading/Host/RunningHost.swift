import Basics
import Traces

/// The process of a host, with the ways to it; ended when nobody has it any more.
struct RunningHost: Sendable {
  let path: String
  let process: StartedProcess
  let channel: Basics.Pipe
  let output: Basics.Pipe
  let crashes: Basics.Pipe

  /// Whether it had more memory than it may, once it has ended: the kernel has counted, also between two
  /// looks. What a process is started by may count with it.
  var hadTooMuchMemory: Bool {
    process.usage.mostMemory > max(MemoryLimit.exercise, rusage.own.mostMemory)
  }

  /// Starts it.
  ///
  /// - Parameters:
  ///   - environment: the learner's; the exercise sees of it what concerns itself.
  ///   - libraries: what it loads before anybody says so, because what it will be given needs that.
  init(
    _ programs: HostPrograms, environment: [String: String], libraries: [String]
  ) throws(EnvironmentError) {
    let input = Basics.Pipe()
    path = programs.host
    channel = Basics.Pipe(isPrivate: true)
    output = Basics.Pipe()
    crashes = Basics.Pipe()
    guard [input, channel, output, crashes].allSatisfy(\.isOpen) else {
      throw .hostDoesNotStart(path: programs.host, code: EMFILE)
    }
    // There is nothing to read.
    input.closeWriteEnd()
    let command = Command(
      programs.host, libraries,
      environment: Self.environment(from: environment))
    do throws(SpawnError) {
      process = StartedProcess(
        try LastingThread.spawn(
          command,
          descriptors: [
            STDIN_FILENO: input.readEnd, STDOUT_FILENO: output.writeEnd,
            STDERR_FILENO: output.writeEnd, HostDescriptor.channel: channel.writeEnd,
            HostDescriptor.crash: crashes.writeEnd,
          ]))
    } catch {
      throw .hostDoesNotStart(path: programs.host, code: error.code)
    }
    for pipe in [channel, output, crashes] {
      pipe.closeWriteEnd()
      _ = fcntl(pipe.readEnd, F_SETFL, O_NONBLOCK)
    }
  }

  static let inheritedVariables = [
    "HOME", "LANG", "LC_ALL", "LC_CTYPE", "LD_LIBRARY_PATH", "PATH", "TZ", "USER",
  ]

  /// Where, how long and in which language: nothing that tells that it is graded.
  private static func environment(from environment: [String: String]) -> [String: String] {
    var environment = environment.filter { inheritedVariables.contains($0.key) }
    // The host says itself where it crashed.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return environment
  }
}
