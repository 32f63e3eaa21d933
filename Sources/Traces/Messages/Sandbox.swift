/// Which parts of the sandbox are in effect.
public struct Sandbox: Packed, Codable, Equatable, Sendable {
  /// System calls that computing doesn't need are denied; on macOS, the operations that the sandbox
  /// profile denies.
  public var calls: Bool
  /// No files can be read except for the time zones.
  public var files: Bool
  /// The process has a user namespace of its own and can't see names of other files.
  public var namespaces: Bool
  /// The system's reason if system calls aren't filtered, if it is known.
  public var reason: String?

  public enum Part: String, CaseIterable, Codable, Sendable {
    case calls, files, namespaces
  }

  /// The parts that aren't in effect.
  public var missing: [Part] {
    Part.allCases.filter { part in
      switch part {
      case .calls: !calls
      case .files: !files
      case .namespaces: !namespaces
      }
    }
  }

  public static let none = Sandbox(calls: false, files: false, namespaces: false)

  public init(calls: Bool, files: Bool, namespaces: Bool, reason: String? = nil) {
    (self.calls, self.files, self.namespaces, self.reason) = (calls, files, namespaces, reason)
  }

  public func pack(into writer: inout Writer) {
    writer.write(calls, files, namespaces)
    writer.write(reason)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    calls = try reader.read()
    files = try reader.read()
    namespaces = try reader.read()
    reason = try reader.read()
  }
}
