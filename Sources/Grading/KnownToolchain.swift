import Basics
import Curriculum
import Foundation

extension Toolchain {
  /// The toolchain of this environment; what a run before has found out about it isn't asked again.
  ///
  /// - Parameter path: where it is kept.
  package static func known(
    at path: String, environment: [String: String]
  ) throws(EnvironmentProblem) -> Toolchain {
    let chosen = try ChosenCompiler(environment: environment)
    if let kept = chosen.kept(at: path) { return kept }
    var toolchain = try Toolchain(asking: chosen.compiler, environment: environment)
    toolchain.findPlans(environment: environment)
    // Where there was no room to ask it, that isn't its answer.
    if toolchain.hasPlans || hasRoom(in: TemporaryFolder.parent) {
      chosen.keep(toolchain, at: path)
    }
    return toolchain
  }

  /// The toolchain of this environment, if a run before has found out about it.
  static func kept(at path: String, environment: [String: String]) -> Toolchain? {
    // Whoever grades says why there is no compiler.
    (try? ChosenCompiler(environment: environment))?.kept(at: path)
  }
}

/// The compiler that an environment leads to.
private struct ChosenCompiler {
  /// How it is called.
  var compiler: String
  /// Nil if nothing tells whether it is the same the next time.
  private var origin: Origin?

  init(environment: [String: String]) throws(EnvironmentProblem) {
    guard let found = executable(named: "swiftc", environment: environment) else {
      throw .noToolchain
    }
    var itself = found
    compiler = found
    if !Self.isCompiler(found) {
      // It has to be asked each time which one it is now.
      itself = "\(try Toolchain(asking: found, environment: environment).folder)/bin/swiftc"
      if PlatformFlags.compilerNeedsNobody, executable(named: itself, environment: [:]) != nil {
        compiler = itself
      }
    }
    origin = Self.identities(of: itself).map { Origin(called: compiler, files: $0) }
  }

  func kept(at path: String) -> Toolchain? {
    origin.flatMap { DiskCache<Origin, Toolchain>.value(at: path, madeFrom: $0) }
  }

  func keep(_ toolchain: Toolchain, at path: String) {
    if let origin { DiskCache.keep(toolchain, madeFrom: origin, at: path) }
  }

  /// What is known of a toolchain depends on its files, and on what it was asked.
  private struct Origin: Encodable {
    /// How it is called: by itself, or by what chose it.
    var called: String
    var files: [FileIdentity]
    var questions = CompilerPlan.questions + AdapterPlan.questions
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
