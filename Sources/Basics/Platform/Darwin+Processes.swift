#if os(macOS)
  @_exported import Foundation

  // Written from Apple's documentation; not tried on a Mac yet.

  /// The number of the limit of open files, as the C library wants it.
  let openFilesResource = RLIMIT_NOFILE

  /// The number of the limit of addresses, as the C library wants it.
  let addressesResource = RLIMIT_AS

  /// The kind of socket that transports bytes in order, as the C library wants it.
  let streamSocket = SOCK_STREAM

  /// What `setpriority` is told whose numbers are processes, as the C library wants it.
  let processPriority = PRIO_PROCESS

  /// What a program's files are to be, before anything is said about them.
  var newFileActions: posix_spawn_file_actions_t? { nil }

  /// How a program is to be started, before anything is said about it.
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

    /// That is done by then.
    func hold(for program: pid_t) {}
  }
#endif
