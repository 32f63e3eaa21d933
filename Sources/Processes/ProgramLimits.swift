#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How much a program may use, and each program that it starts.
public struct ProgramLimits: Sendable {
  /// Of addresses, in bytes.
  public var memory: Int
  /// Of a processor's time, in seconds.
  public var processorTime: Int

  public init(memory: Int, processorTime: Int) {
    (self.memory, self.processorTime) = (memory, processorTime)
  }
}

#if os(Linux)
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
      func set(_ resource: Int32, _ amount: Int) {
        var limit = rlimit(rlim_cur: rlim_t(amount), rlim_max: rlim_t(amount))
        _ = unsafeBitCast(symbol, to: Function.self)(program, resource, &limit, nil)
      }
      // The numbers of RLIMIT_AS and RLIMIT_CPU.
      set(9, memory)
      set(0, processorTime)
    }
  }
#else
  // Written from Apple's documentation; not tested on macOS. A process can't limit another one
  // there, so a shell limits itself and becomes the program; where it can't, there is no limit.
  extension ProgramLimits {
    func limited(_ command: Command) -> Command {
      var limited = command
      let limits = "ulimit -v \(memory >> 10); ulimit -t \(processorTime)"
      limited.executable = "/bin/sh"
      limited.arguments =
        ["-c", "{ \(limits); } 2>/dev/null; exec \"$@\"", "sh", command.executable]
        + command.arguments
      return limited
    }

    func hold(for program: pid_t) {}
  }
#endif
