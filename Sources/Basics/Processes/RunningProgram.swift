/// Where a running program's bytes come from.
public enum ProgramStream: Sendable {
  case output
  case errors
}

/// A program that was started, and is ended with all that it has started when nobody wants it any
/// more.
public final class RunningProgram: Sendable {
  let process: StartedProcess
  let input: Pipe
  /// The streams that haven't ended yet.
  let open: Locked<[(stream: ProgramStream, pipe: Pipe)]>
  let endSignal: Int32
  private let limits: ProgramLimits?

  /// How nice a program is that lets others go first, of 19.
  private static let yielding: Int32 = 10

  /// Starts a program in a group of its own.
  ///
  /// - Throws: with `EMFILE` also if this process has no descriptors left.
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
    let id = try StartedPrograms.add(command) { () throws(SpawnError) in
      try spawn(limited, descriptors: descriptors, ownGroup: true)
    }
    process = StartedProcess(id)
    command.limits?.hold(for: id)
    // Without it, the program only takes its share, as any other.
    if command.yields { setpriority(processPriority, id_t(id), Self.yielding) }
    for (_, pipe) in pipes { pipe.closeWriteEnd() }
    self.input = input
    open = Locked(pipes)
    endSignal = command.endSignal
    limits = command.limits
  }

  var id: pid_t { process.id }

  /// Whether it has used as much of a processor's time as it may: then a part of it may have been ended for
  /// that. The kernel counts less exactly where it ends.
  var hasUsedUpItsTime: Bool {
    limits.map { process.spent >= $0.processorTime * 4 / 5 } ?? false
  }

  deinit { cancel() }

  /// Ends it without waiting for that, so that several can end at the same time.
  public func cancel() {
    // A process that it has started outside of its group may wait for the end of this input.
    input.closeWriteEnd()
    process.cancel()
  }

  /// Writes all that its standard input holds.
  ///
  /// - Parameter bytes: at most `SizeLimit.programInput`.
  public func send(_ bytes: [UInt8]) {
    precondition(bytes.count <= SizeLimit.programInput, "the input would not fit into the pipe")
    // This end for reading is open until then, so there is no SIGPIPE if the program has gone.
    _ = write(input.writeEnd, bytes, bytes.count)
    input.closeReadEnd()
    input.closeWriteEnd()
  }

  // MARK: How a program is waited for, and its output received meanwhile

  /// Waits for its end, its deadline or its output, whichever comes first, and hands on its output as
  /// it comes.
  ///
  /// When it is over, everything that it started in its process group is ended too, so nothing keeps
  /// running; a child that holds a pipe open does not delay the end. To be called once.
  ///
  /// - Parameters:
  ///   - deadline: it is over, too, when a `Cancellation` asks for it.
  ///   - doneAtOutput: at how many bytes on its standard output nothing more is to be expected of it;
  ///     it may take a while to clean up after itself.
  ///   - isUnwanted: asked now and then whether it is over, too.
  ///   - receive: gets the bytes of each stream in order.
  /// - Returns: `done` if the output came first. Then the program is ended with this object at the latest.
  public func finish(
    until deadline: ContinuousClock.Instant, orAtOutput doneAtOutput: Int? = nil,
    unless isUnwanted: () -> Bool = { false }, receive: (ProgramStream, ArraySlice<UInt8>) -> Void
  ) -> TerminationStatus {
    input.closeReadEnd()
    var outputCount = 0
    func take(_ stream: ProgramStream, _ bytes: ArraySlice<UInt8>) {
      if stream == .output { outputCount += bytes.count }
      receive(stream, bytes)
    }
    let wait = waitForEnd(
      take, orUntil: { doneAtOutput.map { outputCount >= $0 } ?? false },
      atMostUntil: {
        Cancellation.isRequested || ContinuousClock.now >= deadline || isUnwanted()
      })
    switch wait {
    case .done:
      receiveRest(receive)
      return .done
    case .ended: break
    case .outOfTime:
      // Asked first, so that a program can end what it has started outside of its group.
      kill(id, endSignal)
      let end = ContinuousClock.now + TimeLimit.cleanUp
      _ = waitForEnd(receive, atMostUntil: { ContinuousClock.now >= end })
    }
    let status = process.end()
    receiveRest(receive)
    if wait == .outOfTime { return .outOfTime }
    let ending = TerminationStatus(waitStatus: status)
    return hasUsedUpItsTime && !ending.isSuccess ? .killed(signal: SIGXCPU) : ending
  }

  /// Reads the output that is still in the pipes, but not more than is kept: a process that
  /// has left the group could go on writing for ever.
  private func receiveRest(_ receive: (ProgramStream, ArraySlice<UInt8>) -> Void) {
    for _ in 1...SizeLimit.programOutput / SizeLimit.buffer {
      receiveAvailable(waiting: .zero, receive)
    }
  }

  private enum Wait {
    case ended
    case done
    case outOfTime
  }

  private func waitForEnd(
    _ receive: (ProgramStream, ArraySlice<UInt8>) -> Void, orUntil isDone: () -> Bool = { false },
    atMostUntil isOutOfTime: () -> Bool
  ) -> Wait {
    while !isOutOfTime() {
      let wait = open.withLock(\.isEmpty) ? TimeLimit.lookAtSilentProgram : TimeLimit.lookAtProgram
      receiveAvailable(waiting: wait, receive)
      if isDone() { return .done }
      if hasEnded(id) { return .ended }
    }
    return .outOfTime
  }

  /// Reads once from each stream that has something, and drops the streams that have ended.
  ///
  /// - Parameter patience: how long to wait for the first byte.
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

/// A process in a group of its own; ended with all of that when nobody has it any more.
package final class StartedProcess: Sendable {
  package let id: pid_t
  /// Its status, as `waitpid` gives it, and what it has used, once that was taken: then its id may belong to
  /// somebody else.
  private let taken = Locked<(status: Int32, usage: rusage)?>(nil)

  package init(_ id: pid_t) { self.id = id }

  deinit { end() }

  /// What it has used, with what it has started and waited for; nothing as long as it isn't over.
  package var usage: rusage { taken.withLock { $0?.usage } ?? rusage() }
  package var spent: Duration { usage.processorTime }

  /// Ends it without waiting for that, so that several can end at the same time.
  package func cancel() {
    // It isn't reaped yet, so its group's id can't belong to anybody else.
    taken.withLock { if $0 == nil { endProgram(id) } }
  }

  /// Ends it, and waits until it has ended.
  ///
  /// - Returns: its status, as `waitpid` gives it.
  @discardableResult
  package func end() -> Int32 {
    cancel()
    return taken.withLock { taken in
      if let taken { return taken.status }
      StartedPrograms.forget(id)
      var (status, usage) = (Int32(0), rusage())
      while wait4(id, &status, 0, &usage) < 0 && errno == EINTR {}
      taken = (status, usage)
      return status
    }
  }
}

/// Ends a program's group, and what it has started outside of that: the compiler's driver has its
/// parts in groups of their own.
///
/// - Parameter id: of a process whose status isn't taken away yet.
func endProgram(_ id: pid_t) {
  if !hasEnded(id) { endPrograms(startedBy: id) }
  kill(-id, SIGKILL)
}

private func endPrograms(startedBy id: pid_t) {
  // It can't start more while those are looked for.
  kill(-id, SIGSTOP)
  for child in programs(startedBy: id) {
    endPrograms(startedBy: child)
    kill(-child, SIGKILL)
  }
}

/// Returns when the process has ended, without taking its status away.
package func awaitEnd(of id: pid_t) {
  var information = siginfo_t()
  while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
}

/// Whether the process has ended, without taking its status away; one that was stopped goes on.
package func hasEnded(_ id: pid_t) -> Bool {
  var information = siginfo_t()
  let wanted = WEXITED | WSTOPPED | WNOHANG | WNOWAIT
  guard waitid(P_PID, id_t(id), &information, wanted) == 0 else { return errno != EINTR }
  // It stays as it is if there is nothing to tell.
  guard information.si_signo == SIGCHLD else { return false }
  guard information.si_code == CLD_STOPPED else { return true }
  // A program that waits for it shouldn't wait for ever because somebody has stopped it.
  kill(-id, SIGCONT)
  return false
}

extension rusage {
  /// Of the program that is running.
  package static var own: rusage {
    var usage = rusage()
    // `RUSAGE_SELF`, which has another type on each system.
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
