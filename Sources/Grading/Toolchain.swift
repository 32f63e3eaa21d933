import Basics
import Foundation

/// The Swift compiler that grades.
public struct Toolchain: Codable, Equatable, Sendable {
  /// The path of `swiftc`.
  public var compiler: String
  /// The folder that holds its `bin`, `lib` and `libexec`, links followed.
  public var folder: String
  /// What the compiler says of itself: part of the key of everything that it built.
  public var identity: String
  /// As in `6.1`.
  public var version: String
  /// As in `6.1.2`.
  public var release: String {
    identity.firstMatch(of: /Swift version ([0-9.]+)/).map { String($0.1) } ?? version
  }
  /// How it makes a library of an exercise; nil if only the driver knows.
  var plan: CompilerPlan?
  /// How it makes the library of an adapter; nil if only the driver knows.
  var adapterPlan: AdapterPlan?
  /// How much of a processor's time one call of the compiler may take.
  var limit = TimeLimit.compiler

  private enum CodingKeys: CodingKey {
    case compiler, folder, identity, version, plan, adapterPlan
  }

  /// The oldest release that will do.
  public static let oldest = (major: 6, minor: 1)

  /// Finds the compiler that `swift` in this environment uses, looks whether it is new enough, and
  /// asks it for its plans.
  public init(environment: [String: String]) throws(EnvironmentProblem) {
    self = try Self.found(environment: environment)
    findPlans(environment: environment)
  }

  /// The compiler that `swift` in this environment uses, without its plans.
  public static func found(
    environment: [String: String]
  ) throws(EnvironmentProblem) -> Toolchain {
    guard let compiler = executable(named: "swiftc", environment: environment) else {
      throw .noToolchain
    }
    return try Toolchain(asking: compiler, environment: environment)
  }

  /// Asks a compiler what it is, and looks whether it is new enough.
  init(
    asking compiler: String, environment: [String: String]
  ) throws(EnvironmentProblem) {
    try Surroundings.lookForCompiler()
    // Without one the compiler doesn't even tell its version, and can't say why.
    let temporary = try TemporaryFolder()
    let command = Command(
      compiler, ["-print-target-info"], environment: temporary.environment(from: environment))
    let answer: Captured
    do throws(SpawnError) {
      answer = try capture(command, limit: TimeLimit.toolchainAnswer)
    } catch {
      throw .programDoesNotStart(error)
    }
    guard answer.ending.isSuccess,
      let version = answer.output.firstMatch(of: /Swift version (\d+)\.(\d+)/),
      let major = Int(version.1), let minor = Int(version.2)
    else { throw .toolchainDoesNotAnswer(path: compiler) }
    guard (major, minor) >= Self.oldest else {
      throw .toolchainTooOld(version: "\(major).\(minor)", path: compiler)
    }
    self.compiler = compiler
    // Asked for, because what the `PATH` leads to may only choose between several toolchains.
    guard let resources = answer.output.firstMatch(of: /"runtimeResourcePath": *"([^"]+)"/) else {
      throw .toolchainDoesNotAnswer(path: compiler)
    }
    folder =
      URL(fileURLWithPath: String(resources.1)).deletingLastPathComponent()
      .deletingLastPathComponent().resolvingSymlinksInPath().path
    identity = answer.output
    self.version = "\(major).\(minor)"
  }

  /// Whether it has told how it would work.
  var hasPlans: Bool { plan != nil && adapterPlan != nil }

  /// Asks the compiler how it would work.
  mutating func findPlans(environment: [String: String]) {
    // Without a plan the driver is called, and whoever calls it says that there is no room.
    guard let temporary = try? TemporaryFolder() else { return }
    let inFolder = temporary.environment(from: environment)
    let known = self
    (plan, adapterPlan) = concurrently(
      { CompilerPlan(of: known, environment: inFolder) },
      { AdapterPlan(of: known, environment: inFolder) })
  }
}
