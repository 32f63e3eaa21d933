import Curriculum
import Verdicts

extension Grader {
  /// What came of asking for an exercise that can be run.
  public enum Opened {
    case running(RunningExercise)
    /// It can't be run; the verdict says why.
    case verdict(Verdict)
  }

  /// Compiles the learner's exercise of a lesson, and has it wait for runs.
  ///
  /// - Throws: `noSuite` also where the lesson's suite doesn't say how its exercises are run.
  public func open(_ lesson: Lesson) throws(EnvironmentProblem) -> Opened {
    let path = repository.exercise(of: lesson.id)
    let file = repository.display(path)
    let suite = try suite(of: lesson)
    guard let play = suite.play else { throw .noSuite(lesson: lesson.id) }
    let exercise: ExerciseFile
    do throws(ExerciseProblem) {
      exercise = try ExerciseFile(path: path)
    } catch {
      return .verdict(Verdict(lesson: lesson, file: file, outcome: .unreadable(error)))
    }
    let stub = try stub(of: lesson).text
    func verdict(_ outcome: Outcome) -> Opened {
      .verdict(Verdict(outcome, on: exercise, of: lesson, file: file, stub: stub))
    }
    let place = try workplace(for: lesson.module)
    place.begin(exercise)
    let programs = try HostPrograms()
    switch try place.compilation(of: exercise, helps: helps) {
    case .errors(let messages): return verdict(.doesNotCompile(messages))
    case .outOfTime: return verdict(.problem(.compilesTooLong))
    case .gaveUp(let details): return verdict(.problem(.compilerGaveUp(details: details)))
    case .module(let module):
      let compiled = Compiled(exercise: exercise, module: module, place: place, programs: programs)
      switch try linked(compiled, lesson: lesson, tell: { _ in }) {
      case .outcome(let outcome): return verdict(outcome)
      case .start(let start):
        return .running(RunningExercise(play, starting: start, timeout: timeout))
      }
    }
  }
}
