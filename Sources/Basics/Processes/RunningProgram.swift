/// An output stream of a running program.
public enum ProgramStream: Sendable {
  case output
  case errors
}

/// A running program; ended with all of its child processes when the last reference goes.
public final class RunningProgram: Sendable {
  let process: StartedProcess
  let input: Pipe
  /// The streams whose end hasn't been reached.
  let open: Locked<[(stream: ProgramStream, pipe: Pipe)]>
  private let limits: ProgramLimits?

  /// The nice value of a program with `yields`.
  private static let yielding: Int32 = 10

  /// Starts a program in a process group of its own.
  ///
  /// - Throws: `EMFILE` also if this process has no descriptors left.
  public init(_ command: Command) throws(SpawnError) {
    let input = Pipe()
    let pipes: [(stream: ProgramStream, pipe: Pipe)] = [(.output, Pipe()), (.errors, Pipe())]
    let descriptors: [Int32: Int32] = [
      STDIN_FILENO: input.readEnd,
      STDOUT_FILENO: pipes[0].pipe.writeEnd,
      STDERR_FILENO: pipes[1].pipe.writeEnd,
    ]
    guard input.isOpen, pipes.allSatisfy(\.pipe.isOpen) else {
      throw SpawnError(executable: command.executable, code: EMFILE)
    }
    if !command.hasInput { input.closeWriteEnd() }
    let limited = command.limits?.limited(command) ?? command
    let over = SpawnError(executable: command.executable, code: ECANCELED)
    let id = try StartedPrograms.all.add(orThrow: over) { () throws(SpawnError) in
      try spawn(limited, descriptors: descriptors, ownGroup: true)
    }
    process = StartedProcess(id)
    command.limits?.hold(for: id)
    // If that fails, the program runs at normal priority.
    if command.yields { setpriority(processPriority, id_t(id), Self.yielding) }
    for (_, pipe) in pipes { pipe.closeWriteEnd() }
    self.input = input
    open = Locked(pipes)
    limits = command.limits
  }

  var id: pid_t { process.id }

  /// Whether it has used up its processor time, so that a child process may have been ended for
  /// that. With a tolerance, because the kernel counts inexactly.
  var hasUsedUpItsTime: Bool {
    limits.map { process.spent >= $0.processorTime * 4 / 5 } ?? false
  }

  deinit { cancel() }

  /// Ends the program without waiting, so that several can end at the same time.
  public func cancel() {
    // A child process outside of the group may wait for the end of this input.
    input.closeWriteEnd()
    process.cancel()
  }

  /// Writes the complete standard input and closes it.
  ///
  /// - Parameter bytes: at most `SizeLimit.programInput`.
  public func send(_ bytes: [UInt8]) {
    precondition(bytes.count <= SizeLimit.programInput, "the input would not fit into the pipe")
    // The read end is still open here, so there is no SIGPIPE if the program has ended.
    _ = write(input.writeEnd, bytes, bytes.count)
    input.closeReadEnd()
    input.closeWriteEnd()
  }

  // MARK: Waiting for a program while receiving its output

  /// Waits for the program's end, the deadline or the expected output, whichever is first, and
  /// passes on its output.
  ///
  /// At the end its process group is ended, too; a child process that holds a pipe open doesn't
  /// delay this. May be called once.
  ///
  /// - Parameters:
  ///   - deadline: the latest time; a requested `Cancellation` ends the wait, too.
  ///   - doneAtOutput: the number of bytes on standard output after which nothing more is expected,
  ///     although the program may still clean up.
  ///   - isUnwanted: polled; ends the wait if it returns true.
  ///   - receive: gets the bytes of each stream in order.
  /// - Returns: `done` if the output came first. The program is then ended with this object at the
  ///   latest.
  public func finish(
    until deadline: ContinuousClock.Instant, orAtOutput doneAtOutput: Int? = nil,
    unless isUnwanted: () -> Bool = { false }, receive: (ProgramStream, ArraySlice<UInt8>) -> Void
  ) -> TerminationStatus {
    input.closeReadEnd()
    var outputCount = 0
    repeat {
      if Cancellation.isRequested || ContinuousClock.now >= deadline || isUnwanted() {
        process.end()
        receiveRest(receive)
        return .outOfTime
      }
      let wait = open.withLock(\.isEmpty) ? TimeLimit.lookAtSilentProgram : TimeLimit.lookAtProgram
      receiveAvailable(waiting: wait) { stream, bytes in
        if stream == .output { outputCount += bytes.count }
        receive(stream, bytes)
      }
      if let doneAtOutput, outputCount >= doneAtOutput {
        receiveRest(receive)
        return .done
      }
    } while !hasEnded(id)
    let ending = TerminationStatus(waitStatus: process.end())
    receiveRest(receive)
    return hasUsedUpItsTime && !ending.isSuccess ? .killed(signal: SIGXCPU) : ending
  }

  /// Reads the output left in the pipes, up to a limit, because a process outside of the group
  /// could write forever.
  private func receiveRest(_ receive: (ProgramStream, ArraySlice<UInt8>) -> Void) {
    for _ in 1...SizeLimit.programOutput / SizeLimit.buffer {
      receiveAvailable(waiting: .zero, receive)
    }
  }

  /// Reads once from each stream that has data, and removes streams that have ended.
  ///
  /// - Parameter patience: how long to wait for data.
  private func receiveAvailable(
    waiting patience: Duration, _ receive: (ProgramStream, ArraySlice<UInt8>) -> Void
  ) {
    let open = open.withLock { $0 }
    var requests = open.map { pollfd(fd: $0.pipe.readEnd, events: Int16(POLLIN), revents: 0) }
    guard poll(&requests, nfds_t(requests.count), patience.inMilliseconds) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: SizeLimit.buffer)
    for index in open.indices.reversed() where requests[index].revents != 0 {
      let count = read(open[index].pipe.readEnd, &buffer, buffer.count)
      if count > 0 {
        receive(open[index].stream, buffer[..<count])
      } else if count == 0 || errno != EINTR {
        self.open.withLock { _ = $0.remove(at: index) }
      }
    }
  }
}

/// A process in a group of its own; the group is ended when the last reference goes.
package final class StartedProcess: Sendable {
  package let id: pid_t
  /// The status from `waitpid` and the resource usage, once the process was reaped. From then on
  /// its id may belong to another process.
  private let taken = Locked<(status: Int32, usage: rusage)?>(nil)

  package init(_ id: pid_t) { self.id = id }

  deinit { end() }

  /// The resource usage of the process and of its child processes that it waited for; zero before
  /// its end.
  package var usage: rusage { taken.withLock { $0?.usage } ?? rusage() }
  package var spent: Duration { usage.processorTime }

  /// Ends the process without waiting, so that several can end at the same time.
  package func cancel() {
    // The process isn't reaped yet, so its group id can't belong to another one.
    taken.withLock { if $0 == nil { endProgram(id) } }
  }

  /// Ends the process and waits until it has ended.
  ///
  /// - Returns: its status from `waitpid`.
  @discardableResult
  package func end() -> Int32 {
    cancel()
    return taken.withLock { taken in
      if let taken { return taken.status }
      StartedPrograms.all.remove(id)
      var (status, usage) = (Int32(0), rusage())
      while wait4(id, &status, 0, &usage) < 0 && errno == EINTR {}
      taken = (status, usage)
      return status
    }
  }
}

/// Kills a process group, and its child processes outside of the group, such as those of the
/// compiler's driver.
///
/// - Parameter id: a process that isn't reaped yet.
func endProgram(_ id: pid_t) {
  if !hasEnded(id) { endPrograms(startedBy: id) }
  kill(-id, SIGKILL)
}

private func endPrograms(startedBy id: pid_t) {
  // Stopped, so that it can't start further processes meanwhile.
  kill(-id, SIGSTOP)
  for child in programs(startedBy: id) {
    endPrograms(startedBy: child)
    kill(-child, SIGKILL)
  }
}

/// Waits until a process has ended, without reaping it.
package func awaitEnd(of id: pid_t) {
  var information = siginfo_t()
  while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
}

/// Whether a process has ended, without reaping it; continues it if it was stopped.
package func hasEnded(_ id: pid_t) -> Bool {
  var information = siginfo_t()
  let wanted = WEXITED | WSTOPPED | WNOHANG | WNOWAIT
  guard waitid(P_PID, id_t(id), &information, wanted) == 0 else { return errno != EINTR }
  // The structure is unchanged if there is no event.
  guard information.si_signo == SIGCHLD else { return false }
  guard information.si_code == CLD_STOPPED else { return true }
  // The caller shouldn't wait forever because a user has stopped the process.
  kill(-id, SIGCONT)
  return false
}

extension rusage {
  /// The usage of the current process.
  package static var own: rusage {
    var usage = rusage()
    // The value of `RUSAGE_SELF`, whose type differs between systems.
    getrusage(0, &usage)
    return usage
  }

  package var processorTime: Duration { Duration(ru_utime) + Duration(ru_stime) }
}

extension Duration {
  fileprivate init(_ time: timeval) {
    self = .seconds(time.tv_sec) + .microseconds(Int(time.tv_usec))
  }

  package init(time: timespec) {
    self = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
