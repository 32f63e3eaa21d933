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
  /// The compiler ended badly, and named no line of it.
  case gaveUp(details: String)
  /// It tells the linker more than which libraries it uses.
  case directsLinker
}

extension Toolchain {
  /// How long one call of the compiler may take.
  public static let compileLimit = Duration.seconds(30)
  /// How much memory it may use, in KiB.
  private static let memoryLimit = 4 << 20
  /// How many seconds of a processor's time each of its processes may use.
  private static let processorLimit = 60

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
      return messages.isEmpty ? .gaveUp(details: result.errors) : .errors(messages)
    }
    guard try onlyNamesLibraries(object, in: folder, environment: environment) else {
      return .directsLinker
    }
    return .module(ExerciseModule(folder: folder, object: object, interface: data))
  }

  /// Whether all that an object file says to the linker are names of libraries.
  ///
  /// On Linux the compiler hands on whatever stands in one of its sections, and an exercise can fill
  /// a section: with the name of a file to overwrite, for example.
  private func onlyNamesLibraries(
    _ object: String, in folder: String, environment: [String: String]
  ) throws(EnvironmentProblem) -> Bool {
    #if os(Linux)
      let list = "\(folder)/libraries"
      let command = Command(
        "\(self.folder)/bin/swift-autolink-extract", [object, "-o", list], environment: environment)
      guard let answer = try? capture(command, limit: limit) else {
        throw .toolchainDoesNotAnswer(path: command.executable)
      }
      let flags = FileManager.default.contents(atPath: list).map {
        String(decoding: $0, as: UTF8.self)
      }
      return answer.ending.isSuccess
        && (flags ?? "").split(separator: "\n").allSatisfy { $0.wholeMatch(of: /-l\w+/) != nil }
    #else
      return true
    #endif
  }

  /// Runs the compiler once, within its limits.
  func run(
    _ arguments: [String], environment: [String: String]
  ) throws(EnvironmentProblem) -> Captured {
    do {
      // Where the shell can't set the limit, the compiler runs without one.
      let limits = "ulimit -v \(Self.memoryLimit); ulimit -t \(Self.processorLimit)"
      var command = Command(
        "/bin/sh", ["-c", "{ \(limits); } 2>/dev/null; exec \"$@\"", "sh", compiler] + arguments,
        environment: environment)
      // It starts its parts in groups of their own, and ends them for this signal alone.
      command.endSignal = SIGINT
      return try capture(command, limit: limit)
    } catch {
      throw .toolchainDoesNotAnswer(path: compiler)
    }
  }
}
