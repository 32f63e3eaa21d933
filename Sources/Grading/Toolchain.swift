import Basics
import Curriculum

/// The Swift compiler that grades.
public struct Toolchain: Codable, Equatable, Sendable {
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
  var adapterPlan: CompilerPlan?
  /// How much of a processor's time one call of the compiler may take.
  var limit = TimeLimit.compiler

  private enum CodingKeys: CodingKey {
    case compiler, folder, identity, version, plan, adapterPlan
  }

  /// The oldest release that will do.
  public static let oldest = (major: 6, minor: 1)

  /// Finds the compiler that `swift` in this environment uses, looks whether it is new enough, and
  /// asks it for its plans.
  public init(environment: [String: String]) throws(EnvironmentError) {
    self = try Self.found(environment: environment)
    findPlans(environment: environment)
  }

  /// The compiler that `swift` in this environment uses, without its plans.
  public static func found(
    environment: [String: String]
  ) throws(EnvironmentError) -> Toolchain {
    guard let compiler = executable(named: "swiftc", environment: environment) else {
      throw .noToolchain
    }
    return try Toolchain(asking: compiler, environment: environment)
  }

  /// Asks a compiler what it is, and looks whether it is new enough.
  init(
    asking compiler: String, environment: [String: String]
  ) throws(EnvironmentError) {
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

  var hasPlans: Bool { plan != nil && adapterPlan != nil }

  mutating func findPlans(environment: [String: String]) {
    // Without a plan the driver is called, and that call says that there is no room.
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

  /// Runs one of the toolchain's programs, within the compiler's limits.
  ///
  /// - Throws: also if somebody else ended it.
  func execute(
    _ call: [String], environment: [String: String]
  ) throws(EnvironmentError) -> Captured {
    let answer: Captured
    do throws(SpawnError) {
      answer = try capture(
        command(call, environment: environment), limit: TimeLimit.busyMachine)
    } catch {
      throw .programDoesNotStart(error)
    }
    try lookForOthers(behind: answer.ending, of: call[0])
    return answer
  }

  /// - Throws: if others are to blame for the end of a program: they ended it, or left it no processor.
  func lookForOthers(
    behind ending: TerminationStatus, of program: String
  ) throws(EnvironmentError) {
    guard ending.isByOthers || ending == .outOfTime else { return }
    throw Cancellation.isRequested ? .cancelled : .programInterrupted(path: program)
  }

  /// Where the compiler is to keep what it has made of the C library's headers, if this call compiles:
  /// otherwise it takes a place in the learner's home.
  private func moduleCache(for call: [String], _ environment: [String: String]) -> [String] {
    guard call.contains("-module-name"), !call.contains("-driver-print-jobs") else { return [] }
    let folder = HostPrograms.moduleCache ?? environment["TMPDIR"].map { "\($0)/ModuleCache" }
    return folder.map { ["-module-cache-path", $0] } ?? []
  }

  /// The toolchain's own linker, if this call links: another one may be missing.
  private func linker(for call: [String]) -> [String] {
    guard call.contains("-emit-library"), !call.contains("-driver-print-jobs") else { return [] }
    return PlatformFlags.linker(in: folder)
  }

  /// One of the toolchain's programs with its limits.
  ///
  /// - Parameter processorTime: how much it may use of that, if not as much as to compile.
  func command(
    _ call: [String], environment: [String: String],
    processorTime: Duration? = nil
  ) -> Command {
    let environment = environment.merging(PlatformFlags.compilerEnvironment) { own, _ in own }
    let arguments = call.dropFirst() + linker(for: call) + moduleCache(for: call, environment)
    var command = Command(call[0], Array(arguments), environment: environment)
    command.limits = ProgramLimits(
      memory: MemoryLimit.compilerAddresses, processorTime: processorTime ?? limit)
    // It starts its parts in groups of their own, and ends them for this signal alone.
    command.endSignal = SIGINT
    return command
  }
}

extension Toolchain {
  /// The toolchain of this environment; what a run before has found out about it isn't asked again.
  package static func known(
    at path: String, environment: [String: String]
  ) throws(EnvironmentError) -> Toolchain {
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
    // The grading says why there is no compiler.
    (try? ChosenCompiler(environment: environment))?.kept(at: path)
  }
}

private struct ChosenCompiler {
  var compiler: String
  /// Nil if nothing tells whether it is the same the next time.
  private var origin: Origin?

  init(environment: [String: String]) throws(EnvironmentError) {
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
    origin.flatMap { DiskCache(at: path, madeFrom: $0).value(Toolchain.self) }
  }

  func keep(_ toolchain: Toolchain, at path: String) {
    if let origin { DiskCache(at: path, madeFrom: origin).keep(toolchain) }
  }

  /// What is known of a toolchain depends on its files, and on what it was asked.
  private struct Origin: Encodable {
    /// How it is called: by itself, or by what chose it.
    var called: String
    var files: [FileIdentity]
    var questions = CompilerPlan.questions
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

extension Toolchain {
  /// Whether this compiler finds XCTest; only `swift test` needs it.
  ///
  /// - Returns: nil where that can't be told, because something else keeps it from its work.
  public func hasXCTest(environment: [String: String]) throws(EnvironmentError) -> Bool? {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/Test.swift"
    let text = Data("import XCTest\n".utf8)
    guard FileManager.default.createFile(atPath: file, contents: text) else {
      throw .noTemporaryFolder(path: folder.path)
    }
    let inFolder = folder.environment(from: environment)
    let arguments =
      ["-typecheck", "-module-name", "Test", file] + PlatformFlags.xctest(environment: inFolder)
    let answer = try run(arguments, environment: inFolder)
    if answer.ending.isSuccess { return true }
    // Where something else is wrong it doesn't come as far as to this name.
    return answer.errors.contains(/error: .*XCTest/) ? false : nil
  }
}
