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
  ///   - timeout: how long a check may take.
  ///   - compileLimit: how much of a processor's time the compiler may use.
  ///   - seed: what generated samples are made from; the same one gives the same verdict.
  ///   - prewarms: whether programs wait for the exercise and are called without their driver, and what
  ///     suites ask is kept from one run to the next: only for speed, the verdict is the same without.
  /// - Throws: `EnvironmentProblem` if there is no compiler to grade with.
  package init(
    repository: Repository, suites: [String: AnySuite], environment: [String: String],
    timeout: Duration = TimeLimit.check, compileLimit: Duration = TimeLimit.compiler,
    seed: UInt64 = 0, prewarms: Bool = true
  ) throws(EnvironmentProblem) {
    (self.repository, self.suites, self.environment) = (repository, suites, environment)
    (self.timeout, self.seed, self.prewarms) = (timeout, seed, prewarms)
    limit = max(TimeLimit.grading, timeout * 12)
    toolchain = try Toolchain.known(at: repository.knownToolchain, environment: environment)
    toolchain.limit = compileLimit
    if !prewarms { (toolchain.plan, toolchain.adapterPlan) = (nil, nil) }
  }

  /// Grades the learner's exercise of a lesson, and keeps what came of it; says if it is still the stub.
  ///
  /// - Parameters:
  ///   - place: where programs wait for it; it serves once.
  ///   - progress: told when each stage and each check begins.
  /// - Throws: `EnvironmentProblem.cancelled` if a `Cancellation` asks for it.
  public func grade(
    _ lesson: Lesson, in place: PrewarmedBuild? = nil,
    progress: @escaping (GradingProgress) -> Void = { _ in }
  ) throws(EnvironmentProblem) -> Verdict {
    try verdict(on: lesson, skipsUntouched: true) { () throws(ExerciseError) in
      try ExerciseFile(path: path(of: lesson))
    } outcome: { exercise throws(EnvironmentProblem) in
      let task = GradingTask(lesson, exercise, place: place, progress: progress)
      task.tell(.compiling)
      return try known(task)
    }
  }

  /// Grades any exercise of a lesson; nothing is kept of that.
  ///
  /// - Parameter skipsUntouched: whether an exercise that equals the stub isn't worth running.
  package func grade(
    _ lesson: Lesson, exercise: @autoclosure () throws(ExerciseError) -> ExerciseFile,
    skipsUntouched: Bool = false, in place: PrewarmedBuild? = nil
  ) throws(EnvironmentProblem) -> Verdict {
    try verdict(on: lesson, skipsUntouched: skipsUntouched, reading: exercise) {
      exercise throws(EnvironmentProblem) in
      try outcome(of: GradingTask(lesson, exercise, place: place))
    }
  }

  /// Where the exercise of a lesson stands here, under which those of others are graded, too.
  package func path(of lesson: Lesson) -> String { repository.exercise(of: lesson.id) }

  /// Exercise → outcome, in the lesson's words.
  private func verdict(
    on lesson: Lesson, skipsUntouched: Bool,
    reading read: () throws(ExerciseError) -> ExerciseFile,
    outcome: (ExerciseFile) throws(EnvironmentProblem) -> Outcome
  ) throws(EnvironmentProblem) -> Verdict {
    let start = ContinuousClock.now
    var verdict: Verdict
    do throws(EnvironmentProblem) {
      verdict = try Surroundings.explain { () throws(EnvironmentProblem) in
        let exercise: ExerciseFile
        do throws(ExerciseError) {
          exercise = try read()
        } catch {
          return Verdict(
            lesson: lesson, file: repository.display(path(of: lesson)), outcome: .unreadable(error))
        }
        let file = repository.display(exercise.path)
        let stub = try ownStub(of: lesson)
        if skipsUntouched, exercise.isUntouched(stub: stub) {
          return Verdict(untouched: exercise, of: lesson, file: file, stub: stub)
        }
        return Verdict(
          try outcome(exercise).helped(of: lesson, in: repository), on: exercise, of: lesson,
          file: file, stub: stub, goalsWait: skipsUntouched)
      }
    } catch {
      throw Cancellation.isRequested ? .cancelled : error
    }
    // What was ended half-way is no result.
    if Cancellation.isRequested { throw .cancelled }
    verdict.seconds = (ContinuousClock.now - start) / .seconds(1)
    return verdict
  }
}

/// An exercise on its way to a verdict, with what goes along with it.
struct GradingTask {
  var lesson: Lesson
  var exercise: ExerciseFile
  /// A place that was made for it; nil to make one.
  var place: PrewarmedBuild?
  private var progress: (GradingProgress) -> Void

  init(
    _ lesson: Lesson, _ exercise: ExerciseFile, place: PrewarmedBuild? = nil,
    progress: @escaping (GradingProgress) -> Void = { _ in }
  ) {
    (self.lesson, self.exercise) = (lesson, exercise)
    (self.place, self.progress) = (place, progress)
  }

  func tell(_ stage: GradingStage, _ done: Int = 0) {
    progress(GradingProgress(stage, done: done, total: lesson.checks.count, since: .now))
  }
}

// MARK: Compile → link → judge

/// How a process is started that has loaded an exercise. A type of its own, because older systems can't
/// have a function with a typed error within another type.
struct HostStart: Sendable {
  private let start: @Sendable () throws(HostFailure) -> HostProcess

  init(_ start: @escaping @Sendable () throws(HostFailure) -> HostProcess) {
    self.start = start
  }

  func callAsFunction() throws(HostFailure) -> HostProcess { try start() }
}

/// What a step makes of an exercise; or how far the exercise came, if that is all.
typealias Made<Value> = Result<Value, Grader.Outcome>

extension Made where Failure == Grader.Outcome {
  func then<Next>(
    _ next: (Success) throws(EnvironmentProblem) -> Made<Next>
  ) throws(EnvironmentProblem) -> Made<Next> {
    switch self {
    case .success(let value): try next(value)
    case .failure(let outcome): .failure(outcome)
    }
  }
}

extension Grader {
  /// How far an exercise came on its way, without any words yet.
  enum Outcome: Codable, Error {
    case doesNotCompile([CompilerMessage])
    /// The needs in the lesson's adapter that the module doesn't meet.
    case missing([String])
    case report(RawReport)
    case problem(GradingError)
  }

  struct Compiled {
    var module: ExerciseModule
    var place: PrewarmedBuild
    var programs: HostPrograms
  }

  /// Exercise → module.
  ///
  /// - Parameter suite: what will judge it, and gets ready meanwhile; nil if it is only run.
  func compiled(
    _ task: GradingTask, for suite: AnySuite?
  ) throws(EnvironmentProblem) -> Made<Compiled> {
    let (lesson, exercise) = (task.lesson, task.exercise)
    let place: PrewarmedBuild
    if let given = task.place, given.take(for: exercise, lesson.module, toolchain) {
      place = given
    } else {
      place = try prewarmedBuild(for: lesson.module)
    }
    place.begin(exercise)
    let programs = try HostPrograms()
    // All that needs no exercise gets ready while the compiler works.
    if let suite, prewarms { try ready(place, programs, for: lesson, by: suite) }
    let compiled = try place.compilation(of: exercise).then {
      module throws(EnvironmentProblem) -> Made<Compiled> in
      if let problem = module.problem(of: exercise) { return .failure(.problem(problem)) }
      if let suite, !prewarms { try ready(place, programs, for: lesson, by: suite) }
      return .success(Compiled(module: module, place: place, programs: programs))
    }
    if case .failure = compiled { place.cancel() }
    return compiled
  }

  /// Module and adapter → what starts a process that has loaded both.
  func linked(
    _ compiled: Compiled, _ task: GradingTask
  ) throws(EnvironmentProblem) -> Made<HostStart> {
    let (module, place, programs) = (compiled.module, compiled.place, compiled.programs)
    // The linker works while the adapter is looked for.
    place.beginLinking(module)
    let build = adapterBuild(temporary: place.layout.folder)
    let object = try build.object(of: task.lesson, for: module) { task.tell(.buildingAdapter) }
    return try object.then { folder throws(EnvironmentProblem) in
      task.tell(.linking)
      let loaded = programs.loaded
      let library = try place.library(of: module, leavingOut: loaded)
      return try library.then { library throws(EnvironmentProblem) in
        let adapter = try build.library(of: folder, for: module.layout, leavingOut: loaded)
        task.tell(.loading)
        let parts = [module.layout.object, AdapterLayout(folder: folder).object]
        return adapter.map { loading(library, adapter: $0, parts, of: compiled, task.exercise) }
      }
    }
  }

  /// - Parameters:
  ///   - adapter: the library that knows how to play scripts; nil if none will come.
  ///   - parts: the object files, which tell what has to be loaded before these two.
  func loading(
    _ library: String, adapter: String?, _ parts: [String], of compiled: Compiled,
    _ exercise: ExerciseFile
  ) -> HostStart {
    let (place, programs) = (compiled.place, compiled.programs)
    let libraries = programs.libraries(for: parts)
    let lines = ExerciseLines(
      library: library, toolchain: toolchain,
      withLines: {
        // Without them a crash is told without its line.
        try? place.libraryWithLines(of: exercise, leavingOut: programs.loaded)
      })
    return HostStart { () throws(HostFailure) in
      let host = try place.host(programs, libraries: libraries)
      host.interruption = place.interruption
      try host.load(adapter: adapter, exercise: library, libraries: libraries, lines: lines)
      return host
    }
  }

  /// Module → raw results.
  private func judged(
    _ compiled: Compiled, _ start: HostStart, by suite: AnySuite, _ task: GradingTask
  ) throws(EnvironmentProblem) -> Outcome {
    let judge = Judge(
      suite, recordings: compiled.place.recordings, seed: seed, timeout: timeout,
      starting: { () throws(HostFailure) in try start() },
      beside: { () throws(HostFailure) in try start() })
    let judged = Result { () throws(HostFailure) in
      try judge.judge { id, done in
        task.tell(.running(check: task.lesson.check(id)?.title ?? id), done)
      }
    }
    // If another program has ended a process of the exercise, the results aren't the exercise's own.
    if compiled.place.interruption.withLock({ $0 }) {
      throw .programInterrupted(path: compiled.programs.host)
    }
    switch judged {
    case .success(var report):
      report.settle(by: compiled.place.reader)
      return .report(report)
    case .failure(.doesNotLoad(let details)): return .problem(.doesNotLoad(details: details))
    case .failure(.takesTooLong): return takesTooLong
    case .failure(.environment(let problem)): throw problem
    }
  }

  private var takesTooLong: Outcome {
    .problem(.takesTooLong(seconds: Int((limit / .seconds(1)).rounded())))
  }

  /// All steps, within what there is for one exercise: if that is used up, it is what is told.
  func outcome(
    of task: GradingTask, within allowance: Allowance
  ) throws(EnvironmentProblem) -> Outcome {
    try Surroundings.look()
    let suite = try suite(of: task.lesson)
    let outcome = Result { () throws(EnvironmentProblem) in
      try allowance.spend { () throws(EnvironmentProblem) -> Outcome in
        let outcome = try compiled(task, for: suite).then { compiled throws(EnvironmentProblem) in
          try linked(compiled, task).then { start throws(EnvironmentProblem) -> Made<Outcome> in
            .success(try judged(compiled, start, by: suite, task))
          }
        }
        switch outcome {
        case .success(let outcome), .failure(let outcome): return outcome
        }
      }
    }
    if !Cancellation.isRequested, case .late? = allowance.end { return takesTooLong }
    return try outcome.get()
  }
}
