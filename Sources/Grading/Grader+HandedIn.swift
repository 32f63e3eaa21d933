import Basics
import Curriculum
import Launching

/// Exercises that others handed in: graded like a learner's own, and nothing is kept beside the answer.
extension Grader {
  /// A verdict on an exercise that somebody handed in.
  package struct HandedInVerdict: Sendable {
    package var verdict: Verdict
    /// Whether something was left open because other work kept the processors busy: asked once more, it
    /// may be known.
    package var isIncomplete: Bool
  }

  /// Grades an exercise that was handed in, or says why it can't be read.
  package func grade(
    _ lesson: Lesson, handedIn exercise: Result<ExerciseFile, ExerciseProblem>
  ) throws(EnvironmentProblem) -> HandedInVerdict {
    let file = repository.display(repository.exercise(of: lesson.id))
    let stub = try ownStub(of: lesson)
    if let known = Verdict(withoutTest: exercise, of: lesson, file: file, stub: stub) {
      return HandedInVerdict(verdict: known, isIncomplete: false)
    }
    guard case .success(let exercise) = exercise else { preconditionFailure("it was read") }
    let outcome = try Surroundings.explain { () throws(EnvironmentProblem) in
      try outcomeOrBlame(of: exercise, lesson: lesson, in: nil) { _ in }
    }
    if Cancellation.isRequested { throw .cancelled }
    let verdict = Verdict(
      try outcome.helped(of: lesson, in: repository), on: exercise, of: lesson, file: file,
      stub: stub)
    return HandedInVerdict(verdict: verdict, isIncomplete: outcome.isIncomplete)
  }

  /// Where the exercise of a lesson stands here, under which those of others are graded, too.
  package func path(of lesson: Lesson) -> String { repository.exercise(of: lesson.id) }

  /// A name for all that the verdict on an exercise depends on: its text, the lesson, this program with
  /// its suites, the compiler, the seed and the time that a check may take.
  package func name(
    of exercise: ExerciseFile, as lesson: Lesson
  ) throws(EnvironmentProblem) -> String {
    try adapterBuild(temporary: "").name(
      of: lesson, exercise: exercise, programs: try HostPrograms(),
      options: [lesson.id, "\(timeout)", "\(seed)"])
  }
}

extension Grader.Outcome {
  /// Whether a check has no result, or could not be made, because this machine was too busy.
  fileprivate var isIncomplete: Bool {
    guard case .report(let report) = self else { return false }
    return !report.undecided.isEmpty || report.wasHindered
  }
}
