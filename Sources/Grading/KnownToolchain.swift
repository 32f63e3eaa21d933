import Curriculum
import Foundation
import Processes

/// What was found out about a toolchain, and the files that it was found out about.
private struct KnownToolchain: Codable {
  var files: [FileIdentity]
  var toolchain: Toolchain
}

extension Toolchain {
  /// The toolchain of this environment; what a run before has found out about it isn't asked again.
  static func known(
    in folder: String, environment: [String: String]
  ) throws(EnvironmentProblem) -> Toolchain {
    let path = "\(folder)/toolchain.json"
    let files = executable(named: "swiftc", environment: environment).flatMap(identities)
    if let files, let data = FileManager.default.contents(atPath: path),
      let known = try? JSONDecoder().decode(KnownToolchain.self, from: data), known.files == files
    {
      return known.toolchain
    }
    let toolchain = try Toolchain(environment: environment)
    if let files,
      let data = try? JSONEncoder().encode(KnownToolchain(files: files, toolchain: toolchain))
    {
      // Without a place to keep it, it is asked again.
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    return toolchain
  }

  /// Nil if the compiler is one that chooses between toolchains: its files don't tell which.
  private static func identities(of compiler: String) -> [FileIdentity]? {
    let binary = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    let frontend = binary.deletingLastPathComponent().appendingPathComponent("swift-frontend")
    let files = [
      FileIdentity(path: compiler), FileIdentity(path: binary.path),
      FileIdentity(path: frontend.path),
    ]
    return files.contains { $0 == nil } ? nil : files.compactMap(\.self)
  }
}
