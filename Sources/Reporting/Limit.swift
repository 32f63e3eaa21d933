#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How much the exercise's processes may use, together.
public enum Limit: CaseIterable, Codable, Sendable {
  /// 1 GiB of memory.
  case memory
  /// 32 processes.
  case processes

  /// In bytes, or in processes.
  public var amount: Int {
    switch self {
    case .memory: 1 << 30
    case .processes: 32
    }
  }

  /// How the supervisor ends when this limit was passed, so that the grader knows.
  public var signal: Int32 {
    switch self {
    case .memory: SIGUSR1
    case .processes: SIGUSR2
    }
  }

  /// How large a file may get, in bytes.
  public static let fileSize = 64 << 20
}
