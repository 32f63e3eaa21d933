#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Starts the program, keeps it within its limits, waits for its end, and then ends whatever it has
/// started.
enum Supervisor {
  /// The process with the learner's code; read by the signal's handler.
  nonisolated(unsafe) private static var child: pid_t = 0
  /// Where the program reads from, and where it is written to.
  nonisolated(unsafe) private static var input: [Int32] = [-1, -1]
  /// The limit that was passed; written once, before the program is ended for it.
  nonisolated(unsafe) private static var passed: Limit?

  /// What the system itself can limit, for each process.
  enum Resource {
    case core
    case data
    case fileSize
    case openFiles
  }

  static func run(_ program: String) -> Never {
    adoptOrphans()
    // What somebody further up has left open is none of the exercise's business.
    for descriptor in 4..<min(1024, getdtablesize()) { close(descriptor) }
    setLimit(.core, 0)
    setLimit(.fileSize, UInt64(Limit.fileSize))
    // What is written into pipes and connections takes memory, too.
    setLimit(.openFiles, 256)
    // Twice what may be used, because what is only reserved counts here too.
    setLimit(.data, UInt64(Limit.memory.amount) * 2)
    // A program that has gone needs no request any more.
    signal(SIGPIPE, SIG_IGN)
    guard pipe(&input) == 0 else { _exit(70) }
    for end in input { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    child = start(program)
    guard child > 0 else { _exit(70) }
    close(input[0])
    // The grader asks for an end when a check takes too long.
    signal(SIGTERM) { _ in kill(Supervisor.child, SIGKILL) }
    inBackground { Supervisor.endWithGrader() }
    inBackground {
      // Until it is told what to run there is nothing to watch, and to watch takes time that the
      // compiler could use.
      guard Supervisor.forwardRequest() else { return }
      Supervisor.watchLimits()
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0 && errno == EINTR {}
    kill(-child, SIGKILL)
    endOrphans()
    // It may have grown and ended between two looks.
    if passed == nil, status != 0, peak(usage) > Limit.memory.amount { passed = .memory }
    leave(as: status)
  }

  /// The program gets a group of its own, so that `kill(0, …)` in it doesn't reach the supervisor,
  /// and a name that tells nothing.
  private static func start(_ program: String) -> pid_t {
    #if canImport(Darwin)
      // Written from Apple's documentation; not tested on macOS.
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
    #else
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO)
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setpgroup(&attributes, 0)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
    var id: pid_t = 0
    let name = strdup("exercise")
    let code = posix_spawn(&id, program, &actions, &attributes, [name, nil], environ)
    return code == 0 ? id : 0
  }

  private static func inBackground(_ body: @escaping @convention(c) () -> Void) {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    pthread_create(
      &thread, nil,
      { body in
        #if canImport(Darwin)
          unsafeBitCast(body, to: (@convention(c) () -> Void).self)()
        #else
          unsafeBitCast(body!, to: (@convention(c) () -> Void).self)()
        #endif
        return nil
      }, unsafeBitCast(body, to: UnsafeMutableRawPointer.self))
  }

  /// Hands on what the grader says first, a line.
  ///
  /// The other end stays open: the program ends when this process does.
  ///
  /// - Returns: false if the grader has said nothing.
  private static func forwardRequest() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      // It fits into the pipe.
      _ = write(input[1], buffer, count)
      if buffer[count - 1] == 0x0A { return true }
    }
  }

  /// The grader holds the other end of standard input; when it goes, so does everything here.
  private static func endWithGrader() {
    // Only the end is waited for: what there is to read is for the program.
    var request = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
    while poll(&request, 1, -1) <= 0 || request.revents & Int16(POLLHUP | POLLERR) == 0 {}
    kill(child, SIGKILL)
  }

  /// Looks again and again what is used, and ends the program when it is too much.
  private static func watchLimits() {
    while true {
      // Most runs are over by the first look.
      usleep(25_000)
      guard let limit = passedLimit(of: child) else { continue }
      passed = limit
      kill(-child, SIGKILL)
      kill(child, SIGKILL)
      return
    }
  }

  /// Ends as the program ended, so that the grader sees the same, or as the limit says.
  private static func leave(as status: Int32) -> Never {
    if let passed { end(by: passed.signal) }
    let number = status & 0x7F
    // The limits' signals are the supervisor's alone.
    if number != 0, !Limit.allCases.contains(where: { $0.signal == number }) { end(by: number) }
    _exit(number == 0 ? (status >> 8) & 0xFF : 128 + number)
  }

  private static func end(by number: Int32) {
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }
}
