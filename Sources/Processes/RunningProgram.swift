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
    giveUp()
    end()
  }

  /// Ends it without waiting for that, so that several can end at the same time.
  public func giveUp() {
    guard !isOver else { return }
    // What it has started outside of its group may wait for this.
    input.closeWriteEnd()
    // It isn't reaped yet, so its group's id can't belong to anybody else.
    kill(-id, SIGKILL)
  }

  /// Whether it has ended by itself, before anybody waited for that.
  public var isEnded: Bool { hasEnded(id) }

  /// How much can be sent to a program, in bytes: it fits into the pipe, so nobody waits.
  public static let inputLimit = 60 * 1024

  /// Writes to its standard input.
  ///
  /// - Parameters:
  ///   - bytes: at most `inputLimit` in all.
  ///   - isAll: whether the input ends with that; otherwise it stays open, so that the program can
  ///     notice when its parent goes.
  public func send(_ bytes: [UInt8], isAll: Bool = false) {
    precondition(bytes.count <= Self.inputLimit, "the input would not fit into the pipe")
    // This end for reading is open until then, so there is no SIGPIPE if the program has gone.
    _ = write(input.writeEnd, bytes, bytes.count)
    input.closeReadEnd()
    if isAll { input.closeWriteEnd() }
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
    // Without anything else to wait for there always is an end.
    finish(orAtOutput: false, deadline: deadline, receive: receive)!
  }

  /// Waits for its end, its deadline or its output, whichever comes first.
  ///
  /// - Parameter isDoneAtOutput: whether nothing more is to be expected of it when it writes to its
  ///   standard output; it may take a while to clean up after itself.
  /// - Returns: nil if the output came first. Then the program is ended with this object at the
  ///   latest.
  public func finish(
    orAtOutput isDoneAtOutput: Bool, deadline: () -> ContinuousClock.Instant?,
    receive: (ProgramStream, ArraySlice<UInt8>) -> Void
  ) -> Ending? {
    input.closeReadEnd()
    var hasOutput = false
    func take(_ stream: ProgramStream, _ bytes: ArraySlice<UInt8>) {
      if stream == .output { hasOutput = true }
      receive(stream, bytes)
    }
    let wait = waitForEnd(
      take, orUntil: { isDoneAtOutput && hasOutput },
      atMostUntil: {
        Cancellation.isRequested || deadline().map { ContinuousClock.now >= $0 } ?? false
      })
    switch wait {
    case .done:
      receiveRest(receive)
      return nil
    case .ended: break
    case .outOfTime:
      // Asked first, so that a program can end what it has started outside of its group.
      kill(id, endSignal)
      let end = ContinuousClock.now + Self.grace
      _ = waitForEnd(receive, atMostUntil: { ContinuousClock.now >= end })
    }
    let status = end()
    receiveRest(receive)
    return wait == .outOfTime ? .outOfTime : Ending(waitStatus: status)
  }

  /// What it has written by now is still in the pipes, a megabyte in each at most. Whoever has left
  /// the group could go on writing for ever.
  private func receiveRest(_ receive: (ProgramStream, ArraySlice<UInt8>) -> Void) {
    for _ in 1...16 { receiveAvailable(waiting: 0, receive) }
  }

  /// What waiting for a program came to.
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
      receiveAvailable(waiting: open.isEmpty ? 1 : 20, receive)
      if isDone() { return .done }
      if hasEnded(id) { return .ended }
    }
    return .outOfTime
  }

  /// - Returns: its status, as `waitpid` gives it.
  @discardableResult
  private func end() -> Int32 {
    // As above; whatever it has started has to end, too.
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
