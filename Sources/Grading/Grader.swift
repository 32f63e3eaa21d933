import Basics
import Curriculum
import Launching
import SuiteSupport
import Traces

/// Grades exercises: a file in, a verdict out. Knows no terminal and asks nobody.
///
/// An exercise is read, compiled, judged, and told in the lesson's words. Whatever makes that faster,
/// programs that wait and verdicts that are kept, stands around these steps.
public struct Grader: Sendable {
  let repository: Repository
  package var toolchain: Toolchain
  let environment: [String: String]
  let timeout: Duration
  let seed: UInt64
  let prewarms: Bool
  let suites: [String: AnySuite]
  /// How much of a processor's time there is to grade one exercise.
  package var limit: Duration
  /// When exercises are read for purity.
  package var reads = ExerciseReader.Moment.ahead
  /// What suites ask, by the lesson's id: the same for all exercises that are graded with one seed.
  let recordings = Locked<[String: Job<[Recording]>]>([:])

  /// Gets ready to grade any exercise of these suites.
  ///
  /// - Parameters:
  ///   - suites: what judges exercises, by the lesson's id.
  ///   - seed: what generated samples are made from; the same one gives the same verdict.
  ///   - prewarms: whether programs wait for the exercise and are called without their driver, and what
  ///     suites ask is kept from one run to the next: only for speed, the verdict is the same without.
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

  /// Grades the learner's exercise of a lesson, and keeps what came of it; says if it is still the stub.
  ///
  /// - Parameters:
  ///   - place: where programs wait for it; it serves once.
  ///   - progress: told when each stage and each check begins.
  /// - Throws: `EnvironmentError.cancelled` if a `Cancellation` asks for it.
  public func grade(
    _ lesson: Lesson, in place: PrewarmedBuild? = nil,
    progress: @escaping (GradingProgress) -> Void = { _ in }
  ) throws(EnvironmentError) -> Verdict {
    try grade(
      lesson, exercise: try ExerciseFile(path: path(of: lesson)), skipsUntouched: true,
      isKept: true, in: place, progress: progress)
  }

  /// Grades any exercise of a lesson: exercise → outcome, in the lesson's words.
  ///
  /// - Parameters:
  ///   - skipsUntouched: whether an exercise that equals the stub isn't worth running.
  ///   - isKept: whether it is the learner's, of which is kept what came of it.
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

  /// Grades what somebody has handed in of a lesson, in no words yet.
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
      if skipsUntouched, exercise.isUntouched(stub: try ownStub(of: lesson)) {
        return UntoldVerdict(.untouched)
      }
      var task = GradingTask(lesson: lesson, exercise: exercise, place: place, progress: progress)
      task.tell(.compiling)
      let allowance = Allowance(limit)
      var outcome = try isKept ? known(task) : outcome(of: task, spending: allowance)
      if case .missing = outcome, let completed = try exercise.completed(by: ownStub(of: lesson)) {
        (task.exercise, task.place) = (completed, nil)
        let other = try isKept ? known(task) : self.outcome(of: task, spending: allowance)
        if case .report = other { outcome = other }
      }
      return UntoldVerdict(.tested(outcome), spent: allowance.spent.processor)
    }
  }

  /// What was ended half-way is no result.
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

  /// Where the exercise of a lesson stands here, under which those of others are graded, too.
  package func path(of lesson: Lesson) -> String { repository.exercise(of: lesson.id) }
}

/// An exercise on its way to a verdict, with what goes along with it.
struct GradingTask {
  var lesson: Lesson
  var exercise: ExerciseFile
  /// A place that was made for it; nil to make one.
  var place: PrewarmedBuild?
  var progress: (GradingProgress) -> Void = { _ in }

  func tell(_ stage: GradingStage) {
    progress(GradingProgress(stage, total: lesson.steps.count, since: .now))
  }
}

// MARK: Compile → link → judge

/// What a step makes of an exercise; or how far the exercise came, if that is all.
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
  /// How far an exercise came on its way, without any words yet.
  package enum Outcome: Codable, Error, Equatable {
    case doesNotCompile([CompilerMessage])
    /// The needs in the lesson's adapter that the module doesn't meet.
    case missing([String])
    case report(RawReport)
    case problem(GradingError)
  }

  /// All steps, within what there is for one exercise: if that is used up, it is what is told.
  func outcome(
    of task: GradingTask, within allowance: Allowance
  ) throws(EnvironmentError) -> Outcome {
    try Surroundings.look()
    let suite = try suite(of: task.lesson)
    let outcome = Result { () throws(EnvironmentError) in
      try allowance.spend { () throws(EnvironmentError) -> Outcome in
        let place = try place(for: task)
        let outcome = try compiled(task, in: place, for: suite).then {
          module throws(EnvironmentError) in
          try linked(module, task, in: place).then {
            exercise throws(EnvironmentError) -> Made<Outcome> in
            .success(try judged(exercise, task, by: suite))
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

  /// Where a task's exercise is compiled: the place that waits for it, or a new one.
  func place(for task: GradingTask) throws(EnvironmentError) -> PrewarmedBuild {
    let lesson = task.lesson
    if let place = task.place, place.layout.languageMode == lesson.languageMode,
      place.take(for: task.exercise, lesson.module, toolchain)
    {
      return place
    }
    return try newPlace(for: lesson)
  }

  /// Exercise → module.
  ///
  /// - Parameter suite: what will judge it, and gets ready meanwhile; nil if it is only run.
  func compiled(
    _ task: GradingTask, in place: PrewarmedBuild, for suite: AnySuite?
  ) throws(EnvironmentError) -> Made<ExerciseModule> {
    place.begin(task.exercise)
    // All that needs no exercise gets ready while the compiler works.
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

  /// Module and adapter → what processes can load.
  func linked(
    _ module: ExerciseModule, _ task: GradingTask, in place: PrewarmedBuild
  ) throws(EnvironmentError) -> Made<LoadableExercise> {
    // The linker works while the adapter is looked for.
    place.beginLinking(module)
    var linked: Made<String>?
    func library() throws(EnvironmentError) -> Made<String> {
      if let linked { return linked }
      task.tell(.linking)
      let library = try place.library(of: module)
      linked = library
      return library
    }
    let build = try AdapterBuild(of: task.lesson, by: self, temporary: place.layout.folder)
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

  /// What processes can load → raw results.
  private func judged(
    _ exercise: LoadableExercise, _ task: GradingTask, by suite: AnySuite
  ) throws(EnvironmentError) -> Outcome {
    let judge = Judge(
      suite, recordings: exercise.place.recordings, seed: seed, timeout: timeout,
      starting: exercise.start, beside: exercise.start)
    let judged = Result { () throws(EnvironmentError) in
      try judge.judge { id in
        let step = task.lesson.steps.first { $0.checks.contains { $0.id == id } }
        task.tell(.running(check: task.lesson.check(id)?.title ?? id, step: step?.number ?? 1))
      }
    }
    // If another program has ended a process of the exercise, the results aren't the exercise's own.
    if exercise.place.interruption.withLock({ $0 }) {
      throw .programInterrupted(path: exercise.place.programs.host)
    }
    switch judged {
    case .success(var report):
      report.settle(by: exercise.place.reader)
      return .report(report)
    case .failure(.nothingLoads(let details)): return .problem(.doesNotLoad(details: details))
    case .failure(let problem): throw problem
    }
  }
}

/// An exercise that any number of processes can load.
struct LoadableExercise: Sendable {
  let place: PrewarmedBuild
  private let library: String
  /// The library that knows how to play scripts; nil if none will come.
  private let adapter: String?
  /// What has to be loaded before these two.
  private let libraries: [String]
  private let lines: ExerciseLines

  /// - Parameter parts: the object files, which tell what has to be loaded before.
  init(
    _ library: String, adapter: String? = nil, parts: [String], of exercise: ExerciseFile,
    in place: PrewarmedBuild, _ toolchain: Toolchain
  ) {
    (self.place, self.library, self.adapter) = (place, library, adapter)
    libraries = place.programs.libraries(for: parts)
    lines = ExerciseLines(library: library, toolchain: toolchain) {
      // Without them a crash is told without its line.
      try? place.libraryWithLines(of: exercise)
    }
  }

  /// Starts a process that has loaded it.
  @Sendable func start() throws(EnvironmentError) -> HostProcess {
    let host = try place.host(libraries)
    host.interruption = place.interruption
    try host.load(adapter: adapter, exercise: library, libraries: libraries, lines: lines)
    return host
  }
}
