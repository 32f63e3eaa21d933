import Curriculum
import Verdicts

extension Grader {
  /// What came of asking for an exercise that can be run.
  public enum Opened {
    case running(PlayedRuns)
    /// It can't be run; the verdict says why.
    case verdict(Verdict)
  }

  /// Compiles the learner's exercise of a lesson, and has it wait for runs.
  ///
  /// - Throws: `noSuite` also where the lesson's suite doesn't say how its exercises are run.
  public func open(_ lesson: Lesson) throws(EnvironmentProblem) -> Opened {
    let path = repository.exercise(of: lesson.id)
    let exercise: ExerciseFile
    do throws(ExerciseProblem) {
      exercise = try ExerciseFile(path: path)
    } catch {
      let file = repository.display(path)
      return .verdict(Verdict(lesson: lesson, file: file, outcome: .unreadable(error)))
    }
    return try open(lesson, exercise: exercise)
  }

  /// The same with any exercise of the lesson.
  ///
  /// - Throws: as above.
  package func open(
    _ lesson: Lesson, exercise: ExerciseFile
  ) throws(EnvironmentProblem) -> Opened {
    let suite = try suite(of: lesson)
    guard let play = suite.play else { throw .noSuite(lesson: lesson.id) }
    let file = repository.display(exercise.path)
    func verdict(_ outcome: Outcome) throws(EnvironmentProblem) -> Opened {
      let stub = try stub(of: lesson).text
      return .verdict(Verdict(outcome, on: exercise, of: lesson, file: file, stub: stub))
    }
    let place = try workplace(for: lesson.module)
    place.begin(exercise)
    switch try compiled(exercise, in: place, for: try HostPrograms()) {
    case .outcome(let outcome): return try verdict(outcome)
    case .compiled(let compiled):
      switch try linked(compiled, lesson: lesson, tell: { _ in }) {
      case .outcome(let outcome): return try verdict(outcome)
      case .start(let start):
        return .running(
          PlayedRuns(
            of: RunningExercise(play, starting: start, timeout: timeout),
            rules: RulesPlayer(play: play, model: suite.model)))
      }
    }
  }
}
