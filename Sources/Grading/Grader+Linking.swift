import Curriculum
import SuiteSupport

/// Starts a process in which an exercise answers scripts.
typealias HostStart = @Sendable () throws(HostFailure) -> any ScriptAnswering

/// The same, where it has to be a process.
typealias HostProcessStart = @Sendable () throws(HostFailure) -> HostProcess

/// The way of an exercise from the compiler to processes that have loaded it.
extension Grader {
  /// An exercise that the compiler has made a module of.
  struct Compiled {
    var exercise: ExerciseFile
    var module: ExerciseModule
    /// Where that was done.
    var place: PrewarmedBuild
    /// What will load it.
    var programs: HostPrograms
  }

  /// What the compiler made of an exercise.
  enum Compilable {
    case compiled(Compiled)
    /// No module; that is what came of the exercise.
    case outcome(Outcome)
  }

  /// What became of a module.
  enum Linked {
    case start(HostProcessStart)
    /// It can't be loaded; that is what came of the exercise.
    case outcome(Outcome)
  }

  /// Waits for the compiler, which has the exercise already.
  func compiled(
    _ exercise: ExerciseFile, in place: PrewarmedBuild, for programs: HostPrograms
  ) throws(EnvironmentProblem) -> Compilable {
    switch try place.compilation(of: exercise) {
    case .errors(let messages):
      place.giveUp()
      return .outcome(.doesNotCompile(messages))
    case .outOfTime: return .outcome(.problem(.compilesTooLong))
    case .gaveUp(let details): return .outcome(.problem(.compilerGaveUp(details: details)))
    case .module(let module):
      if let problem = exercise.problem(with: module) {
        place.giveUp()
        return .outcome(.problem(problem))
      }
      return .compiled(
        Compiled(exercise: exercise, module: module, place: place, programs: programs))
    }
  }

  /// Puts an exercise's module and the lesson's adapter together.
  ///
  /// - Parameter tell: told each stage as it begins.
  func linked(
    _ compiled: Compiled, lesson: Lesson, tell: (GradingStage) -> Void
  ) throws(EnvironmentProblem) -> Linked {
    let (module, place) = (compiled.module, compiled.place)
    // The linker works while the adapter is looked for.
    place.beginLinking(module)
    let build = adapterBuild(temporary: place.layout.folder)
    let adapter: String
    switch try build.object(of: lesson, for: module, { tell(.buildingAdapter) }) {
    case .object(let folder): adapter = folder
    case .lacks(let names): return .outcome(.missing(names))
    case .doesNotBuild(let details): return .outcome(.problem(.doesNotFit(details: details)))
    }
    tell(.linking)
    let loaded = compiled.programs.loaded
    let (library, player): (String, String)
    switch try self.library(of: compiled) {
    case .library(let path): library = path
    case .refused(let details): return .outcome(.problem(.doesNotLoad(details: details)))
    }
    switch try build.library(of: adapter, for: module.layout, leavingOut: loaded) {
    case .library(let path): player = path
    case .refused(let details): return .outcome(.problem(.doesNotLoad(details: details)))
    }
    tell(.loading)
    let parts = [
      module.layout.object,
      AdapterLayout(source: "", exercise: "", modules: "", folder: adapter).object,
    ]
    let libraries = compiled.programs.libraries(for: parts)
    return .start(loading(library, of: compiled, adapter: player, libraries))
  }

  /// Waits for the library of an exercise, or makes it.
  func library(of compiled: Compiled) throws(EnvironmentProblem) -> Linking {
    try compiled.place.library(of: compiled.module, leavingOut: compiled.programs.loaded)
  }

  /// How a process loads the library that was made of an exercise.
  ///
  /// - Parameters:
  ///   - adapter: the library that knows how to play scripts; nil if none will come.
  ///   - libraries: what these two need to be loaded before them.
  func loading(
    _ library: String, of compiled: Compiled, adapter: String?, _ libraries: [String]
  ) -> HostProcessStart {
    let (place, programs) = (compiled.place, compiled.programs)
    let lines = ExerciseLines(
      library: library, toolchain: toolchain,
      withLines: {
        // Without them a crash is told without its line.
        try? place.libraryWithLines(of: compiled.exercise, leavingOut: programs.loaded)
      })
    return { () throws(HostFailure) in
      let host = try place.host(programs, libraries: libraries)
      host.interruption = place.interruption
      try host.load(
        adapter: adapter, exercise: library, libraries: libraries, lines: lines)
      return host
    }
  }
}

extension ExerciseFile {
  /// Why what the compiler has made of it can't be loaded by anybody; nil if it can.
  fileprivate func problem(with module: ExerciseModule) -> GradingProblem? {
    guard PlatformFlags.linkerIsToldOfLibraries else { return nil }
    guard let texts = module.linkerFlags?.texts else {
      return .doesNotLoad(details: "What the object file asks the linker for can't be read.")
    }
    let names = Imports.refused(in: texts)
    guard !names.isEmpty else { return nil }
    let lines = names.compactMap { Imports.line(of: $0, in: text) }
    // Words to the linker that no import has left there.
    guard let line = lines.min() else {
      return .doesNotLoad(details: "It asks the linker for \(names.joined(separator: ", ")).")
    }
    return .imports(names, line: line)
  }
}
