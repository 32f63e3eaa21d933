import Basics
import Curriculum
import SuiteSupport

/// The way of an exercise: its file, its module, the raw results of its checks.
extension Grader {
  /// How far an exercise came on its way, without any words yet.
  enum Outcome: Codable {
    case doesNotCompile([CompilerMessage])
    /// The needs in the lesson's adapter that the module doesn't meet.
    case missing([String])
    case report(RawReport)
    case problem(GradingProblem)
  }

  /// The outcome of an exercise that nothing but itself is to blame for: if it could not be graded,
  /// the lesson's stub can.
  func outcomeOrBlame(
    of exercise: ExerciseFile, lesson: Lesson, in prewarmed: PrewarmedBuild?,
    _ progress: (GradingProgress) -> Void
  ) throws(EnvironmentProblem) -> Outcome {
    let allowance = Allowance(limit)
    let outcome: Outcome
    do throws(EnvironmentProblem) {
      outcome = try self.outcome(
        of: exercise, lesson: lesson, in: prewarmed, within: allowance, progress)
    } catch {
      // Who has ended a program once may not do it again.
      guard error.isPassing else { throw error }
      outcome = try self.outcome(
        of: exercise, lesson: lesson, within: allowance, progress)
    }
    if case .problem(let problem) = outcome { try blame(exercise, of: lesson, for: problem) }
    return outcome
  }

  /// Looks whether nothing but an exercise is to blame for a problem.
  ///
  /// - Throws: what else is.
  func blame(
    _ exercise: ExerciseFile, of lesson: Lesson, for problem: GradingProblem
  ) throws(EnvironmentProblem) {
    if Cancellation.isRequested { throw .cancelled }
    try Surroundings.look()
    guard let suspicion = EnvironmentProblem(problem, of: lesson.id) else { return }
    try Surroundings.lookForRoom()
    let stub = try stub(of: lesson)
    guard stub.text != exercise.text, try isGraded(stub, of: lesson) else { throw suspicion }
  }

  /// Whether a stub can be graded, or the solution where the stub leaves the types to the learner and
  /// so lacks names.
  private func isGraded(
    _ stub: ExerciseFile, of lesson: Lesson
  ) throws(EnvironmentProblem) -> Bool {
    switch try outcome(of: stub, lesson: lesson) {
    case .report: return true
    case .missing:
      let path = repository.solution(of: lesson.id)
      let solution = ExerciseFile(path: path, text: try ownText(at: path))
      if case .report = try outcome(of: solution, lesson: lesson) { return true }
      return false
    case .doesNotCompile, .problem: return false
    }
  }

  /// The lesson's stub, as an exercise.
  func stub(of lesson: Lesson) throws(EnvironmentProblem) -> ExerciseFile {
    let path = repository.stub(of: lesson.id)
    do throws(ExerciseProblem) {
      return try ExerciseFile(path: path)
    } catch {
      throw .damaged(.unreadable(path: path))
    }
  }

  /// Exercise → module → raw results.
  ///
  /// Whatever came of an exercise that has used up more than there is for it, that is what is told.
  ///
  /// - Parameters:
  ///   - given: a place that was made for this; nil to make one.
  ///   - allowance: what there is for all of it; nil for as much as there is for one exercise.
  func outcome(
    of exercise: ExerciseFile, lesson: Lesson, in given: PrewarmedBuild? = nil,
    within allowance: Allowance? = nil, _ progress: (GradingProgress) -> Void = { _ in }
  ) throws(EnvironmentProblem) -> Outcome {
    try Surroundings.look()
    let allowance = allowance ?? Allowance(limit)
    let outcome = Result { () throws(EnvironmentProblem) in
      try allowance.spend { () throws(EnvironmentProblem) in
        try wholeOutcome(of: exercise, lesson: lesson, in: given, progress)
      }
    }
    if !Cancellation.isRequested, case .late? = allowance.end { return takesTooLong }
    return try outcome.get()
  }

  private var takesTooLong: Outcome {
    .problem(.takesTooLong(seconds: Int((limit / .seconds(1)).rounded())))
  }

  private func wholeOutcome(
    of exercise: ExerciseFile, lesson: Lesson, in given: PrewarmedBuild?,
    _ progress: (GradingProgress) -> Void
  ) throws(EnvironmentProblem) -> Outcome {
    let suite = try suite(of: lesson)
    let place: PrewarmedBuild
    if let given, given.take(for: exercise, lesson.module, toolchain) {
      place = given
    } else {
      place = try prewarmedBuild(for: lesson.module)
    }
    place.begin(exercise)
    let programs = try HostPrograms()
    // All that needs no exercise gets ready while the compiler works.
    if prewarms { try ready(place, programs, for: lesson, by: suite) }
    switch try compiled(exercise, in: place, for: programs) {
    case .outcome(let outcome): return outcome
    case .compiled(let compiled):
      try ready(place, programs, for: lesson, by: suite)
      return try outcome(of: compiled, lesson: lesson, by: suite, progress)
    }
  }

  /// Module → raw results.
  private func outcome(
    of compiled: Compiled, lesson: Lesson, by suite: AnySuite,
    _ progress: (GradingProgress) -> Void
  ) throws(EnvironmentProblem) -> Outcome {
    func tell(_ stage: GradingStage, _ done: Int = 0) {
      progress(GradingProgress(stage, done: done, total: lesson.checks.count, since: .now))
    }
    let found: HostProcessStart
    switch try linked(compiled, lesson: lesson, tell: { tell($0) }) {
    case .outcome(let outcome): return outcome
    case .start(let start): found = start
    }
    let start: HostStart = { () throws(HostFailure) in try found() }
    let judge = Judge(
      suite, rehearsals: compiled.place.rehearsals, seed: seed, timeout: timeout, starting: start,
      beside: start)
    let judged = Result { () throws(HostFailure) in
      try judge.judge { id, done in
        tell(.running(check: lesson.check(id)?.title ?? id), done)
      }
    }
    // Who has ended a process with the exercise has a hand in what came of it.
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
}
