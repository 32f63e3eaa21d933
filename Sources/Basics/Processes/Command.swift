import Foundation

/// A program to run, with everything that it is given.
public struct Command: Sendable {
  public var executable: String
  /// Those behind the program's name.
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

  /// A program that may use as much as there is.
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

/// How a program ended.
public enum TerminationStatus: Equatable, Sendable {
  case exited(Int32)
  case killed(signal: Int32)
  /// It was still running at its deadline, and was ended with all its children.
  case outOfTime

  /// Whether it ended by itself and says that all went well.
  public var isSuccess: Bool { self == .exited(0) }

  /// Whether somebody else ended it, and not what it did: then its end says nothing of what it was at.
  public var isByOthers: Bool {
    guard case .killed(let signal) = self else { return false }
    return ![SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP, SIGXCPU, SIGXFSZ]
      .contains(signal)
  }
}

/// A program could not be started.
public struct SpawnError: Error, Equatable, Sendable {
  public var executable: String
  /// The `errno` of the attempt.
  public var code: Int32

  /// A program that could not be started, with the `errno` of the attempt.
  public init(executable: String, code: Int32) {
    (self.executable, self.code) = (executable, code)
  }
}
