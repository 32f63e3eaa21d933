#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a running program's bytes come from.
public enum ProgramStream: Sendable {
  case output
  case errors
  case channel
}

/// A program that was started, and is ended with all that it has started when nobody wants it any
/// more.
public final class RunningProgram {
  private let id: pid_t
  private let input: Pipe
  /// The streams that haven't ended yet.
  private var open: [(stream: ProgramStream, pipe: Pipe)] = []
  private let endSignal: Int32
  private var isOver = false

  /// How long a program that is out of time may take to clean up.
  private static let grace = Duration.seconds(1)

  /// - Throws: `SpawnError` if the program can't be started.
  public init(_ command: Command) throws {
    let input = Pipe()
    var pipes: [(stream: ProgramStream, pipe: Pipe)] = [(.output, Pipe())]
    if !command.mergesErrors { pipes.append((.errors, Pipe())) }
    var descriptors: [Int32: Int32] = [
      STDIN_FILENO: input.readEnd,
      STDOUT_FILENO: pipes[0].pipe.writeEnd,
      STDERR_FILENO: pipes[pipes.count - 1].pipe.writeEnd,
    ]
    if command.hasChannel {
      let channel = Pipe(isPrivate: true)
      pipes.append((.channel, channel))
      descriptors[Command.channelDescriptor] = channel.writeEnd
    }
    guard input.isOpen, pipes.allSatisfy(\.pipe.isOpen) else {
      throw SpawnError(executable: command.executable, code: EMFILE)
    }
    if !command.hasInput { input.closeWriteEnd() }
    id = try spawn(
      command.limits?.limited(command) ?? command, descriptors: descriptors, ownGroup: true)
    command.limits?.hold(for: id)
    for (_, pipe) in pipes { pipe.closeWriteEnd() }
    self.input = input
    open = pipes
    endSignal = command.endSignal
  }

  deinit {
    guard !isOver else { return }
    // What it has started outside of its group may wait for this.
    input.closeWriteEnd()
    end()
  }

  /// Writes to its standard input, which stays open, so that it can notice when its parent goes.
  ///
  /// - Parameter bytes: at most 60 KiB in all: they fit into the pipe, so nobody waits.
  public func send(_ bytes: [UInt8]) {
    precondition(bytes.count <= 60 * 1024, "the input would not fit into the pipe")
    // This end for reading is open until then, so there is no SIGPIPE if the program has gone.
    _ = write(input.writeEnd, bytes, bytes.count)
    input.closeReadEnd()
  }

  /// Waits for its end or its deadline and hands on its output as it comes.
  ///
  /// When it is over, everything that it started in its process group is ended too, so nothing keeps
  /// running; a child that holds a pipe open does not delay the end. To be called once.
  ///
  /// - Parameters:
  ///   - deadline: asked again and again, so it can move while the program runs; nil for none. It is
  ///     over, too, when a `Cancellation` asks for it.
  ///   - receive: gets the bytes of each stream in order.
  public func finish(
    deadline: () -> ContinuousClock.Instant?,
    receive: (ProgramStream, ArraySlice<UInt8>) -> Void
  ) -> Ending {
    input.closeReadEnd()
    let isOutOfTime = !waitForEnd(receive) {
      Cancellation.isRequested || deadline().map { ContinuousClock.now >= $0 } ?? false
    }
    if isOutOfTime {
      // Asked first, so that a program can end what it has started outside of its group.
      kill(id, endSignal)
      let end = ContinuousClock.now + Self.grace
      _ = waitForEnd(receive) { ContinuousClock.now >= end }
    }
    let status = end()
    // What it wrote before its end is still in the pipes, a megabyte in each at most. Whoever has
    // left the group could go on writing for ever.
    for _ in 1...16 { receiveAvailable(waiting: 0, receive) }
    return isOutOfTime ? .outOfTime : Ending(waitStatus: status)
  }

  private func waitForEnd(
    _ receive: (ProgramStream, ArraySlice<UInt8>) -> Void, until isOver: () -> Bool
  ) -> Bool {
    while !isOver() {
      receiveAvailable(waiting: open.isEmpty ? 1 : 20, receive)
      if hasEnded(id) { return true }
    }
    return false
  }

  /// - Returns: its status, as `waitpid` gives it.
  @discardableResult
  private func end() -> Int32 {
    // The leader isn't reaped yet, so its group's id can't belong to anybody else.
    kill(-id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    isOver = true
    return status
  }

  /// Reads once from each stream that has something, and drops the streams that have ended.
  ///
  /// - Parameter patience: how long to wait for the first byte, in milliseconds.
  private func receiveAvailable(
    waiting patience: Int32, _ receive: (ProgramStream, ArraySlice<UInt8>) -> Void
  ) {
    var requests = open.map { pollfd(fd: $0.pipe.readEnd, events: Int16(POLLIN), revents: 0) }
    guard poll(&requests, nfds_t(requests.count), patience) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    for index in open.indices.reversed() where requests[index].revents != 0 {
      let count = read(open[index].pipe.readEnd, &buffer, buffer.count)
      if count > 0 {
        receive(open[index].stream, buffer[..<count])
      } else if count == 0 || errno != EINTR {
        open.remove(at: index)
      }
    }
  }
}

/// Whether the process has ended, without taking its status away.
private func hasEnded(_ id: pid_t) -> Bool {
  var information = siginfo_t()
  guard waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT) == 0 else {
    return errno != EINTR
  }
  #if canImport(Darwin)
    return information.si_pid == id
  #else
    return information.si_signo == SIGCHLD
  #endif
}
