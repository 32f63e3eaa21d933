import Foundation
import Processes
import Verdicts

/// A learner's exercise as the compiler left it.
struct ExerciseModule {
  var layout: ExerciseLayout
  /// The module file: the same bytes as long as only function bodies change.
  var interface: Data

  /// What it says to the linker; nil elsewhere than on Linux.
  var linkerFlags: LinkerFlags? {
    FileManager.default.contents(atPath: layout.object).flatMap(LinkerFlags.init(objectFile:))
  }

  /// What would run before anybody calls it; nil if nothing would, and elsewhere than on Linux.
  var earlyCode: EarlyCode? {
    FileManager.default.contents(atPath: layout.object).flatMap(ELFObject.init)?.earlyCode
  }
}

/// What came of compiling an exercise.
enum Compilation {
  case module(ExerciseModule)
  case errors([CompilerMessage])
  /// The compiler didn't come to an end with it.
  case outOfTime
  /// The compiler ended badly, and named no line of it.
  case gaveUp(details: String)
}

/// What came of linking.
enum Linking: Equatable {
  /// The path of the library.
  case library(String)
  /// There is none; the linker's words, or what it was not to be told.
  case refused(details: String)

  /// The path of the library; nil if there is none.
  var path: String? {
    if case .library(let path) = self { path } else { nil }
  }
}

extension Toolchain {
  /// Compiles an exercise into a folder, from a copy: the learner's file is only ever read.
  ///
  /// - Parameter hasLines: whether a crash will name the line at which it happened.
  func compile(
    _ exercise: ExerciseFile, module: String, into folder: String, environment: [String: String],
    hasLines: Bool = false
  ) throws(EnvironmentProblem) -> Compilation {
    let layout = ExerciseLayout(folder: folder, module: module)
    guard
      FileManager.default.createFile(atPath: layout.source, contents: Data(exercise.text.utf8))
    else { throw .noTemporaryFolder(path: folder) }
    let lines = hasLines ? ExerciseLayout.lineArguments : []
    if let plan {
      // With lines or without, it is the same code.
      let call = CompilerPlan.filled(plan.compile, folder: folder, module: module) + lines
      let result = try execute(call, environment: environment)
      let compilation = compilation(result.ending, errors: result.errors, layout)
      // What the plan can't do, perhaps the driver can.
      guard case .gaveUp = compilation else { return compilation }
    }
    let arguments = layout.compileArguments + lines
    let result = try run(arguments, environment: environment)
    return compilation(result.ending, errors: result.errors, layout)
  }

  /// What came of compiling an exercise.
  ///
  /// - Parameters:
  ///   - ending: nil if the compiler was done before its end.
  ///   - errors: what it has written about them.
  func compilation(
    _ ending: TerminationStatus?, errors: String, _ layout: ExerciseLayout
  ) -> Compilation {
    let manager = FileManager.default
    if ending == .outOfTime { return .outOfTime }
    guard ending?.isSuccess ?? manager.fileExists(atPath: layout.object),
      let interface = manager.contents(atPath: layout.interface)
    else {
      let messages = CompilerMessage.errors(in: errors, file: layout.source)
      return messages.isEmpty ? .gaveUp(details: errors) : .errors(messages)
    }
    return .module(ExerciseModule(layout: layout, interface: interface))
  }

  /// Makes the library of an exercise.
  ///
  /// - Parameters:
  ///   - libraries: what it needs beside what it asks for itself.
  ///   - loaded: what the linker would be told of libraries that are there anyway. Their
  ///     names are found when the exercise is loaded; to look through them here takes longer than
  ///     everything else that the linker does.
  /// - Returns: no library, too, if the exercise would tell the linker what it shouldn't, or has code
  ///   that runs before it is called.
  func link(
    _ module: ExerciseModule, to libraries: [String] = [], leavingOut loaded: Set<String> = [],
    environment: [String: String]
  ) throws(EnvironmentProblem) -> Linking {
    let layout = module.layout
    if let code = module.earlyCode { return .refused(details: "early code: \(code)") }
    guard try listLibraries(of: module, leavingOut: loaded) else {
      let texts = module.linkerFlags?.texts.joined(separator: " ")
      return .refused(details: "linker options: \(texts ?? "not readable")")
    }
    if let plan {
      let call = CompilerPlan.filled(plan.link, folder: layout.folder, module: layout.module)
        .filter { !loaded.contains($0) }
      if try execute(call + libraries, environment: environment).ending.isSuccess {
        return .library(layout.library)
      }
    }
    let linked = try run(layout.linkArguments + libraries, environment: environment)
    return linked.ending.isSuccess ? .library(layout.library) : .refused(details: linked.errors)
  }

  /// Writes down which libraries an object file asks for, where the linker will look for them.
  ///
  /// - Returns: whether that is all that it says to the linker.
  private func listLibraries(
    of module: ExerciseModule, leavingOut loaded: Set<String>
  ) throws(EnvironmentProblem) -> Bool {
    guard PlatformFlags.linkerIsToldOfLibraries else { return true }
    guard let names = module.linkerFlags?.libraries(leavingOut: loaded) else { return false }
    let list = Data(names.joined(separator: "\n").utf8)
    guard FileManager.default.createFile(atPath: module.layout.libraries, contents: list) else {
      throw .noTemporaryFolder(path: module.layout.folder)
    }
    return true
  }
}
