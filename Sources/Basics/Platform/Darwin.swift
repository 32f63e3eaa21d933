#if os(macOS)
  @_exported import Foundation

  // Written from Apple's documentation; not tried on a Mac yet.

  // Constants as the C library wants them.
  let openFilesResource = RLIMIT_NOFILE
  let addressesResource = RLIMIT_AS
  let streamSocket = SOCK_STREAM
  let processPriority = PRIO_PROCESS

  // Empty settings for starting a program.
  var newFileActions: posix_spawn_file_actions_t? { nil }
  var newSpawnAttributes: posix_spawnattr_t? { nil }

  /// `mach_timebase_info`, by its name; nil if there is none.
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

  /// How much of a processor's time a process had, without what it has started; nil if there is no such
  /// process any more.
  package func processorTime(of process: pid_t) -> Duration? {
    var usage = rusage_info_current()
    let code = withUnsafeMutablePointer(to: &usage) { pointer in
      pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
        proc_pid_rusage(process, RUSAGE_INFO_CURRENT, $0)
      }
    }
    // It counts in the ticks of this clock.
    guard code == 0, let scale = nanosecondsPerTick else { return nil }
    return .nanoseconds(Int64(Double(usage.ri_user_time + usage.ri_system_time) * scale))
  }

  /// The same: what it has started counts when it has ended.
  func processorTime(withStartedBy process: pid_t) -> Duration? { processorTime(of: process) }

  /// What a process has started and hasn't waited for yet.
  func programs(startedBy process: pid_t) -> [pid_t] {
    var ids = [pid_t](repeating: 0, count: CountLimit.startedPrograms)
    let size = Int32(ids.count * MemoryLayout<pid_t>.size)
    return Array(ids.prefix(max(0, Int(proc_listchildpids(process, &ids, size)))))
  }

  extension rusage {
    /// How much memory it had at most, in bytes.
    package var mostMemory: Int { ru_maxrss }
  }

  extension ProgramLimits {
    /// The command that is started for one with these limits: a process can't limit another one
    /// here, so a shell limits itself and becomes the program; where it can't, there is no limit.
    ///
    /// Nor is there one of memory: all that is mapped counts here, and the system's libraries alone
    /// may be more than that.
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

    /// The shell has set the limits by then.
    func hold(for program: pid_t) {}
  }

  /// Starts a thread that does this work, as `pthread_create` does; nil if there is none to be had.
  func createThread(
    _ attributes: inout pthread_attr_t, doing work: ThreadWork
  ) -> pthread_t? {
    var thread: pthread_t?
    let given = Unmanaged.passRetained(work)
    // Whether it can be nil differs from one release of the system's headers to another.
    let code = pthread_create(
      &thread, &attributes, { perform(($0 as UnsafeMutableRawPointer?)!) }, given.toOpaque())
    if code != 0 { given.release() }
    return code == 0 ? thread : nil
  }
#endif
