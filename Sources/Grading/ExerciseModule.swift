import Basics
import Curriculum
import Foundation

/// A learner's exercise as the compiler left it.
struct ExerciseModule {
  var layout: ExerciseLayout
  /// The module file: the same bytes as long as only function bodies change.
  var interface: Data

  /// What it says to the linker; nil elsewhere than on Linux.
  var linkerFlags: LinkerFlags? {
    FileManager.default.contents(atPath: layout.object).flatMap(LinkerFlags.init(objectFile:))
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
    guard ending?.isSuccess ?? manager.fileExists(atPath: layout.object),
      let interface = manager.contents(atPath: layout.interface)
    else {
      let messages = CompilerMessage.errors(in: errors, file: layout.source)
      guard messages.isEmpty else { return .errors(messages) }
      return ending == .killed(signal: SIGXCPU) ? .outOfTime : .gaveUp(details: errors)
    }
    return .module(ExerciseModule(layout: layout, interface: interface))
  }

  /// Makes the library of an exercise.
  ///
  /// - Parameter loaded: what the linker would be told of libraries that are there anyway. Their names are
  ///   found when the exercise is loaded; to look through them here takes longer than everything else
  ///   that the linker does.
  func link(
    _ module: ExerciseModule, leavingOut loaded: Set<String> = [], environment: [String: String]
  ) throws(EnvironmentProblem) -> Linking {
    let layout = module.layout
    // The driver reads for itself what the object file asks for; `Imports` has looked at that.
    let names = Data((module.linkerFlags?.linked ?? []).joined(separator: "\n").utf8)
    guard layout.writeExports(),
      FileManager.default.createFile(atPath: layout.libraries, contents: names)
    else { throw .noTemporaryFolder(path: layout.folder) }
    if let plan {
      let call = CompilerPlan.filled(plan.link, folder: layout.folder, module: layout.module)
        .filter { !loaded.contains($0) }
      if try execute(call, environment: environment).ending.isSuccess {
        return .library(layout.library)
      }
    }
    let linked = try run(layout.linkArguments, environment: environment)
    return linked.ending.isSuccess ? .library(layout.library) : .refused(details: linked.errors)
  }
}
