/// Starts a program with the given descriptors, by default in a process group of its own.
///
/// - Parameter descriptors: for each descriptor in the program, the one of this process it copies.
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
  // The threads of Dispatch block signals; a program that inherited that could not be interrupted.
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

/// Runs a program that talks to the person at the terminal itself, an editor for example.
public func runInForeground(_ command: Command) throws(SpawnError) -> TerminationStatus {
  let id = try spawn(command, descriptors: [:], ownGroup: false)
  // The keys that interrupt it reach this program, too, which has to outlive it.
  let before = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
  defer { for (number, action) in before { _ = signal(number, action) } }
  var status: Int32 = 0
  while waitpid(id, &status, 0) < 0 && errno == EINTR {}
  return TerminationStatus(waitStatus: status)
}

extension TerminationStatus {
  /// Reads the status that `waitpid` gives.
  package init(waitStatus status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
  }
}

/// The programs that this process has started and that haven't ended yet, so that none outlives it.
package enum StartedPrograms {
  private static let started = Locked(Started())

  private struct Started: Sendable {
    var ids: Set<pid_t> = []
    var isOver = false
  }

  /// Starts one, unless all of them were ended.
  static func add(
    _ command: Command, _ start: () throws(SpawnError) -> pid_t
  ) throws(SpawnError) -> pid_t {
    try started.withLock { started throws(SpawnError) in
      guard !started.isOver else {
        throw SpawnError(executable: command.executable, code: ECANCELED)
      }
      let id = try start()
      started.ids.insert(id)
      return id
    }
  }

  /// Called before its status is taken away: then its id may belong to somebody else.
  static func forget(_ id: pid_t) {
    started.withLock { _ = $0.ids.remove(id) }
  }

  /// Ends all of them with what they have started, and lets no other begin: called when the program
  /// ends.
  ///
  /// It returns when they have ended: until then one may still write into a folder that is about to
  /// be removed.
  package static func endAll() {
    started.withLock { started in
      started.isOver = true
      for id in started.ids { endProgram(id) }
      for id in started.ids { awaitEnd(of: id) }
    }
  }
}

/// Starts programs on a thread that ends with this process, and not before.
///
/// A program can ask the kernel to end it together with its parent; but by that the kernel means the
/// thread that has started it.
package enum LastingThread {
  private struct Start: Sendable {
    var command: Command
    var descriptors: [Int32: Int32]
    let result = Locked<Result<pid_t, SpawnError>?>(nil)
  }

  private static let waiting = Locked<[Start]>([])

  /// Begins when it is used first, and only once.
  private static let thread = Locked<Job<Never>?>(nil)

  /// Starts a program in a process group of its own, as `spawn` does.
  package static func spawn(
    _ command: Command, descriptors: [Int32: Int32]
  ) throws(SpawnError) -> pid_t {
    let isThere = thread.withLock { thread in
      // There are too few threads, and that is what is said.
      thread = thread ?? (try? Job { while true { next().forEach(perform) } })
      return thread != nil
    }
    guard isThere else { throw SpawnError(executable: command.executable, code: EAGAIN) }
    let start = Start(command: command, descriptors: descriptors)
    waiting.withLock { $0.append(start) }
    return try start.result.wait { $0 }.get()
  }

  private static func next() -> [Start] {
    waiting.wait { waiting in
      defer { waiting = [] }
      return waiting.isEmpty ? nil : waiting
    }
  }

  private static func perform(_ start: Start) {
    let result = Result { () throws(SpawnError) in
      try Basics.spawn(start.command, descriptors: start.descriptors, ownGroup: true)
    }
    start.result.withLock { $0 = result }
  }
}
