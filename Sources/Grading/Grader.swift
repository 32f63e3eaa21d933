import Basics
import Curriculum
import Launching
import SuiteSupport
import Traces

/// Grades exercises: file in, verdict out. Independent of the terminal and of user input.
///
/// The steps are: read, compile, link, judge, put into the lesson's words. Optimizations (prewarmed
/// processes, cached verdicts) are separate from them.
public struct Grader: Sendable {
  let repository: Repository
  package var toolchain: Toolchain
  let environment: [String: String]
  let timeout: Duration
  let seed: UInt64
  let prewarms: Bool
  let suites: [String: AnySuite]
  /// The limit of processor time for grading one exercise.
  package var limit: Duration
  /// When the purity analysis reads exercises.
  package var reads = ExerciseReader.Moment.ahead
  /// The recordings of each suite's checks, by lesson id. They depend on the seed only, so all
  /// exercises share them.
  let recordings = Locked<[String: Job<[Recording]>]>([:])

  /// Makes a grader for all exercises of these suites.
  ///
  /// - Parameters:
  ///   - suites: the suites, by lesson id.
  ///   - seed: the seed of generated samples; the same seed gives the same verdict.
  ///   - prewarms: whether to use prewarmed processes, direct compiler calls and cached recordings.
  ///     Only affects speed, never the verdict.
  package init(
    repository: Repository, suites: [String: AnySuite], environment: [String: String],
    timeout: Duration = TimeLimit.check, seed: UInt64 = 0, prewarms: Bool = true
  ) throws(EnvironmentError) {
    (self.repository, self.suites, self.environment) = (repository, suites, environment)
    (self.timeout, self.seed, self.prewarms) = (timeout, seed, prewarms)
    limit = max(TimeLimit.grading, timeout * 12)
    toolchain = try Toolchain.known(at: repository.knownToolchain, environment: environment)
    if !prewarms { (toolchain.plan, toolchain.adapterPlan) = (nil, nil) }
  }

  /// Grades the learner's own exercise of a lesson and caches the verdict; an unchanged stub isn't
  /// run.
  ///
  /// - Parameters:
  ///   - place: a prewarmed build, which can be used once.
  ///   - progress: called when each stage and each check begins.
  /// - Throws: `EnvironmentError.cancelled` if a `Cancellation` is requested.
  public func grade(
    _ lesson: Lesson, in place: PrewarmedBuild? = nil,
    progress: @escaping (GradingProgress) -> Void = { _ in }
  ) throws(EnvironmentError) -> Verdict {
    try grade(
      lesson, exercise: try ExerciseFile(path: path(of: lesson)), skipsUntouched: true,
      isKept: true, in: place, progress: progress)
  }

  /// Grades any exercise of a lesson and returns the verdict in the lesson's words.
  ///
  /// - Parameters:
  ///   - skipsUntouched: whether to report an exercise that equals the stub without running it.
  ///   - isKept: whether it is the learner's own, so that its result is cached.
  package func grade(
    _ lesson: Lesson, exercise read: @autoclosure () throws(ExerciseError) -> ExerciseFile,
    skipsUntouched: Bool = false, isKept: Bool = false, in place: PrewarmedBuild? = nil,
    progress: @escaping (GradingProgress) -> Void = { _ in }
  ) throws(EnvironmentError) -> Verdict {
    let start = ContinuousClock.now
    var verdict = try whole { () throws(EnvironmentError) in
      let exercise = Result { () throws(ExerciseError) in try read() }
      let untold = try untold(
        lesson, exercise, skipsUntouched: skipsUntouched, isKept: isKept, in: place,
        progress: progress)
      return try untold.verdict(on: exercise, of: lesson, in: repository, goalsWait: skipsUntouched)
    }
    verdict.seconds = (ContinuousClock.now - start) / .seconds(1)
    return verdict
  }

  /// Grades a submission of a lesson and returns the result before it is put into words.
  package func untold(
    _ lesson: Lesson, exercise: Result<ExerciseFile, ExerciseError>
  ) throws(EnvironmentError) -> UntoldVerdict {
    try whole { () throws(EnvironmentError) in
      try untold(lesson, exercise, skipsUntouched: true, isKept: false)
    }
  }

  private func untold(
    _ lesson: Lesson, _ exercise: Result<ExerciseFile, ExerciseError>, skipsUntouched: Bool,
    isKept: Bool, in place: PrewarmedBuild? = nil,
    progress: @escaping (GradingProgress) -> Void = { _ in }
  ) throws(EnvironmentError) -> UntoldVerdict {
    switch exercise {
    case .failure(let problem): return UntoldVerdict(.unreadable(problem))
    case .success(let exercise):
      if skipsUntouched, exercise.isUntouched(stub: try repository.ownStub(of: lesson)) {
        return UntoldVerdict(.untouched)
      }
      var task = GradingTask(lesson: lesson, exercise: exercise, place: place, progress: progress)
      task.tell(.compiling)
      let allowance = Allowance(limit)
      var outcome = try isKept ? known(task) : outcome(of: task, spending: allowance)
      if case .missing = outcome,
        let completed = try exercise.completed(by: repository.ownStub(of: lesson))
      {
        (task.exercise, task.place) = (completed, nil)
        let other = try isKept ? known(task) : self.outcome(of: task, spending: allowance)
        switch other {
        // The names that the stub adds aren't missing.
        case .report, .missing: outcome = other
        default: break
        }
      }
      return UntoldVerdict(.tested(outcome), spent: allowance.spent.processor)
    }
  }

  /// Reports cancellation instead of the result of an interrupted grading.
  private func whole<Value>(
    _ grade: () throws(EnvironmentError) -> Value
  ) throws(EnvironmentError) -> Value {
    do throws(EnvironmentError) {
      let value = try Surroundings.explain(grade)
      if Cancellation.isRequested { throw .cancelled }
      return value
    } catch {
      throw Cancellation.isRequested ? .cancelled : error
    }
  }

  /// The path of the learner's exercise. Submissions are graded under this path, too.
  package func path(of lesson: Lesson) -> String { repository.exercise(of: lesson.id) }
}

/// An exercise that is being graded, with its lesson and the callback for progress.
struct GradingTask {
  var lesson: Lesson
  var exercise: ExerciseFile
  /// The prewarmed build for it; nil to make a new one.
  var place: PrewarmedBuild?
  var progress: (GradingProgress) -> Void = { _ in }

  func tell(_ stage: GradingStage) {
    progress(GradingProgress(stage, total: lesson.steps.count, since: .now))
  }
}

// MARK: Compile → link → judge

/// The result of a grading step, or the outcome that ends the grading early.
typealias Made<Value> = Result<Value, Grader.Outcome>

extension Made where Failure == Grader.Outcome {
  func then<Next>(
    _ next: (Success) throws(EnvironmentError) -> Made<Next>
  ) throws(EnvironmentError) -> Made<Next> {
    switch self {
    case .success(let value): try next(value)
    case .failure(let outcome): .failure(outcome)
    }
  }
}

extension Grader {
  /// What came of grading an exercise, before it is put into words.
  package enum Outcome: Codable, Error, Equatable {
    case doesNotCompile([CompilerMessage])
    /// Names that the adapter needs and the exercise doesn't declare.
    case missing([String])
    case report(RawReport)
    case problem(GradingError)
  }

  /// Runs all steps within the allowance; if that is used up, the outcome is `takesTooLong`.
  func outcome(
    of task: GradingTask, within allowance: Allowance
  ) throws(EnvironmentError) -> Outcome {
    try Surroundings.look()
    let suite = try suite(of: task.lesson)
    let outcome = Result { () throws(EnvironmentError) in
      try allowance.spend { () throws(EnvironmentError) -> Outcome in
        let place = try place(for: task)
        let words = ExerciseWords(of: task.exercise, stub: try repository.ownStub(of: task.lesson))
        let outcome = try compiled(task, in: place, for: suite).then {
          module throws(EnvironmentError) in
          try linked(module, task, in: place).then {
            exercise throws(EnvironmentError) -> Made<Outcome> in
            .success(try judged(exercise, task, by: suite, saying: words))
          }
        }
        switch outcome {
        case .success(let outcome), .failure(let outcome): return outcome
        }
      }
    }
    if !Cancellation.isRequested, case .late? = allowance.end {
      return .problem(.takesTooLong(seconds: Int(limit.inSeconds.rounded())))
    }
    return try outcome.get()
  }

  /// The folder in which to compile a task's exercise: the prewarmed build if it fits, or a new
  /// one.
  func place(for task: GradingTask) throws(EnvironmentError) -> PrewarmedBuild {
    let lesson = task.lesson
    if let place = task.place, place.layout.languageMode == lesson.languageMode,
      place.take(for: task.exercise, lesson.module, toolchain)
    {
      return place
    }
    return try newPlace(for: lesson)
  }

  /// Compiles the exercise to a module.
  ///
  /// - Parameter suite: the suite that is prepared while the compiler runs; nil if nothing is
  ///   judged.
  func compiled(
    _ task: GradingTask, in place: PrewarmedBuild, for suite: AnySuite?
  ) throws(EnvironmentError) -> Made<ExerciseModule> {
    place.begin(task.exercise)
    // Everything that doesn't need the exercise is prepared while the compiler runs.
    if let suite, prewarms { try ready(place, for: task.lesson, by: suite) }
    let compiled = try place.compilation(of: task.exercise).then {
      module throws(EnvironmentError) -> Made<ExerciseModule> in
      if let problem = module.problem(of: task.exercise) { return .failure(.problem(problem)) }
      if let suite, !prewarms { try ready(place, for: task.lesson, by: suite) }
      return .success(module)
    }
    if case .failure = compiled { place.cancel() }
    return compiled
  }

  /// Links the module and gets its adapter, so that host processes can load them.
  func linked(
    _ module: ExerciseModule, _ task: GradingTask, in place: PrewarmedBuild
  ) throws(EnvironmentError) -> Made<LoadableExercise> {
    // The linker runs in parallel with the search for the adapter.
    place.beginLinking(module)
    var linked: Made<String>?
    func library() throws(EnvironmentError) -> Made<String> {
      if let linked { return linked }
      task.tell(.linking)
      let library = try place.library(of: module)
      linked = library
      return library
    }
    let build = try AdapterBuild(
      of: task.lesson, for: task.exercise, by: self, temporary: place.layout.folder)
    let adapter = try build.adapter(for: module, leavingOut: place.programs.loaded) {
      task.tell(.buildingAdapter)
    } linkedTo: { () throws(EnvironmentError) in
      try library()
    }
    return try adapter.then { adapter throws(EnvironmentError) in
      try library().then { library throws(EnvironmentError) in
        let placed = try adapter.placed(beside: module.layout)
        task.tell(.loading)
        return .success(
          LoadableExercise(
            library, adapter: placed, parts: [module.layout.object, adapter.object],
            of: task.exercise, in: place, toolchain))
      }
    }
  }

  /// Starts host processes, runs all checks and returns their raw results.
  private func judged(
    _ exercise: LoadableExercise, _ task: GradingTask, by suite: AnySuite,
    saying words: ExerciseWords
  ) throws(EnvironmentError) -> Outcome {
    let recording = try recording(of: task.lesson, by: suite)
    func untouched() throws(EnvironmentError) -> Set<Int> {
      task.exercise.untouchedSteps(stub: try repository.ownStub(of: task.lesson))
    }
    let judge = Judge(
      suite, recordings: recording.value, seed: seed, timeout: timeout, literals: words.literals,
      starting: exercise.start, beside: exercise.start, untouched: untouched)
    let judged = Result { () throws(EnvironmentError) in
      try judge.judge { id in
        let step = task.lesson.steps.first { $0.checks.contains { $0.id == id } }
        task.tell(.running(check: task.lesson.check(id)?.title ?? id, step: step?.number ?? 1))
      }
    }
    // If another program has killed a host process, the results don't tell anything about the
    // exercise.
    if exercise.place.interruption.withLock({ $0 }) {
      throw .programInterrupted(path: exercise.place.programs.host)
    }
    switch judged {
    case .success(var report):
      report.settle(by: exercise.place.reader)
      report.changedParts = words.changedParts
      return .report(report)
    case .failure(.nothingLoads(let details)): return .problem(.doesNotLoad(details: details))
    case .failure(let problem): throw problem
    }
  }
}

/// A linked exercise that any number of host processes can load.
struct LoadableExercise: Sendable {
  let place: PrewarmedBuild
  private let library: String
  /// The adapter library that plays scripts; nil if no scripts will be sent.
  private let adapter: String?
  /// The libraries that must be loaded before the adapter and the exercise.
  private let libraries: [String]
  private let lines: ExerciseLines

  /// - Parameter parts: the object files, whose linker flags give the libraries to load first.
  init(
    _ library: String, adapter: String? = nil, parts: [String], of exercise: ExerciseFile,
    in place: PrewarmedBuild, _ toolchain: Toolchain
  ) {
    (self.place, self.library, self.adapter) = (place, library, adapter)
    libraries = place.programs.libraries(for: parts)
    lines = ExerciseLines(library: library, toolchain: toolchain) {
      // If the build with line tables fails, a crash is reported without its line.
      try? place.libraryWithLines(of: exercise)
    }
  }

  /// Starts a host process and has it load the exercise.
  @Sendable func start() throws(EnvironmentError) -> HostProcess {
    let host = try place.host(libraries)
    host.interruption = place.interruption
    try host.load(adapter: adapter, exercise: library, libraries: libraries, lines: lines)
    return host
  }
}
