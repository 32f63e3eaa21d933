/// Starts a program with the given descriptors.
///
/// - Parameters:
///   - descriptors: maps each descriptor in the program to the one of this process that it
///     duplicates.
///   - ownGroup: whether the program gets a process group of its own.
package func spawn(
  _ command: Command, descriptors: [Int32: Int32], ownGroup: Bool
) throws(SpawnError) -> pid_t {
  var actions = newFileActions
  var attributes = newSpawnAttributes
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  for (target, source) in descriptors.sorted(by: { $0.key < $1.key }) {
    posix_spawn_file_actions_adddup2(&actions, source, target)
  }
  var defaults = sigset_t()
  sigemptyset(&defaults)
  for signal in [SIGINT, SIGTERM, SIGPIPE, SIGQUIT, SIGXFSZ] {
    sigaddset(&defaults, signal)
  }
  posix_spawnattr_setsigdefault(&attributes, &defaults)
  // Dispatch's threads block signals; a program that inherits that couldn't be interrupted.
  var blocked = sigset_t()
  sigemptyset(&blocked)
  posix_spawnattr_setsigmask(&attributes, &blocked)
  var flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
  if ownGroup {
    posix_spawnattr_setpgroup(&attributes, 0)
    flags |= Int32(POSIX_SPAWN_SETPGROUP)
  }
  posix_spawnattr_setflags(&attributes, Int16(flags))

  var id = pid_t()
  let environment = command.environment.map { "\($0.key)=\($0.value)" }
  let code = withCStrings([command.executable] + command.arguments) { arguments in
    withCStrings(environment) { environment in
      spawning.withLock { _ in
        posix_spawn(&id, command.executable, &actions, &attributes, arguments, environment)
      }
    }
  }
  guard code == 0 else { throw SpawnError(executable: command.executable, code: code) }
  return id
}

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}

/// Runs a program that uses the terminal itself, for example an editor.
public func runInForeground(_ command: Command) throws(SpawnError) -> TerminationStatus {
  let id = try spawn(command, descriptors: [:], ownGroup: false)
  // Ctrl-C and Ctrl-\ reach this program, too, which must outlive the other one.
  let before = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
  defer { for (number, action) in before { _ = signal(number, action) } }
  var status: Int32 = 0
  while waitpid(id, &status, 0) < 0 && errno == EINTR {}
  return TerminationStatus(waitStatus: status)
}

extension TerminationStatus {
  /// Decodes a status from `waitpid`.
  package init(waitStatus status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
  }
}

/// The running programs that this process has started, so that all can be ended with it. One is
/// removed before it is reaped, because its id may be reused afterwards.
package enum StartedPrograms {
  static let all = Belongings<pid_t>()

  /// Ends all programs with their child processes and prevents new ones; called when this program
  /// ends.
  ///
  /// Returns when they have ended, because until then they may write into a folder that is about to
  /// be removed.
  package static func endAll() {
    all.end { ids in
      for id in ids { endProgram(id) }
      for id in ids { awaitEnd(of: id) }
    }
  }
}

/// Starts programs from a thread that lives as long as this process.
///
/// A program can ask the kernel to be killed with its parent, but the kernel takes the thread that
/// started it for the parent.
package enum LastingThread {
  private static let waiting = Locked<[@Sendable () -> Void]>([])

  /// Started on first use.
  private static let thread = Locked<Job<Never>?>(nil)

  /// Starts a program in a process group of its own, like `spawn`.
  package static func spawn(
    _ command: Command, descriptors: [Int32: Int32]
  ) throws(SpawnError) -> pid_t {
    let isThere = thread.withLock { thread in
      // Fails if there are too few threads, which is reported below.
      thread = thread ?? (try? Job { while true { next()() } })
      return thread != nil
    }
    guard isThere else { throw SpawnError(executable: command.executable, code: EAGAIN) }
    let result = Locked<Result<pid_t, SpawnError>?>(nil)
    waiting.withLock { waiting in
      waiting.append {
        let started = Result { () throws(SpawnError) in
          try Basics.spawn(command, descriptors: descriptors, ownGroup: true)
        }
        result.withLock { $0 = started }
      }
    }
    return try result.wait { $0 }.get()
  }

  private static func next() -> @Sendable () -> Void {
    waiting.wait { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
