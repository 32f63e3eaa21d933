/// Which parts of what keeps an exercise in its place have taken hold.
public struct Sandbox: Packed, Codable, Equatable, Sendable {
  /// The kernel refuses every call that computing doesn't need; on macOS, what the sandbox's profile
  /// forbids.
  public var calls: Bool
  /// No file can be read but the time zones.
  public var files: Bool
  /// It sees no other file's name, and a user of its own.
  public var namespaces: Bool
  /// Why calls aren't refused, in the system's own words, if it says so.
  public var reason: String?

  public enum Part: String, CaseIterable, Codable, Sendable {
    case calls, files, namespaces
  }

  /// Those that this system doesn't offer.
  public var missing: [Part] {
    Part.allCases.filter { part in
      switch part {
      case .calls: !calls
      case .files: !files
      case .namespaces: !namespaces
      }
    }
  }

  /// Nothing has.
  public static let none = Sandbox(calls: false, files: false, namespaces: false)

  /// What has taken hold, part by part.
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
