import Curriculum
import Foundation
import Processes

extension Toolchain {
  /// The toolchain of this environment; what a run before has found out about it isn't asked again.
  static func known(
    in folder: String, environment: [String: String]
  ) throws(EnvironmentProblem) -> Toolchain {
    guard let found = executable(named: "swiftc", environment: environment) else {
      throw .noToolchain
    }
    var (compiler, itself) = (found, found)
    if !isCompiler(found) {
      // It has to be asked each time which one it is now.
      itself = "\(try Toolchain(asking: found, environment: environment).folder)/bin/swiftc"
      if PlatformFlags.compilerNeedsNobody, executable(named: itself, environment: [:]) != nil {
        compiler = itself
      }
    }
    func askAll() throws(EnvironmentProblem) -> Toolchain {
      var toolchain = try Toolchain(asking: compiler, environment: environment)
      toolchain.findPlans(environment: environment)
      return toolchain
    }
    guard let files = identities(of: itself) else { return try askAll() }
    let path = "\(folder)/toolchain.jsonl"
    let origin = Origin(called: compiler, files: files)
    if let known = KeptValue<Origin, Toolchain>.value(at: path, madeFrom: origin) {
      return known
    }
    let toolchain = try askAll()
    KeptValue.keep(toolchain, madeFrom: origin, at: path)
    return toolchain
  }

  /// What is known of a toolchain depends on its files, and on what it was asked.
  private struct Origin: Encodable {
    /// How it is called: by itself, or by what chose it.
    var called: String
    var files: [FileIdentity]
    var questions = CompilerPlan.questions + SuitePlan.questions
  }

  /// Whether this is a compiler, and not a program that chooses between several, as `swiftly` or
  /// `xcrun` do: in a toolchain, `swiftc` is a link to one of these.
  private static func isCompiler(_ path: String) -> Bool {
    let name = URL(fileURLWithPath: path).resolvingSymlinksInPath().lastPathComponent
    return ["swift-driver", "swift-frontend", "swift"].contains(name)
  }

  /// The files of a compiler, or nil if they don't stand where they do in a toolchain.
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
