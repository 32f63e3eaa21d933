import Foundation

/// Where a running program's bytes come from.
public enum ProgramStream: Sendable {
  case output
  case errors
}

/// A program that was started, and is ended with all that it has started when nobody wants it any
/// more.
public final class RunningProgram: Sendable {
  let id: pid_t
  let input: Pipe
  /// The streams that haven't ended yet.
  let open: Locked<[(stream: ProgramStream, pipe: Pipe)]>
  let endSignal: Int32
  /// Whether its status was taken: then its id may belong to somebody else.
  let isOver = Locked(false)
  /// How much of a processor's time it had, with what it has started and waited for, once it is over.
  let spent = Locked(Duration.zero)
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
    id = try StartedPrograms.add(command) { () throws(SpawnError) in
      try spawn(limited, descriptors: descriptors, ownGroup: true)
    }
    command.limits?.hold(for: id)
    // Without it, the program only takes its share, as any other.
    if command.yields { setpriority(processPriority, id_t(id), Self.yielding) }
    for (_, pipe) in pipes { pipe.closeWriteEnd() }
    self.input = input
    open = Locked(pipes)
    endSignal = command.endSignal
    limits = command.limits
  }

  /// Whether it has used as much of a processor's time as it may: then a part of it may have been ended for
  /// that. The kernel counts less exactly where it ends.
  var hasUsedUpItsTime: Bool {
    limits.map { spent.withLock { $0 } >= $0.processorTime * 4 / 5 } ?? false
  }

  deinit {
    giveUp()
    if !isOver.withLock({ $0 }) { end() }
  }

  /// Ends it without waiting for that, so that several can end at the same time.
  public func giveUp() {
    guard !isOver.withLock({ $0 }) else { return }
    // What it has started outside of its group may wait for this.
    input.closeWriteEnd()
    // It isn't reaped yet, so its group's id can't belong to anybody else.
    kill(-id, SIGKILL)
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
}
