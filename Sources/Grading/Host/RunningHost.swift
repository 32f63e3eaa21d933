import Basics
import Traces

/// The process of a host, with the ways to it; ended when nobody has it any more.
final class RunningHost: Sendable {
  let path: String
  let id: pid_t
  let channel: Basics.Pipe
  let output: Basics.Pipe
  let crashes: Basics.Pipe
  /// Its status, as `waitpid` gives it, once that was taken: then its id may belong to somebody else.
  private let status = Locked<Int32?>(nil)
  private let usage = Locked(rusage())
  /// How much of a processor's time it had, once it has ended.
  var spent: Duration { usage.withLock { $0.processorTime } }
  /// Whether it had more memory than it may, once it has ended: the kernel has counted, also between two
  /// looks. What a process is started by may count with it.
  var hadTooMuchMemory: Bool {
    usage.withLock { $0.mostMemory } > max(MemoryLimit.exercise, rusage.own.mostMemory)
  }

  /// Starts it.
  ///
  /// - Parameters:
  ///   - environment: the learner's; the exercise sees of it what concerns itself.
  ///   - libraries: as for `HostProcess`.
  init(
    _ programs: HostPrograms, environment: [String: String], libraries: [String]
  ) throws(EnvironmentProblem) {
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
      id = try LastingThread.spawn(
        command,
        descriptors: [
          STDIN_FILENO: input.readEnd, STDOUT_FILENO: output.writeEnd,
          STDERR_FILENO: output.writeEnd, HostDescriptor.channel: channel.writeEnd,
          HostDescriptor.crash: crashes.writeEnd,
        ])
    } catch {
      throw .hostDoesNotStart(path: programs.host, code: error.code)
    }
    for pipe in [channel, output, crashes] {
      pipe.closeWriteEnd()
      _ = fcntl(pipe.readEnd, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    end()
  }

  /// Ends it without waiting for that, so that several can end at the same time.
  func cancel() {
    // It isn't reaped yet, so its group's id can't belong to anybody else.
    status.withLock { if $0 == nil { kill(-id, SIGKILL) } }
  }

  /// Ends it, and waits until it has ended.
  ///
  /// - Returns: its status, as `waitpid` gives it.
  @discardableResult
  func end() -> Int32 {
    cancel()
    return status.withLock { known in
      if let known { return known }
      var (status, usage) = (Int32(0), rusage())
      while wait4(id, &status, 0, &usage) < 0 && errno == EINTR {}
      self.usage.withLock { $0 = usage }
      known = status
      return status
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
