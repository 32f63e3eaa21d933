import Foundation
import Processes

/// An exercise that compiled: what the suite is compiled against and linked with.
struct ExerciseModule {
  /// The folder that holds `<name>.swiftmodule`.
  var folder: String
  var object: String
  /// The bytes of the module's interface: the same as long as only bodies of functions change.
  var interface: Data
}

/// What the compiler made of an exercise.
enum Compilation {
  case module(ExerciseModule)
  case errors([CompilerMessage])
  /// The compiler didn't come to an end with it.
  case outOfTime
}

extension Toolchain {
  /// How long one call of the compiler may take.
  static let compileLimit = Duration.seconds(30)

  /// Compiles an exercise into a folder, from a copy: the learner's file is only ever read.
  func compile(
    _ exercise: ExerciseFile, module: String, into folder: String, environment: [String: String],
    helps: [CompilerHelp]
  ) throws(EnvironmentProblem) -> Compilation {
    let source = "\(folder)/Exercise.swift"
    let object = "\(folder)/exercise.o"
    let interface = "\(folder)/\(module).swiftmodule"
    guard FileManager.default.createFile(atPath: source, contents: Data(exercise.text.utf8)) else {
      throw .noTemporaryFolder(path: folder)
    }
    let arguments =
      ["-swift-version", "5", "-parse-as-library", "-module-name", module]
      + ["-g", "-Onone", "-enable-testing", "-diagnostic-style", "llvm", "-no-color-diagnostics"]
      + ["-emit-module", "-emit-module-path", interface, "-c", source, "-o", object]
    let result = try run(arguments, environment: environment)
    if result.ending == .outOfTime { return .outOfTime }
    guard result.ending.isSuccess, let data = FileManager.default.contents(atPath: interface) else {
      let messages = CompilerMessage.errors(in: result.errors, file: source, helps: helps)
      guard !messages.isEmpty else {
        throw .compilerFailed(details: result.errors)
      }
      return .errors(messages)
    }
    return .module(ExerciseModule(folder: folder, object: object, interface: data))
  }

  /// Runs the compiler once.
  func run(
    _ arguments: [String], environment: [String: String]
  ) throws(EnvironmentProblem) -> Captured {
    do {
      return try capture(
        Command(compiler, arguments, environment: environment), limit: Self.compileLimit)
    } catch {
      throw .toolchainDoesNotAnswer(path: compiler)
    }
  }
}
