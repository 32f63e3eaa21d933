import Curriculum
import Processes

extension Grader {
  /// The outcome of an exercise; if nothing has changed since the last time, the same as then.
  func knownOutcome(
    of exercise: ExerciseFile, lesson: Lesson, in workplace: Workplace?,
    _ progress: (GradingProgress) -> Void
  ) throws(EnvironmentProblem) -> Outcome {
    let path = repository.outcome(of: lesson.id)
    // Names the exercise, the suite, the code around both, the compiler and every option.
    let key = suiteBuild(temporary: "").name(
      of: lesson, exercise: exercise, options: ["\(timeout)", "\(seed)"])
    if let known = KeptValue<String, Outcome>.value(at: path, madeFrom: key) { return known }
    let outcome = try outcomeOrBlame(of: exercise, lesson: lesson, in: workplace, progress)
    if outcome.isSteady { KeptValue.keep(outcome, madeFrom: key, at: path) }
    return outcome
  }
}

extension Grader.Outcome {
  /// Whether it would be the same again: not where time or another process had a hand in it.
  fileprivate var isSteady: Bool {
    switch self {
    case .doesNotCompile, .missing: true
    case .problem: false
    case .report(let report):
      !report.catalogue.isEmpty && report.undecided.isEmpty && !Cancellation.isRequested
        && report.results.values.allSatisfy { result in
          switch result {
          case .passed, .failed, .waiting: true
          case .crashed, .timedOut: false
          }
        }
    }
  }
}
