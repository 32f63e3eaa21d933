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
    of exercise: ExerciseFile, lesson: Lesson, in workplace: Workplace?,
    _ progress: (GradingProgress) -> Void
  ) throws(EnvironmentProblem) -> Outcome {
    do {
      return try outcome(of: exercise, lesson: lesson, in: workplace, progress)
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
  ///
  /// - Parameter given: a place that was made for this; nil to make one.
  func outcome(
    of exercise: ExerciseFile, lesson: Lesson, in given: Workplace? = nil,
    _ progress: (GradingProgress) -> Void = { _ in }
  ) throws(EnvironmentProblem) -> Outcome {
    let place: Workplace
    if let given, given.take(for: exercise, lesson.module, toolchain) {
      place = given
    } else {
      place = try workplace(for: lesson.module)
    }
    place.begin(exercise)
    if let suite = suites[lesson.id] {
      return try outcome(of: exercise, lesson: lesson, by: suite, in: place, progress)
    }
    // Everything else gets ready while the compiler works.
    let build = suiteBuild(in: place)
    let support = build.knownSupport()
    if let support { try place.ready(process(support, in: place)) }
    switch try place.compilation(of: exercise, helps: helps) {
    case .errors(let messages):
      place.giveUp()
      return .doesNotCompile(messages)
    case .outOfTime: return .problem(.compilesTooLong)
    case .gaveUp(let details): throw .compilerFailed(details: details)
    case .module(let module):
      func tell(_ stage: GradingStage, done: Int) {
        progress(GradingProgress(stage, done: done, total: lesson.checks.count, since: .now))
      }
      let support =
        if let support { support } else { try build.support { tell(.buildingSuite, done: 0) } }
      return try outcome(of: exercise, module, lesson: lesson, in: place, build, support, tell)
    }
  }

  /// Module → raw results.
  private func outcome(
    of exercise: ExerciseFile, _ module: ExerciseModule, lesson: Lesson, in place: Workplace,
    _ build: SuiteBuild, _ support: String, _ tell: (GradingStage, _ done: Int) -> Void
  ) throws(EnvironmentProblem) -> Outcome {
    let loaded = place.loadedLibraries(with: support)
    // The linker works while the suite is looked for.
    place.beginLinking(module)
    let suite: String
    switch try build.suite(of: lesson, for: module, support: support, { tell(.buildingSuite, 0) }) {
    case .library(let path): suite = path
    case .doesNotFit(let names): return .missing(names)
    }
    func report(leavingOut loaded: Set<String>) throws(EnvironmentProblem) -> RawReport? {
      tell(.linking, 0)
      guard let library = try place.library(of: module, leavingOut: loaded) else { return nil }
      tell(.loading, 0)
      return try process(support, in: place)
        .report(
          on: library, by: suite, in: place.takeProcess(for: support),
          withLines: { () throws(EnvironmentProblem) in
            try place.libraryWithLines(of: exercise, leavingOut: loaded)
          },
          started: { id, done in tell(.running(check: lesson.check(id)?.title ?? id), done) })
    }
    var result = try report(leavingOut: loaded)
    // Perhaps it needs one of them by another way.
    if result?.loadFailure?.contains("undefined symbol") ?? false {
      result = try report(leavingOut: [])
    }
    return result.map { .report($0) } ?? .problem(.doesNotLoad)
  }

  /// Makes a place for the next exercise of a lesson, where everything waits that it will need.
  public func readyWorkplace(for lesson: Lesson) throws(EnvironmentProblem) -> Workplace {
    let place = try workplace(for: lesson.module)
    if let suite = suites[lesson.id] {
      try place.ready(try HostPrograms(), for: suite, seed: seed)
    } else if let support = suiteBuild(in: place).knownSupport() {
      try place.ready(process(support, in: place))
    }
    return place
  }

  private func process(_ support: String, in place: Workplace) -> SuiteProcess {
    SuiteProcess(
      support: support, scratch: place.scratch, toolchain: toolchain.folder, timeout: timeout,
      seed: seed, environment: place.environment)
  }
}
