#if os(macOS)
  import Foundation

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
          "-c", "ulimit -t \(processorTime.components.seconds) 2>/dev/null; exec \"$@\"", "sh",
          command.executable,
        ]
        + command.arguments
      return limited
    }

    /// That is done by then.
    func hold(for program: pid_t) {}
  }
#endif
