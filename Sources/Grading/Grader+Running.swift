import Curriculum

/// How the learner's exercise is run without being graded.
extension Grader {
  /// What came of asking for an exercise that can be run.
  enum Runnable {
    case start(HostProcessStart)
    /// It can't be run; the verdict says why.
    case verdict(Verdict)
  }

  /// Reads the learner's exercise of a lesson and compiles it.
  ///
  /// - Parameters:
  ///   - exercise: any other one, in place of the learner's.
  ///   - link: makes what a process can load.
  func runnable(
    _ lesson: Lesson, exercise: ExerciseFile? = nil,
    linking link: (Compiled) throws(EnvironmentProblem) -> Linked
  ) throws(EnvironmentProblem) -> Runnable {
    let path = exercise?.path ?? repository.exercise(of: lesson.id)
    let file = repository.display(path)
    let read: ExerciseFile
    do throws(ExerciseProblem) {
      if let exercise { read = exercise } else { read = try ExerciseFile(path: path) }
    } catch {
      return .verdict(Verdict(lesson: lesson, file: file, outcome: .unreadable(error)))
    }
    let linked = try Surroundings.explain { () throws(EnvironmentProblem) in
      let linked = try compileAndLink(read, of: lesson, linking: link)
      if case .outcome(.problem(let problem)) = linked {
        try blame(read, of: lesson, for: problem)
      }
      return linked
    }
    let outcome: Outcome
    switch linked {
    case .start(let start): return .start(start)
    case .outcome(let found): outcome = found
    }
    let stub = try ownStub(of: lesson)
    return .verdict(Verdict(outcome, on: read, of: lesson, file: file, stub: stub))
  }

  private func compileAndLink(
    _ exercise: ExerciseFile, of lesson: Lesson,
    linking link: (Compiled) throws(EnvironmentProblem) -> Linked
  ) throws(EnvironmentProblem) -> Linked {
    try Surroundings.look()
    let place = try prewarmedBuild(for: lesson.module)
    place.begin(exercise)
    switch try compiled(exercise, in: place, for: try HostPrograms()) {
    case .outcome(let outcome): return .outcome(outcome)
    case .compiled(let compiled): return try link(compiled)
    }
  }
}
