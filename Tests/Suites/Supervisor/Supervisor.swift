#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Starts the program, waits for its end, and then ends whatever it has started.
enum Supervisor {
  /// The process with the learner's code; read by the signal's handler.
  nonisolated(unsafe) private static var child: pid_t = 0

  static func run(_ program: String) -> Never {
    adoptOrphans()
    var noCores = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(coreLimit, &noCores)
    child = start(program)
    guard child > 0 else { _exit(70) }
    // The grader asks for an end when a check takes too long.
    signal(SIGTERM) { _ in kill(Supervisor.child, SIGKILL) }
    endWithGrader()
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    kill(-child, SIGKILL)
    endOrphans()
    leave(as: status)
  }

  /// The program gets a group of its own, so that `kill(0, …)` in it doesn't reach the supervisor,
  /// and a name that tells nothing.
  private static func start(_ program: String) -> pid_t {
    #if canImport(Darwin)
      // Written from Apple's documentation; not tested on macOS.
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var id: pid_t = 0
    let name = strdup("exercise")
    let code = posix_spawn(&id, program, nil, &attributes, [name, nil], environ)
    return code == 0 ? id : 0
  }

  /// The grader holds the other end of standard input; when it goes, so does everything here.
  private static func endWithGrader() {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    pthread_create(
      &thread, nil,
      { _ in
        // Only the end is waited for: what there is to read is for the program.
        var request = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
        while poll(&request, 1, -1) <= 0 || request.revents & Int16(POLLHUP | POLLERR) == 0 {}
        kill(Supervisor.child, SIGKILL)
        return nil
      }, nil)
  }

  /// Ends as the program ended, so that the grader sees the same.
  private static func leave(as status: Int32) -> Never {
    let number = status & 0x7F
    if number != 0 {
      signal(number, SIG_DFL)
      kill(getpid(), number)
    }
    _exit((status >> 8) & 0xFF)
  }
}
