#if os(Linux)
  // Not all of Foundation: loading its language tables takes longer than most commands.
  @_exported import FoundationEssentials
  @_exported import Glibc

  // Constants with the types that the C library's functions expect.
  let openFilesResource = Int32(RLIMIT_NOFILE.rawValue)
  let addressesResource = Int32(RLIMIT_AS.rawValue)
  let streamSocket = Int32(SOCK_STREAM.rawValue)
  let processPriority = __priority_which_t(PRIO_PROCESS.rawValue)

  // Empty settings for starting a program.
  var newFileActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
  var newSpawnAttributes: posix_spawnattr_t { posix_spawnattr_t() }

  /// The processor time of a process without its child processes; nil if it has ended.
  package func processorTime(of process: pid_t) -> Duration? {
    var (clock, time) = (clockid_t(), timespec())
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return nil
    }
    return Duration(time: time)
  }

  /// The processor time of a process and its child processes, running or ended.
  func processorTime(withStartedBy process: pid_t) -> Duration? {
    // After the program's name in parentheses: user and system time of the process, then of its
    // ended child processes.
    let status = systemWords(at: "/proc/\(process)/stat", after: ")")
    guard status.count > 14 else { return processorTime(of: process) }
    let ticks = status[11...14].reduce(0) { $0 + (Int($1) ?? 0) }
    let own = Duration.seconds(ticks) / sysconf(Int32(_SC_CLK_TCK))
    return programs(startedBy: process).compactMap(processorTime(withStartedBy:)).reduce(own, +)
  }

  /// The child processes of a process that it hasn't waited for.
  func programs(startedBy process: pid_t) -> [pid_t] {
    let folder = "/proc/\(process)/task"
    // Each thread lists the processes it has started. If the process has ended, there are none.
    return systemNumbers(in: folder).flatMap { systemWords(at: "\(folder)/\($0)/children") }
      .compactMap { pid_t($0) }
  }

  extension rusage {
    /// The peak of resident memory, in bytes.
    package var mostMemory: Int { ru_maxrss << 10 }
  }

  extension ProgramLimits {
    /// The command with limits; unchanged on Linux.
    func limited(_ command: Command) -> Command { command }

    /// Sets the limits of a program that was just started (`prlimit(2)`).
    ///
    /// A shell that sets them before would take longer to start than the program runs until then.
    func hold(for program: pid_t) {
      // Swift doesn't import this function.
      typealias Function =
        @convention(c) (pid_t, Int32, UnsafePointer<rlimit>?, UnsafeMutablePointer<rlimit>?) ->
        Int32
      guard let symbol = dlsym(nil, "prlimit") else { return }
      func set(_ resource: Int32, _ amount: Int, atMost most: Int) {
        var limit = rlimit(rlim_cur: rlim_t(amount), rlim_max: rlim_t(most))
        _ = unsafeBitCast(symbol, to: Function.self)(program, resource, &limit, nil)
      }
      // The values of RLIMIT_AS and RLIMIT_CPU.
      set(9, memory, atMost: memory)
      // At the hard limit the kernel sends SIGKILL, which would look like a kill by another
      // process.
      let seconds = Int(processorTime.inSeconds.rounded(.up))
      set(0, seconds, atMost: seconds + 1)
    }
  }

  /// Starts a thread with `pthread_create`; nil if there are too many.
  func createThread(
    _ attributes: inout pthread_attr_t, doing work: ThreadWork
  ) -> pthread_t? {
    var thread = pthread_t()
    let given = Unmanaged.passRetained(work)
    let code = pthread_create(&thread, &attributes, { perform($0!) }, given.toOpaque())
    if code != 0 { given.release() }
    return code == 0 ? thread : nil
  }
#endif
