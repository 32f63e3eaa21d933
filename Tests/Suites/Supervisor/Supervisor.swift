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
    child = start(program)
    guard child > 0 else { _exit(70) }
    // The grader asks for an end when a check takes too long.
    signal(SIGTERM) { _ in kill(Supervisor.child, SIGKILL) }
    inBackground { Supervisor.endWithGrader() }
    inBackground { Supervisor.watchLimits() }
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
