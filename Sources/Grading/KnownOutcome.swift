import Basics
import Curriculum

extension Grader {
  /// The outcome of an exercise; if nothing has changed since the last time, the same as then.
  ///
  /// What it is now is kept, as the last that was found out about the lesson.
  func knownOutcome(
    of exercise: ExerciseFile, lesson: Lesson, in prewarmed: PrewarmedBuild?,
    _ progress: (GradingProgress) -> Void
  ) throws(EnvironmentProblem) -> Outcome {
    let path = repository.verdict(of: lesson.id)
    // Names the exercise, the adapter, this program with its suites, the compiler and every option.
    let name = try adapterBuild(temporary: "").name(
      of: lesson, exercise: exercise, programs: try HostPrograms(),
      options: ["\(timeout)", "\(seed)"])
    let kept = KeptVerdict(at: path)
    if let kept, kept.name == name { return kept.outcome }
    let outcome = try outcomeOrBlame(of: exercise, lesson: lesson, in: prewarmed, progress)
    // What was ended half-way is no outcome.
    if !Cancellation.isRequested {
      KeptVerdict(
        exercise: exercise.text, checks: LessonChecks(of: lesson, in: repository),
        name: outcome.isSteady ? name : nil, outcome: outcome, after: kept
      ).keep(at: path)
    }
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
      !report.catalogue.isEmpty && report.undecided.isEmpty && !report.wasHindered
        && report.results.values.allSatisfy { result in
          switch result {
          case .passed, .failed, .impure, .notMade, .waiting: true
          case .ended, .late, .noTrace: false
          }
        }
    }
  }
}
