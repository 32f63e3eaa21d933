/// A program to run, with everything that it is given.
public struct Command: Sendable {
  public var executable: String
  /// The arguments behind the program's name.
  public var arguments: [String]
  /// All variables that it has, and no others.
  public var environment: [String: String]
  /// Whether it is told something on standard input; otherwise there is nothing to read.
  public var hasInput: Bool
  /// How much it may use; nil for as much as there is.
  public var limits: ProgramLimits?
  /// Whether it lets others go first where there are more of them than processors: somebody waits for them,
  /// and for this one only after that.
  public var yields = false
  /// How it is asked to end when it is out of time, so that it can end what it has started.
  public var endSignal = SIGTERM

  public init(
    _ executable: String, _ arguments: [String], environment: [String: String],
    hasInput: Bool = false
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.hasInput = hasInput
  }
}

public enum TerminationStatus: Equatable, Sendable {
  case exited(Int32)
  case killed(signal: Int32)
  /// It was still running at its deadline, and was ended with all its children.
  case outOfTime
  /// It has written all that was waited for, and was not waited for any longer.
  case done

  public var isSuccess: Bool { self == .exited(0) }

  /// Whether somebody else ended it, and not what it did: then its end says nothing of what it was at.
  public var isByOthers: Bool {
    guard case .killed(let signal) = self else { return false }
    return ![SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP, SIGXCPU, SIGXFSZ]
      .contains(signal)
  }
}

public struct SpawnError: Error, Equatable, Sendable {
  public var executable: String
  /// The `errno` of the attempt.
  public var code: Int32

  public init(executable: String, code: Int32) {
    (self.executable, self.code) = (executable, code)
  }
}

/// How much a program may use, and each program that it starts.
public struct ProgramLimits: Sendable {
  /// Of addresses, in bytes.
  public var memory: Int
  /// Of a processor's time; whole seconds count.
  public var processorTime: Duration

  /// How many bytes of addresses this process may have, and each that it starts.
  package static var ownMemory: Int { ownLimit(of: addressesResource) ?? .max }

  public init(memory: Int, processorTime: Duration) {
    (self.memory, self.processorTime) = (memory, processorTime)
  }
}

/// How much of something this process may have; nil if the system doesn't tell.
func ownLimit(of resource: Int32) -> Int? {
  var limits = rlimit()
  return getrlimit(resource, &limits) == 0 ? Int(clamping: limits.rlim_cur) : nil
}

/// The first executable file with this name in the folders of `PATH`.
public func executable(named name: String, environment: [String: String]) -> String? {
  if name.contains("/") { return isExecutable(name) ? name : nil }
  return (environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/\(name)" }
    .first(where: isExecutable)
}

/// Whether this is a file that may be run; `access` alone says yes to folders too.
private func isExecutable(_ path: String) -> Bool {
  var information = stat()
  return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
    && access(path, X_OK) == 0
}
