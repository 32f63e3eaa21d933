import Basics
import Curriculum
import Traces

extension Grader {
  /// Compiles and loads an exercise of a lesson, ready to play runs.
  ///
  /// - Parameter exercise: nil for the learner's own.
  /// - Returns: the verdict if the exercise can't be run.
  /// - Throws: `noSuite` also if the lesson's suite doesn't support playing.
  package func open(
    _ lesson: Lesson, exercise: ExerciseFile? = nil
  ) throws(EnvironmentError) -> Result<PlayedRuns, Verdict> {
    let suite = try suite(of: lesson)
    guard let play = suite.play else { throw .noSuite(lesson: lesson.id) }
    return try started(lesson, exercise) { module, task, place throws(EnvironmentError) in
      try linked(module, task, in: place)
    }.map { exercise in
      PlayedRuns(
        of: RunningExercise(play, exercise, timeout: timeout),
        rules: RulesPlayer(play: play, model: suite.model))
    }
  }

  /// The lesson's finished app, played by the suite's rules without compiling anything.
  package func finishedApp(of lesson: Lesson) throws(EnvironmentError) -> PlayedRuns {
    let suite = try suite(of: lesson)
    guard let play = suite.play else { throw .noSuite(lesson: lesson.id) }
    let rules = RulesPlayer(play: play, model: suite.model)
    return PlayedRuns(of: rules, rules: rules)
  }

  /// Compiles an exercise of a lesson and calls its `scratch()`.
  ///
  /// It doesn't use the lesson's adapter, so unfinished exercises run, too. Code pasted from a
  /// counterexample works even if it uses names of the suite. The sandbox is the same as for
  /// grading, and the time limit is that of one check.
  ///
  /// - Parameters:
  ///   - exercise: nil for the learner's own.
  ///   - captured: called with the output as it arrives.
  public func runScratch(
    of lesson: Lesson, exercise: ExerciseFile? = nil, captured: @escaping (String) -> Void
  ) throws(EnvironmentError) -> ScratchEnd {
    var started = try startedScratch(of: lesson, exercise)
    if case .failure(let verdict) = started,
      let typed = typed(exercise, of: lesson, after: verdict),
      case .success(let exercise) = try startedScratch(of: lesson, typed)
    {
      started = .success(exercise)
    }
    switch started {
    case .failure(let verdict): return .verdict(verdict)
    case .success(let exercise):
      return try call("scratch", of: lesson, in: try exercise.start(), captured)
    }
  }

  private func startedScratch(
    of lesson: Lesson, _ exercise: ExerciseFile?
  ) throws(EnvironmentError) -> Result<LoadableExercise, Verdict> {
    try started(lesson, exercise) { module, task, place throws(EnvironmentError) in
      place.beginLinking(module)
      return try place.library(of: module).map {
        LoadableExercise(
          $0, parts: [module.layout.object], of: task.exercise, in: place, toolchain)
      }
    }
  }

  /// Calls a function of an exercise, without parameters and result.
  func call(
    _ function: String, of lesson: Lesson, in host: HostProcess,
    _ captured: @escaping (String) -> Void
  ) throws(EnvironmentError) -> ScratchEnd {
    var text = OutputText()
    host.listener = { captured(text.text(of: $0)) }
    // Its mangled name.
    let names = [lesson.module, function].map { "\($0.utf8.count)\($0)" }
    let symbol = "$s\(names.joined())yyF"
    host.ask([Array(symbol.utf8)])
    let answer = try host.answer(within: Allowance(timeout))
    // Waits for asynchronous work that still prints.
    _ = host.takeOutput()
    if case .failure(.ended(let crash)) = answer {
      captured(text.end(withoutLast: crash.lineCount))
    } else {
      captured(text.end())
    }
    if Cancellation.isRequested { throw .cancelled }
    switch answer {
    case .success(let trace): return trace == true.packed ? .finished : .missing
    case .failure(let reason): return .stopped(reason.located)
    }
  }

  /// Reads and compiles an exercise.
  ///
  /// - Returns: the verdict if the exercise can't be run.
  private func started(
    _ lesson: Lesson, _ exercise: ExerciseFile?,
    linking link: (
      ExerciseModule, GradingTask, PrewarmedBuild
    ) throws(EnvironmentError) -> Made<LoadableExercise>
  ) throws(EnvironmentError) -> Result<LoadableExercise, Verdict> {
    let file = repository.display(exercise?.path ?? path(of: lesson))
    let read: ExerciseFile
    do throws(ExerciseError) {
      if let exercise { read = exercise } else { read = try ExerciseFile(path: path(of: lesson)) }
    } catch {
      return .failure(Verdict(lesson: lesson, file: file, outcome: .unreadable(error)))
    }
    let task = GradingTask(lesson: lesson, exercise: read)
    let step = try Surroundings.explain { () throws(EnvironmentError) in
      try Surroundings.look()
      let place = try place(for: task)
      let step = try compiled(task, in: place, for: nil).then {
        module throws(EnvironmentError) in
        try link(module, task, place)
      }
      if case .failure(.problem(let problem)) = step { try blame(task, for: problem) }
      return step
    }
    switch step {
    case .success(let exercise): return .success(exercise)
    case .failure(let outcome):
      let stub = try repository.ownStub(of: lesson)
      let helped = try outcome.helped(of: lesson, on: read.text, in: repository)
      return .failure(Verdict(helped, on: read, of: lesson, file: file, stub: stub))
    }
  }
}
