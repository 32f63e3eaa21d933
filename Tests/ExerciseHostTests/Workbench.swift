import Foundation
import SuiteSupport
import XCTest

@testable import Curriculum
@testable import Grading

/// Compiles what the hosts of these tests load, each of it once.
final class Workbench: @unchecked Sendable {
  static let shared = Result { try Workbench() }

  let programs: HostPrograms
  let toolchain: Toolchain
  /// Where all of it is; nothing is left of it.
  let folder: String
  private var made: [String: HostedExercise] = [:]
  private let lock = NSLock()

  private static let environment = ProcessInfo.processInfo.environment
  nonisolated(unsafe) private static var leftover = ""

  /// An exercise from the folder `Exercises`; it has a function `play(_:)` that turns a text into another.
  static func exercise(_ name: String) throws -> HostedExercise {
    let workbench = try shared.get()
    return try workbench.lock.withLock {
      if let exercise = workbench.made[name] { return exercise }
      let exercise = try workbench.make(name)
      workbench.made[name] = exercise
      return exercise
    }
  }

  /// The text of one of them.
  static func text(_ name: String) throws -> String {
    try ExerciseFile(path: path(name)).text
  }

  private static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Exercises/\(name).swift"
  }

  private init() throws {
    programs = try HostPrograms()
    toolchain = try Toolchain(environment: Self.environment)
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("workbench-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    Self.leftover = folder
    atexit { try? FileManager.default.removeItem(atPath: Workbench.leftover) }
    try Data(Self.adapter.utf8).write(to: URL(fileURLWithPath: "\(folder)/Adapter.swift"))
    try run(
      ["-swift-version", "6", "-parse-as-library", "-module-name", "Adapter"]
        + [
          "-I", HostPrograms.ownModules, "-c", "\(folder)/Adapter.swift", "-o",
          "\(folder)/adapter.o",
        ])
  }

  private static let adapter = """
    import Traces

    @_silgen_name("$s8Exercise4playyS2SF") func play(_ script: String) -> String

    @_cdecl("workbook_answers") public func answers() -> UnsafeMutableRawPointer {
      ExerciseAnswers { (script: String) in play(script) }.entry
    }
    """

  private func make(_ name: String) throws -> HostedExercise {
    let own = "\(folder)/\(name)"
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    let exercise = try ExerciseFile(path: Self.path(name))
    let module = try compile(exercise, in: own)
    let library = try link(module)
    try run(
      ["-emit-library", "\(folder)/adapter.o", library, "-o", "\(own)/adapter"]
        + ["-Xlinker", "-rpath", "-Xlinker", PlatformFlags.ownFolder])
    let lines = ExerciseLines(library: library, toolchain: toolchain) { [self] in
      try? FileManager.default.createDirectory(
        atPath: "\(own)/lines", withIntermediateDirectories: true)
      return try? self.link(self.compile(exercise, in: "\(own)/lines", hasLines: true))
    }
    return HostedExercise(
      programs: programs, adapter: "\(own)/adapter", library: library,
      libraries: programs.libraries(for: [module.layout.object]), lines: lines)
  }

  private func compile(
    _ exercise: ExerciseFile, in folder: String, hasLines: Bool = false
  ) throws -> ExerciseModule {
    let compilation = try toolchain.compile(
      exercise, module: "Exercise", into: folder, environment: Self.environment,
      hasLines: hasLines)
    guard case .success(let module) = compilation else {
      throw Failure(text: "\(compilation)")
    }
    return module
  }

  private func link(_ module: ExerciseModule) throws -> String {
    try toolchain.link(module, environment: Self.environment).get()
  }

  private func run(_ arguments: [String]) throws {
    let result = try toolchain.run(arguments, environment: Self.environment)
    guard result.ending.isSuccess else { throw Failure(text: result.errors) }
  }

  private struct Failure: Error {
    var text: String
  }
}

/// An exercise that hosts can load.
struct HostedExercise {
  let programs: HostPrograms
  let adapter: String
  let library: String
  /// What a host has to load before it.
  let libraries: [String]
  let lines: ExerciseLines

  /// A process that has loaded it.
  func host() throws -> HostProcess {
    let host = try HostProcess(
      RunningHost(
        programs, environment: ProcessInfo.processInfo.environment, libraries: []))
    try host.load(
      adapter: adapter, exercise: library, libraries: libraries, lines: lines)
    return host
  }
}

extension HostProcess {
  /// What came of one script.
  func answer(to script: String, within limit: Duration = .seconds(10)) -> ScriptAnswer {
    ask([script.packed])
    return answer(within: limit)
  }

  /// What came of the next script; nothing keeps it from a processor here.
  func answer(within limit: Duration = .seconds(10)) -> ScriptAnswer {
    // It throws if the machine is too busy.
    try! answer(within: Allowance(limit))
  }

  /// The text that came of one script; nil if none did.
  func text(for script: String) -> String? {
    guard case .success(let bytes) = answer(to: script) else { return nil }
    return try? String(packed: bytes)
  }
}
