import Basics
import Curriculum
import Foundation
import Launching
import SuiteSupport

/// Grades exercises: a file in, a verdict out. Knows no terminal and asks nobody.
public struct Grader: Sendable {
  let repository: Repository
  /// The compiler and the linker that it works with.
  package var toolchain: Toolchain
  private let environment: [String: String]
  let timeout: Duration
  let seed: UInt64
  /// Whether programs wait for the exercise and are called without their driver, and what suites ask is kept
  /// from one run to the next: only for speed.
  let prewarms: Bool
  /// What judges exercises, by the lesson's id.
  let suites: [String: AnySuite]
  /// How much of a processor's time there is to grade one exercise.
  package var limit: Duration
  /// When exercises are read.
  package var reads = ExerciseReader.Moment.ahead
  /// What suites ask, by the lesson's id: the same for all exercises that are graded with one seed.
  private let rehearsals = Locked<[String: Job<[Rehearsal]>]>([:])

  /// Gets ready to grade any exercise of these suites.
  ///
  /// - Parameters:
  ///   - suites: what judges exercises, by the lesson's id.
  ///   - timeout: how long a check may take.
  ///   - compileLimit: how much of a processor's time the compiler may use.
  ///   - seed: what generated samples are made from; the same one gives the same verdict.
  ///   - prewarms: whether programs wait for the exercise, and are called without their driver; the
  ///     verdict is the same without.
  /// - Throws: `EnvironmentProblem` if there is no compiler to grade with.
  package init(
    repository: Repository, suites: [String: AnySuite], environment: [String: String],
    timeout: Duration = TimeLimit.check, compileLimit: Duration = TimeLimit.compiler,
    seed: UInt64 = 0, prewarms: Bool = true
  ) throws(EnvironmentProblem) {
    self.repository = repository
    self.suites = suites
    self.environment = environment
    self.timeout = timeout
    limit = max(TimeLimit.grading, timeout * 12)
    self.seed = seed
    self.prewarms = prewarms
    toolchain = try Toolchain.known(at: repository.knownToolchain, environment: environment)
    toolchain.limit = compileLimit
    if !prewarms { (toolchain.plan, toolchain.adapterPlan) = (nil, nil) }
  }

  /// Grades the learner's exercise of a lesson, or says that it is still the stub.
  ///
  /// - Parameters:
  ///   - prewarmed: a place that was made for this; it serves once.
  ///   - progress: told when the compiler and when each check begins.
  /// - Throws: `EnvironmentProblem.cancelled` if a `Cancellation` asks for it.
  public func grade(
    _ lesson: Lesson, in prewarmed: PrewarmedBuild? = nil,
    progress: (GradingProgress) -> Void = { _ in }
  ) throws(EnvironmentProblem) -> Verdict {
    try grade(
      lesson, exercise: repository.exercise(of: lesson.id), skipsUntouched: true, isKept: true,
      in: prewarmed, progress: progress)
  }

  /// Grades any file as an exercise of a lesson.
  ///
  /// - Parameters:
  ///   - skipsUntouched: whether a file that equals the stub is not worth running.
  ///   - isKept: whether the next one who asks the same of the same file is told the same.
  public func grade(
    _ lesson: Lesson, exercise path: String, skipsUntouched: Bool,
    isKept: Bool = false, in prewarmed: PrewarmedBuild? = nil,
    progress: (GradingProgress) -> Void = { _ in }
  ) throws(EnvironmentProblem) -> Verdict {
    try timed { () throws(EnvironmentProblem) in
      try verdict(
        on: lesson, exercise: path, skipsUntouched: skipsUntouched, isKept: isKept, in: prewarmed,
        progress)
    }
  }

  /// Grades an exercise that was read before, or that stands in no file.
  public func grade(
    _ lesson: Lesson, exercise: ExerciseFile
  ) throws(EnvironmentProblem) -> Verdict {
    try timed { () throws(EnvironmentProblem) in
      let stub = try ownStub(of: lesson)
      let outcome = try outcomeOrBlame(of: exercise, lesson: lesson, in: nil) { _ in }
      return Verdict(
        try outcome.helped(of: lesson, in: repository), on: exercise, of: lesson,
        file: repository.display(exercise.path), stub: stub)
    }
  }

  private func timed(
    _ grade: () throws(EnvironmentProblem) -> Verdict
  ) throws(EnvironmentProblem) -> Verdict {
    let start = ContinuousClock.now
    var verdict: Verdict
    do throws(EnvironmentProblem) {
      verdict = try Surroundings.explain(grade)
    } catch {
      throw Cancellation.isRequested ? .cancelled : error
    }
    // What was ended half-way is no result.
    if Cancellation.isRequested { throw .cancelled }
    verdict.seconds = (ContinuousClock.now - start) / .seconds(1)
    return verdict
  }

  private func verdict(
    on lesson: Lesson, exercise path: String, skipsUntouched: Bool, isKept: Bool,
    in prewarmed: PrewarmedBuild?, _ progress: (GradingProgress) -> Void
  ) throws(EnvironmentProblem) -> Verdict {
    let file = repository.display(path)
    let exercise: ExerciseFile
    do throws(ExerciseProblem) {
      exercise = try ExerciseFile(path: path)
    } catch {
      return Verdict(lesson: lesson, file: file, outcome: .unreadable(error))
    }
    let stub = try ownStub(of: lesson)
    if skipsUntouched, exercise.isUntouched(stub: stub) {
      return Verdict(untouched: exercise, of: lesson, file: file, stub: stub)
    }
    progress(GradingProgress(.compiling, total: lesson.checks.count, since: .now))
    let outcome =
      try isKept
      ? knownOutcome(of: exercise, lesson: lesson, in: prewarmed, progress)
      : outcomeOrBlame(of: exercise, lesson: lesson, in: prewarmed, progress)
    return Verdict(
      try outcome.helped(of: lesson, in: repository), on: exercise, of: lesson, file: file,
      stub: stub)
  }

  /// Makes a place for an exercise with this module, where the compiler waits already.
  func prewarmedBuild(for module: String) throws(EnvironmentProblem) -> PrewarmedBuild {
    try PrewarmedBuild(module: module, toolchain: toolchain, environment: environment)
  }

  /// Makes a place for the next exercise of a lesson, where everything waits that it will need.
  public func prewarmedBuild(for lesson: Lesson) throws(EnvironmentProblem) -> PrewarmedBuild {
    let suite = try suite(of: lesson)
    let place = try prewarmedBuild(for: lesson.module)
    try ready(place, try HostPrograms(), for: lesson, by: suite)
    return place
  }

  /// Has everything get ready in a place that needs no exercise.
  func ready(
    _ place: PrewarmedBuild, _ programs: HostPrograms, for lesson: Lesson, by suite: AnySuite
  ) throws(EnvironmentProblem) {
    let rehearsal = rehearsals.withLock { known -> Job<[Rehearsal]>? in
      if let job = known[lesson.id] { return job }
      // There are too few threads, and that is what is said.
      known[lesson.id] = try? Job { [seed, repository, prewarms] in
        prewarms
          ? KnownRehearsals.of(lesson.id, by: suite, seed: seed, in: repository)
          : suite.rehearse(seed: seed)
      }
      return known[lesson.id]
    }
    guard let rehearsal else { throw .tooFewThreads }
    // Most exercises import what the adapter imports; the others are prepared for in time, too.
    let adapter = try ownText(at: repository.adapter(of: lesson.id))
    let libraries =
      Imports.modules(in: adapter).contains("Foundation") ? [programs.preparation] : []
    try place.ready(
      programs, for: suite, seed: seed, rehearsal: rehearsal, reads: reads,
      libraries: libraries.compactMap(\.self))
  }

  func suite(of lesson: Lesson) throws(EnvironmentProblem) -> AnySuite {
    guard let suite = suites[lesson.id] else { throw .noSuite(lesson: lesson.id) }
    return suite
  }

  func adapterBuild(temporary: String) -> AdapterBuild {
    // A folder of its own: what a cache finds in its folder it takes for builds, and removes.
    let spare = "\(temporary)/builds"
    return AdapterBuild(
      repository: repository, toolchain: toolchain, environment: environment(temporary: temporary),
      cache: BuildCache(folder: buildFolder(or: spare), spare: spare),
      modules: HostPrograms.ownModules)
  }

  /// The environment of everything that a run starts: what the compiler and the exercise leave in
  /// the folder for temporary files goes when the run is over.
  func environment(temporary: String) -> [String: String] {
    environment.merging(["TMPDIR": temporary]) { $1 }
  }

  /// The workbook's own builds, or, where they can't be written, a place that is removed again.
  private func buildFolder(or spare: String) -> String {
    makeFolder(repository.builds)
    let isWritable = FileManager.default.isWritableFile(atPath: repository.builds)
    return isWritable ? repository.builds : spare
  }
}
