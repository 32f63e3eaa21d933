public struct Command: Sendable {
  public var executable: String
  /// The arguments without the program's name.
  public var arguments: [String]
  /// The complete environment; nothing is inherited.
  public var environment: [String: String]
  /// Whether standard input will be sent; otherwise it is empty.
  public var hasInput: Bool
  /// The program's limits; nil for none.
  public var limits: ProgramLimits?
  /// Whether it runs at low priority, because other programs are waited for first.
  public var yields = false

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
  /// The program timed out and was ended with its child processes.
  case outOfTime
  /// The program has written the expected output, and its end wasn't awaited.
  case done

  public var isSuccess: Bool { self == .exited(0) }

  /// Whether another process has killed it, so that its end says nothing about its work.
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

/// The limits of a program and of each of its child processes.
public struct ProgramLimits: Sendable {
  /// Address space, in bytes.
  public var memory: Int
  /// Processor time; rounded up to whole seconds.
  public var processorTime: Duration

  /// The limit of address space of this process and of its child processes, in bytes.
  package static var ownMemory: Int { ownLimit(of: addressesResource) ?? .max }

  public init(memory: Int, processorTime: Duration) {
    (self.memory, self.processorTime) = (memory, processorTime)
  }
}

/// This process's soft limit of a resource; nil if it is unknown.
func ownLimit(of resource: Int32) -> Int? {
  var limits = rlimit()
  return getrlimit(resource, &limits) == 0 ? Int(clamping: limits.rlim_cur) : nil
}

/// The path of the first executable file with this name in the folders of `PATH`; nil if there is
/// none.
public func executable(named name: String, environment: [String: String]) -> String? {
  if name.contains("/") { return isExecutable(name) ? name : nil }
  return (environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/\(name)" }
    .first(where: isExecutable)
}

/// Whether a path is an executable regular file; `access` alone accepts folders, too.
private func isExecutable(_ path: String) -> Bool {
  var information = stat()
  return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
    && access(path, X_OK) == 0
}
