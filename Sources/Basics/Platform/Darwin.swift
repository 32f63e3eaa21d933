#if os(macOS)
  @_exported import Foundation

  // Written from Apple's documentation; not tried on a Mac yet.

  // Constants with the types that the C library's functions expect.
  let openFilesResource = RLIMIT_NOFILE
  let addressesResource = RLIMIT_AS
  let streamSocket = SOCK_STREAM
  let processPriority = PRIO_PROCESS

  // Empty settings for starting a program.
  var newFileActions: posix_spawn_file_actions_t? { nil }
  var newSpawnAttributes: posix_spawnattr_t? { nil }

  /// The scale of `mach_timebase_info`, which is looked up by name; nil if it doesn't exist.
  private let nanosecondsPerTick: Double? = {
    typealias Function = @convention(c) (UnsafeMutablePointer<UInt32>) -> Int32
    guard
      let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: -2), "mach_timebase_info")
    else { return nil }
    // A numerator and a denominator.
    var scale: [UInt32] = [0, 0]
    guard unsafeBitCast(symbol, to: Function.self)(&scale) == 0, scale[1] > 0 else { return nil }
    return Double(scale[0]) / Double(scale[1])
  }()

  /// The processor time of a process without its child processes; nil if it has ended.
  package func processorTime(of process: pid_t) -> Duration? {
    var usage = rusage_info_current()
    let code = withUnsafeMutablePointer(to: &usage) { pointer in
      pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
        proc_pid_rusage(process, RUSAGE_INFO_CURRENT, $0)
      }
    }
    // The times are given in ticks of this clock.
    guard code == 0, let scale = nanosecondsPerTick else { return nil }
    return .nanoseconds(Int64(Double(usage.ri_user_time + usage.ri_system_time) * scale))
  }

  /// The processor time of a process. On macOS child processes are counted only after they have
  /// ended.
  func processorTime(withStartedBy process: pid_t) -> Duration? { processorTime(of: process) }

  /// The child processes of a process that it hasn't waited for.
  func programs(startedBy process: pid_t) -> [pid_t] {
    var ids = [pid_t](repeating: 0, count: CountLimit.startedPrograms)
    let size = Int32(ids.count * MemoryLayout<pid_t>.size)
    return Array(ids.prefix(max(0, Int(proc_listchildpids(process, &ids, size)))))
  }

  extension rusage {
    /// The peak of resident memory, in bytes.
    package var mostMemory: Int { ru_maxrss }
  }

  extension ProgramLimits {
    /// The command with limits. On macOS a process can't limit another one, so a shell limits
    /// itself and then executes the program; if that fails, there is no limit.
    ///
    /// Memory isn't limited, because all mapped memory counts and the system's libraries alone may
    /// exceed the limit.
    func limited(_ command: Command) -> Command {
      var limited = command
      limited.executable = "/bin/sh"
      limited.arguments =
        [
          "-c", "ulimit -t \(Int(processorTime.inSeconds.rounded(.up))) 2>/dev/null; exec \"$@\"",
          "sh",
          command.executable,
        ]
        + command.arguments
      return limited
    }

    /// Does nothing: the shell has set the limits.
    func hold(for program: pid_t) {}
  }

  /// Starts a thread with `pthread_create`; nil if there are too many.
  func createThread(
    _ attributes: inout pthread_attr_t, doing work: ThreadWork
  ) -> pthread_t? {
    var thread: pthread_t?
    let given = Unmanaged.passRetained(work)
    // Whether the argument is optional depends on the version of the system's headers.
    let code = pthread_create(
      &thread, &attributes, { perform(($0 as UnsafeMutableRawPointer?)!) }, given.toOpaque())
    if code != 0 { given.release() }
    return code == 0 ? thread : nil
  }
#endif
