import Curriculum
import Processes
import SuiteSupport

/// The way of an exercise whose suite judges by answers: its file, its module, its answers.
extension Grader {
  func outcome(
    of exercise: ExerciseFile, lesson: Lesson, by suite: AnySuite, in place: Workplace,
    _ progress: (GradingProgress) -> Void
  ) throws(EnvironmentProblem) -> Outcome {
    func tell(_ stage: GradingStage, _ done: Int = 0) {
      progress(GradingProgress(stage, done: done, total: lesson.checks.count, since: .now))
    }
    // All that needs no exercise gets ready while the compiler works.
    let programs = try HostPrograms()
    try place.ready(programs, for: suite, seed: seed)
    let module: ExerciseModule
    switch try place.compilation(of: exercise, helps: helps) {
    case .errors(let messages):
      place.giveUp()
      return .doesNotCompile(messages)
    case .outOfTime: return .problem(.compilesTooLong)
    case .gaveUp(let details): throw .compilerFailed(details: details)
    case .module(let compiled): module = compiled
    }
    // The linker works while the adapter is looked for.
    place.beginLinking(module)
    let build = try adapterBuild(temporary: place.layout.folder)
    let adapter: String
    switch try build.object(of: lesson, for: module, { tell(.buildingSuite) }) {
    case .object(let folder): adapter = folder
    case .doesNotFit(let names): return .missing(names)
    }
    func report(leavingOut loaded: Set<String>) throws(EnvironmentProblem) -> RawReport? {
      tell(.linking)
      guard
        let library = try place.library(of: module, to: programs.libraries, leavingOut: loaded),
        let player = try build.library(of: adapter, for: module.layout, leavingOut: loaded)
      else { return nil }
      tell(.loading)
      let lines = ExerciseLines(
        library: library, toolchain: toolchain,
        withLines: {
          try? place.libraryWithLines(of: exercise, to: programs.libraries, leavingOut: loaded)
        })
      var waiting = place.takeHost()
      let judge = Judge(suite, rehearsals: place.rehearsals, seed: seed, timeout: timeout) {
        () throws(HostFailure) in
        defer { waiting = nil }
        do {
          let host =
            if let waiting { waiting } else {
              try HostProcess(programs, environment: place.environment)
            }
          _ = try host.load(adapter: player, exercise: library, lines: lines)
          return host
        } catch let failure as HostFailure {
          throw failure
        } catch let problem as EnvironmentProblem {
          throw .environment(problem)
        } catch {
          throw .doesNotLoad(details: "\(error)")
        }
      }
      return try judge.judge { id, done in
        tell(.running(check: lesson.check(id)?.title ?? id), done)
      }
    }
    let loaded = SuiteBuild.loadedLibraries(by: programs.host)
    var result = try report(leavingOut: loaded)
    // Perhaps it needs one of them by another way.
    if result?.loadFailure?.contains("undefined symbol") ?? false {
      result = try report(leavingOut: [])
    }
    return result.map { .report($0) } ?? .problem(.doesNotLoad)
  }
}
