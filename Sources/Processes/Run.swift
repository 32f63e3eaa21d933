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

/// How long a program that is out of time may take to clean up.
private let grace = Duration.seconds(1)

/// Runs a program to its end or its deadline and hands on its output as it comes.
///
/// When it is over, everything that it started in its process group is ended too, so nothing keeps
/// running; a child that holds a pipe open does not delay the end.
///
/// - Parameters:
///   - deadline: asked again and again, so it can move while the program runs; nil for none. It is
///     over, too, when a `Cancellation` asks for it.
///   - receive: gets the bytes of each stream in order.
/// - Throws: `SpawnError` if the program can't be started.
public func run(
  _ command: Command,
  deadline: () -> ContinuousClock.Instant?,
  receive: (ProgramStream, ArraySlice<UInt8>) -> Void
) throws -> Ending {
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
  // Written before anybody reads: it fits into the pipe, and our own read end is still open, so
  // there is no SIGPIPE even if the program never starts.
  if let bytes = command.input {
    precondition(bytes.count <= 60 * 1024, "the input would not fit into the pipe")
    _ = write(input.writeEnd, bytes, bytes.count)
  } else {
    input.closeWriteEnd()
  }
  let id = try spawn(command, descriptors: descriptors, ownGroup: true)
  input.closeReadEnd()
  for (_, pipe) in pipes { pipe.closeWriteEnd() }

  var open = pipes
  func waitForEnd(until isOver: () -> Bool) -> Bool {
    while !isOver() {
      receiveAvailable(from: &open, waiting: open.isEmpty ? 1 : 20, receive)
      if hasEnded(id) { return true }
    }
    return false
  }
  let isOutOfTime = !waitForEnd {
    Cancellation.isRequested || deadline().map { ContinuousClock.now >= $0 } ?? false
  }
  if isOutOfTime {
    // Asked first, so that a program can end what it has started outside of its group.
    kill(id, command.endSignal)
    let end = ContinuousClock.now + grace
    _ = waitForEnd { ContinuousClock.now >= end }
  }
  // The leader isn't reaped yet, so its group's id can't belong to anybody else.
  kill(-id, SIGKILL)
  var status: Int32 = 0
  while waitpid(id, &status, 0) < 0 && errno == EINTR {}
  // What it wrote before its end is still in the pipes, a megabyte in each at most. Whoever has left
  // the group could go on writing for ever.
  for _ in 1...16 { receiveAvailable(from: &open, waiting: 0, receive) }
  return isOutOfTime ? .outOfTime : Ending(waitStatus: status)
}

/// Runs a program that talks to the person at the terminal itself, an editor for example.
public func runInForeground(_ command: Command) throws -> Ending {
  let id = try spawn(command, descriptors: [:], ownGroup: false)
  // What is typed to interrupt it reaches this program, too, which has to outlive it.
  let before = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
  defer { for (number, action) in before { _ = signal(number, action) } }
  var status: Int32 = 0
  while waitpid(id, &status, 0) < 0 && errno == EINTR {}
  return Ending(waitStatus: status)
}

/// Reads once from each stream that has something, and drops the streams that have ended.
///
/// - Parameter patience: how long to wait for the first byte, in milliseconds.
private func receiveAvailable(
  from open: inout [(stream: ProgramStream, pipe: Pipe)], waiting patience: Int32,
  _ receive: (ProgramStream, ArraySlice<UInt8>) -> Void
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

extension Ending {
  init(waitStatus status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
  }
}
