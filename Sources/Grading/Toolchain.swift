import Basics
import Curriculum

/// A Swift toolchain, with its compiler.
public struct Toolchain: Codable, Equatable, Sendable {
  public var compiler: String
  /// The folder that contains `bin` and `lib`, with symbolic links resolved.
  public var folder: String
  /// The output of `-print-target-info`; part of the cache key of everything built.
  public var identity: String
  /// For example `6.1`.
  public var version: String
  /// For example `6.1.2`.
  public var release: String {
    identity.firstMatch(of: /Swift version ([0-9.]+)/).map { String($0.1) } ?? version
  }
  /// The direct calls for building an exercise; nil if the driver must be used.
  var plan: CompilerPlan?
  /// The direct calls for building an adapter; nil if the driver must be used.
  var adapterPlan: CompilerPlan?
  /// The limit of processor time for one call of the compiler.
  var limit = TimeLimit.compiler

  private enum CodingKeys: CodingKey {
    case compiler, folder, identity, version, plan, adapterPlan
  }

  /// The oldest supported version.
  public static let oldest = (major: 6, minor: 1)

  /// Finds the `swiftc` of this environment, checks its version and finds its plans.
  public init(environment: [String: String]) throws(EnvironmentError) {
    self = try Self.found(environment: environment)
    findPlans(environment: environment)
  }

  /// Finds the `swiftc` of this environment and checks its version, without finding its plans.
  public static func found(
    environment: [String: String]
  ) throws(EnvironmentError) -> Toolchain {
    guard let compiler = executable(named: "swiftc", environment: environment) else {
      throw .noToolchain
    }
    return try Toolchain(asking: compiler, environment: environment)
  }

  /// Asks a compiler for its version and checks it.
  init(
    asking compiler: String, environment: [String: String]
  ) throws(EnvironmentError) {
    try Surroundings.lookForCompiler()
    // Without a temporary folder the compiler fails even to print its version, and doesn't say why.
    let temporary = try TemporaryFolder()
    let command = Command(
      compiler, ["-print-target-info"], environment: temporary.environment(from: environment))
    let answer = try captured(command, limit: TimeLimit.toolchainAnswer)
    guard answer.ending.isSuccess,
      let version = answer.output.firstMatch(of: /Swift version (\d+)\.(\d+)/),
      let major = Int(version.1), let minor = Int(version.2)
    else { throw .toolchainDoesNotAnswer(path: compiler) }
    guard (major, minor) >= Self.oldest else {
      throw .toolchainTooOld(version: "\(major).\(minor)", path: compiler)
    }
    self.compiler = compiler
    // Asked of the compiler, because the program in `PATH` may be a selector such as `swiftly`.
    guard let resources = answer.output.firstMatch(of: /"runtimeResourcePath": *"([^"]+)"/) else {
      throw .toolchainDoesNotAnswer(path: compiler)
    }
    folder =
      URL(fileURLWithPath: String(resources.1)).deletingLastPathComponent()
      .deletingLastPathComponent().resolvingSymlinksInPath().path
    identity = answer.output
    self.version = "\(major).\(minor)"
  }

  var hasPlans: Bool { plan != nil && adapterPlan != nil }

  mutating func findPlans(environment: [String: String]) {
    // If there is no room, the later call of the driver reports it.
    guard let temporary = try? TemporaryFolder() else { return }
    let inFolder = temporary.environment(from: environment)
    let known = self
    (plan, adapterPlan) = concurrently(
      { CompilerPlan(for: ExerciseLayout.self, of: known, environment: inFolder) },
      { CompilerPlan(for: AdapterLayout.self, of: known, environment: inFolder) })
  }
}

extension Toolchain {
  func run(
    _ arguments: [String], environment: [String: String]
  ) throws(EnvironmentError) -> Captured {
    try execute([compiler] + arguments, environment: environment)
  }

  /// Runs a program of the toolchain within the compiler's limits.
  ///
  /// - Throws: also if another process has killed it.
  func execute(
    _ call: [String], environment: [String: String]
  ) throws(EnvironmentError) -> Captured {
    let answer = try captured(
      command(call, environment: environment), limit: TimeLimit.busyMachine)
    try lookForOthers(behind: answer.ending, of: call[0])
    return answer
  }

  /// - Throws: if a program was killed by another process or got no processor time.
  func lookForOthers(
    behind ending: TerminationStatus, of program: String
  ) throws(EnvironmentError) {
    guard ending.isByOthers || ending == .outOfTime else { return }
    throw Cancellation.isRequested ? .cancelled : .programInterrupted(path: program)
  }

  /// The compiler option for the cache of C modules, if this call compiles; the default is in the
  /// user's home folder.
  private func moduleCache(for call: [String], _ environment: [String: String]) -> [String] {
    guard call.contains("-module-name"), !call.contains("-driver-print-jobs") else { return [] }
    let folder = HostPrograms.moduleCache ?? environment["TMPDIR"].map { "\($0)/ModuleCache" }
    return folder.map { ["-module-cache-path", $0] } ?? []
  }

  /// The option for the toolchain's own linker, if this call links; the system may have none.
  private func linker(for call: [String]) -> [String] {
    guard call.contains("-emit-library"), !call.contains("-driver-print-jobs") else { return [] }
    return PlatformFlags.linker(in: folder)
  }

  /// A command for a program of the toolchain, with its limits.
  ///
  /// - Parameter processorTime: its limit of processor time; nil for that of the compiler.
  func command(
    _ call: [String], environment: [String: String],
    processorTime: Duration? = nil
  ) -> Command {
    let environment = environment.merging(PlatformFlags.compilerEnvironment) { own, _ in own }
    let arguments = call.dropFirst() + linker(for: call) + moduleCache(for: call, environment)
    var command = Command(call[0], Array(arguments), environment: environment)
    command.limits = ProgramLimits(
      memory: MemoryLimit.compilerAddresses, processorTime: processorTime ?? limit)
    return command
  }
}

/// Like `capture`, with an error of the environment.
func captured(
  _ command: Command, limit: Duration, outputLimit: Int = SizeLimit.programOutput,
  endsThere: Bool = false
) throws(EnvironmentError) -> Captured {
  do throws(SpawnError) {
    return try capture(
      command, limit: limit, outputLimit: outputLimit, endsThere: endsThere)
  } catch {
    throw .programDoesNotStart(error)
  }
}

extension Toolchain {
  /// The toolchain of this environment, from the cache in a file or newly examined.
  package static func known(
    at path: String, environment: [String: String]
  ) throws(EnvironmentError) -> Toolchain {
    let chosen = try ChosenCompiler(environment: environment, keptAt: path)
    if let kept = chosen.cache?.value(Toolchain.self) { return kept }
    var toolchain = try Toolchain(asking: chosen.compiler, environment: environment)
    toolchain.findPlans(environment: environment)
    // If the disk was full, missing plans aren't the toolchain's fault and aren't cached.
    if toolchain.hasPlans || hasRoom(in: TemporaryFolder.parent) {
      chosen.cache?.keep(toolchain)
    }
    return toolchain
  }

  /// The toolchain of this environment, if it is in the cache.
  static func kept(at path: String, environment: [String: String]) -> Toolchain? {
    // A missing compiler is reported when the exercise is graded.
    (try? ChosenCompiler(environment: environment, keptAt: path))?.cache?.value(Toolchain.self)
  }
}

private struct ChosenCompiler {
  var compiler: String
  /// Nil if a change of the compiler couldn't be detected.
  var cache: DiskCache?

  init(environment: [String: String], keptAt path: String) throws(EnvironmentError) {
    guard let found = executable(named: "swiftc", environment: environment) else {
      throw .noToolchain
    }
    var itself = found
    compiler = found
    if !Self.isCompiler(found) {
      // A selector must be asked each time which toolchain it uses.
      itself = "\(try Toolchain(asking: found, environment: environment).folder)/bin/swiftc"
      if PlatformFlags.compilerNeedsNobody, executable(named: itself, environment: [:]) != nil {
        compiler = itself
      }
    }
    cache = Self.identities(of: itself).map {
      DiskCache(at: path, madeFrom: Origin(called: compiler, files: $0))
    }
  }

  /// The cache key: the compiler's files and the questions asked.
  private struct Origin: Encodable {
    /// The path that is called: of the compiler or of a selector.
    var called: String
    var files: [FileIdentity]
    var questions = CompilerPlan.questions
  }

  /// Whether this is a compiler rather than a selector such as `swiftly` or `xcrun`. In a
  /// toolchain, `swiftc` is a symbolic link to one of these names.
  private static func isCompiler(_ path: String) -> Bool {
    let name = URL(fileURLWithPath: path).resolvingSymlinksInPath().lastPathComponent
    return ["swift-driver", "swift-frontend", "swift"].contains(name)
  }

  /// The identities of a compiler's files; nil if one isn't where a toolchain has it.
  private static func identities(of compiler: String) -> [FileIdentity]? {
    let binary = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    let frontend = binary.deletingLastPathComponent().appendingPathComponent("swift-frontend")
    let files = [compiler, binary.path, frontend.path].compactMap(FileIdentity.init(path:))
    return files.count == 3 ? files : nil
  }
}

extension Toolchain {
  /// Whether this compiler finds XCTest, which only `swift test` needs.
  ///
  /// - Returns: nil if the compiler fails for another reason.
  public func hasXCTest(environment: [String: String]) throws(EnvironmentError) -> Bool? {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/Test.swift"
    try write("import XCTest\n", to: file)
    let inFolder = folder.environment(from: environment)
    let arguments =
      ["-typecheck", "-module-name", "Test", file] + PlatformFlags.xctest(environment: inFolder)
    let answer = try run(arguments, environment: inFolder)
    if answer.ending.isSuccess { return true }
    // Another error may occur before the import is reached.
    return answer.errors.contains(/error: .*XCTest/) ? false : nil
  }
}
