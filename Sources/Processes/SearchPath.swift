#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The first executable file with this name in the folders of `PATH`.
public func executable(named name: String, environment: [String: String]) -> String? {
  if name.contains("/") { return access(name, X_OK) == 0 ? name : nil }
  return (environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/\(name)" }
    .first { access($0, X_OK) == 0 }
}
