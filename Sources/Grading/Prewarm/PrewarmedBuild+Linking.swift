import Basics

/// How an exercise's module becomes a library there.
extension PrewarmedBuild {
  /// Hands the module of an exercise to the waiting linker.
  func beginLinking(_ module: ExerciseModule) {
    let names = module.linkerFlags?.linked ?? []
    let script = names.isEmpty ? "" : "INPUT(\(names.joined(separator: " ")))"
    state.withLock { $0.linker }?.send(Array(script.utf8))
  }

  /// Waits for the library of an exercise, or makes it, as `Toolchain.link` does, where no linker
  /// was waiting, or it was asked before.
  func library(
    of module: ExerciseModule, leavingOut loaded: Set<String>
  ) throws(EnvironmentProblem) -> Linking {
    let linker = state.withLock { state in
      defer { state.linker = nil }
      return state.linker
    }
    if let answer = linker?.countedAnswer(within: TimeLimit.busyMachine),
      answer.ending == .exited(0)
    {
      return .library(layout.library)
    }
    return try toolchain.link(module, leavingOut: loaded, environment: environment)
  }

  /// Makes a library of an exercise that knows its lines; nil if it can't be made a second time.
  func libraryWithLines(
    of exercise: ExerciseFile, leavingOut loaded: Set<String>
  ) throws(EnvironmentProblem) -> String? {
    let compilation = try toolchain.compile(
      exercise, module: layout.module, into: try folder.subfolder("lines"),
      environment: environment, hasLines: true)
    guard case .module(let module) = compilation else { return nil }
    return try toolchain.link(module, leavingOut: loaded, environment: environment).path
  }
}
