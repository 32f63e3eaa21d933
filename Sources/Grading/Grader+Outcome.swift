import Curriculum
import Processes

/// The way of an exercise: its file, its module, the raw results of its checks.
extension Grader {
  /// How far an exercise came on its way, without any words yet.
  enum Outcome: Codable {
    case doesNotCompile([CompilerMessage])
    /// The names in the suite's `Interface.swift` that the module doesn't fit.
    case missing([String])
    case report(RawReport)
    case problem(ExerciseProblem)
  }

  /// The outcome, also where the compiler gave up: if it can do its work for the lesson's stub, the
  /// exercise is too much for it, and the environment is well.
  func outcomeOrBlame(
    of exercise: ExerciseFile, lesson: Lesson, _ progress: (GradingProgress) -> Void
  ) throws(EnvironmentProblem) -> Outcome {
    do {
      return try outcome(of: exercise, lesson: lesson, progress)
    } catch {
      switch error {
      case .compilerFailed: break
      case .suiteDoesNotBuild(lesson: lesson.id, _): break
      default: throw error
      }
      guard let stub = try? ExerciseFile(path: repository.stub(of: lesson.id)),
        stub.text != exercise.text, (try? outcome(of: stub, lesson: lesson)) != nil
      else { throw error }
      return .problem(.compilerGaveUp)
    }
  }

  /// Exercise → module → raw results.
  func outcome(
    of exercise: ExerciseFile, lesson: Lesson, _ progress: (GradingProgress) -> Void = { _ in }
  ) throws(EnvironmentProblem) -> Outcome {
    let folder = try TemporaryFolder()
    let scratch = try folder.subfolder("scratch")
    let build = suiteBuild(temporary: folder.path)
    // It gets ready while the compiler works.
    let support = build.knownSupport()
    let waiting = try support.map { support throws(EnvironmentProblem) in
      try process(support, in: scratch, build.environment).start()
    }
    switch try toolchain.compile(
      exercise, module: lesson.module, into: folder.path, environment: build.environment,
      helps: helps)
    {
    case .errors(let messages): return .doesNotCompile(messages)
    case .outOfTime: return .problem(.compilesTooLong)
    case .gaveUp(let details): throw .compilerFailed(details: details)
    case .module(let module):
      func tell(_ stage: GradingStage, done: Int) {
        progress(GradingProgress(stage, done: done, total: lesson.checks.count))
      }
      let support =
        if let support { support } else { try build.support { tell(.buildingSuite, done: 0) } }
      return try outcome(
        of: module, lesson: lesson, build, support, scratch, waiting, tell)
    }
  }

  /// Module → raw results.
  private func outcome(
    of module: ExerciseModule, lesson: Lesson, _ build: SuiteBuild, _ support: String,
    _ scratch: String, _ waiting: RunningProgram?, _ tell: (GradingStage, _ done: Int) -> Void
  ) throws(EnvironmentProblem) -> Outcome {
    let suite: String
    switch try build.suite(of: lesson, for: module, support: support, { tell(.buildingSuite, 0) }) {
    case .library(let path): suite = path
    case .doesNotFit(let names): return .missing(names)
    }
    func report(
      leavingOut loaded: Set<String>, by waiting: RunningProgram?
    ) throws(EnvironmentProblem) -> RawReport? {
      tell(.linking, 0)
      let library = try toolchain.link(
        module, leavingOut: loaded, environment: build.environment)
      guard let library else { return nil }
      tell(.loading, 0)
      return try process(support, in: scratch, build.environment)
        .report(on: library, by: suite, in: waiting) { id, done in
          tell(.running(check: lesson.check(id)?.title ?? id), done)
        }
    }
    let loaded = SuiteBuild.loadedLibraries(with: support)
    var result = try report(leavingOut: loaded, by: waiting)
    // Perhaps it needs one of them by another way.
    if result?.loadFailure?.contains("undefined symbol") ?? false {
      result = try report(leavingOut: [], by: nil)
    }
    return result.map { .report($0) } ?? .problem(.doesNotLoad)
  }

  private func process(
    _ support: String, in scratch: String, _ environment: [String: String]
  ) -> SuiteProcess {
    SuiteProcess(
      support: support, scratch: scratch, toolchain: toolchain.folder, timeout: timeout,
      seed: seed, environment: environment)
  }
}
