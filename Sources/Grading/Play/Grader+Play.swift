import Curriculum

extension Grader {
  /// What came of asking for an exercise that can be played.
  public enum Opened {
    case running(PlayedRuns)
    /// It can't be run; the verdict says why.
    case verdict(Verdict)
  }

  /// Compiles the learner's exercise of a lesson, and has it wait for runs.
  ///
  /// - Throws: `noSuite` also where the lesson's suite doesn't say how its exercises are run.
  public func open(_ lesson: Lesson) throws(EnvironmentProblem) -> Opened {
    try open(lesson, exercise: nil)
  }

  /// The same with any exercise of the lesson.
  ///
  /// - Throws: as above.
  package func open(
    _ lesson: Lesson, exercise: ExerciseFile?
  ) throws(EnvironmentProblem) -> Opened {
    let suite = try suite(of: lesson)
    guard let play = suite.play else { throw .noSuite(lesson: lesson.id) }
    let runnable = try runnable(lesson, exercise: exercise) {
      compiled throws(EnvironmentProblem) in
      try linked(compiled, lesson: lesson, tell: { _ in })
    }
    switch runnable {
    case .verdict(let verdict): return .verdict(verdict)
    case .start(let start):
      return .running(
        PlayedRuns(
          of: RunningExercise(play, starting: start, timeout: timeout),
          rules: RulesPlayer(play: play, model: suite.model)))
    }
  }
}
