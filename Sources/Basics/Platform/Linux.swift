#if os(Linux)
  // Not all of Foundation: to load its tables of languages takes longer than most commands do.
  @_exported import FoundationEssentials
  @_exported import Glibc

  // Constants as the C library wants them.
  let openFilesResource = Int32(RLIMIT_NOFILE.rawValue)
  let addressesResource = Int32(RLIMIT_AS.rawValue)
  let streamSocket = Int32(SOCK_STREAM.rawValue)
  let processPriority = __priority_which_t(PRIO_PROCESS.rawValue)

  // Empty settings for starting a program.
  var newFileActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
  var newSpawnAttributes: posix_spawnattr_t { posix_spawnattr_t() }

  /// How much of a processor's time a process had, without what it has started; nil if there is no such
  /// process any more.
  package func processorTime(of process: pid_t) -> Duration? {
    var (clock, time) = (clockid_t(), timespec())
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return nil
    }
    return Duration(time: time)
  }

  /// The same with what it has started, whether that still runs or has ended.
  func processorTime(withStartedBy process: pid_t) -> Duration? {
    // Behind the program's name, which is in parentheses: its own time, then that of those which have ended,
    // each without the kernel and in it.
    let status = systemWords(at: "/proc/\(process)/stat", after: ")")
    guard status.count > 14 else { return processorTime(of: process) }
    let ticks = status[11...14].reduce(0) { $0 + (Int($1) ?? 0) }
    let own = Duration.seconds(ticks) / sysconf(Int32(_SC_CLK_TCK))
    return programs(startedBy: process).compactMap(processorTime(withStartedBy:)).reduce(own, +)
  }

  /// What a process has started and hasn't waited for yet.
  func programs(startedBy process: pid_t) -> [pid_t] {
    let folder = "/proc/\(process)/task"
    // Each thread has a list of what it has started; there is none where the process is over by now.
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.flatMap { systemWords(at: "\(folder)/\($0)/children") }.compactMap { pid_t($0) }
  }

  extension rusage {
    /// How much memory it had at most, in bytes.
    package var mostMemory: Int { ru_maxrss << 10 }
  }

  extension ProgramLimits {
    /// The command that is started for one with these limits: itself.
    func limited(_ command: Command) -> Command { command }

    /// Sets the limits of a program that was started just now (`prlimit(2)`).
    ///
    /// It has hardly begun, and a shell that sets them before would take longer to start than that.
    func hold(for program: pid_t) {
      // Not among the functions that Swift imports.
      typealias Function =
        @convention(c) (pid_t, Int32, UnsafePointer<rlimit>?, UnsafeMutablePointer<rlimit>?) ->
        Int32
      guard let symbol = dlsym(nil, "prlimit") else { return }
      func set(_ resource: Int32, _ amount: Int, atMost most: Int) {
        var limit = rlimit(rlim_cur: rlim_t(amount), rlim_max: rlim_t(most))
        _ = unsafeBitCast(symbol, to: Function.self)(program, resource, &limit, nil)
      }
      // The numbers of RLIMIT_AS and RLIMIT_CPU.
      set(9, memory, atMost: memory)
      // At the most it would be ended by SIGKILL, as by anybody else.
      let seconds = Int(processorTime.inSeconds.rounded(.up))
      set(0, seconds, atMost: seconds + 1)
    }
  }

  /// Starts a thread that does this work, as `pthread_create` does; nil if there is none to be had.
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
