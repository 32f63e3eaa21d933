import Basics
import Traces

/// A host process with its pipes; ended when the last reference goes.
struct RunningHost: Sendable {
  let path: String
  let process: StartedProcess
  let channel: Basics.Pipe
  let output: Basics.Pipe
  let crashes: Basics.Pipe

  /// Whether its peak memory exceeded the limit, by the kernel's count after its end, which also
  /// covers short peaks. On some systems that count includes the parent's memory at the start,
  /// hence the `max`.
  var hadTooMuchMemory: Bool {
    process.usage.mostMemory > max(MemoryLimit.exercise, rusage.own.mostMemory)
  }

  /// Starts the process.
  ///
  /// - Parameters:
  ///   - environment: the learner's variables; only `inheritedVariables` are passed on.
  ///   - libraries: libraries that the host loads right away, before it gets a request.
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
    // The exercise's standard input is empty.
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

  /// The variables for place, time and language; none that shows that the exercise is graded.
  private static func environment(from environment: [String: String]) -> [String: String] {
    var environment = environment.filter { inheritedVariables.contains($0.key) }
    // The host records crashes itself.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return environment
  }
}
