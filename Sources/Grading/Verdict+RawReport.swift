import Curriculum

extension Verdict {
  /// A verdict before anything is known: every check waits.
  init(notYetGraded lesson: Lesson, file: String) {
    self.init(
      lesson: lesson, state: .failed, checks: [], messages: [], missing: [], file: file, seconds: 0)
    checks = lesson.steps.flatMap { step in
      step.checks.map { text in
        CheckVerdict(
          id: text.id, step: step.number, text: text, state: .waiting, given: [], expected: nil,
          actual: nil, diff: [], note: nil, line: nil, column: nil)
      }
    }
  }

  /// What can be said of an exercise without a test: nil if nothing can.
  ///
  /// - Parameter file: its path, as it is shown.
  init?(
    withoutTest exercise: Result<ExerciseFile, ExerciseProblem>, of lesson: Lesson, file: String,
    stub: String
  ) {
    self.init(notYetGraded: lesson, file: file)
    switch exercise {
    case .failure(let problem): self.problem = problem
    case .success(let exercise) where exercise.isUntouched(stub: stub):
      takeUntouched(exercise, stub: stub)
    case .success: return nil
    }
  }

  /// The exercise is still the stub.
  mutating func takeUntouched(_ exercise: ExerciseFile, stub: String) {
    state = .untouched
    takeText(of: exercise, stub: stub)
  }

  /// Puts what came of an exercise into the lesson's words.
  mutating func take(_ outcome: Grader.Outcome, of exercise: ExerciseFile, stub: String) {
    take(outcome)
    takeText(of: exercise, stub: stub)
  }

  private mutating func takeText(of exercise: ExerciseFile, stub: String) {
    self.exercise = exercise.text
    untouchedSteps = exercise.untouchedSteps(stub: stub)
    place(in: exercise)
  }

  /// Puts the outcome into the lesson's words.
  mutating func take(_ outcome: Grader.Outcome) {
    switch outcome {
    case .doesNotCompile(let messages): (state, self.messages) = (.doesNotCompile, messages)
    case .missing(let names):
      state = .incomplete
      missing = names.map { name in
        MissingInterface(name: name, explanation: lesson.interface[name] ?? name)
      }
    case .problem(let problem): self.problem = problem
    case .report(let report): take(report)
    }
  }

  /// Fills in what was found out.
  ///
  /// It passes only with a result for every check that the lesson has.
  private mutating func take(_ report: RawReport) {
    if report.loadFailure != nil { problem = .doesNotLoad }
    confinement = report.confinement
    for index in checks.indices {
      let id = checks[index].id
      checks[index].output = report.output[id] ?? ExerciseOutput()
      checks[index].mistake = report.mistakes[id].flatMap { lesson.mistakes[$0] }
      if let result = report.results[id] { checks[index].take(result) }
    }
    state = checks.allSatisfy { $0.state == .passed } ? .passed : .failed
  }

  /// Gives every failed check that has no line yet the line of its step's declaration, and every
  /// message of the compiler the line that it is about.
  mutating func place(in exercise: ExerciseFile) {
    for index in messages.indices { messages[index].source = exercise.line(messages[index].line) }
    let lines = exercise.text.split(separator: "\n", omittingEmptySubsequences: false)
    func line(containing text: String) -> Int? {
      lines.firstIndex { $0.contains(text) }.map { $0 + 1 }
    }
    for step in lesson.steps {
      let declaration =
        line(containing: step.anchor) ?? line(containing: "// MARK: - Step \(step.number):")
      for index in checks.indices where checks[index].step == step.number {
        guard checks[index].state != .passed else { continue }
        // The exercise can claim other lines, with `#sourceLocation` or by printing a crash.
        if let line = checks[index].line, !(1...lines.count).contains(line) {
          (checks[index].line, checks[index].column) = (nil, nil)
        }
        checks[index].line = checks[index].line ?? declaration
      }
    }
  }
}

extension CheckVerdict {
  fileprivate mutating func take(_ result: RawResult) {
    switch result {
    case .passed: state = .passed
    case .waiting: state = .waiting
    case .ended(let crash, let given):
      state = .crashed
      self.given = given
      (self.crash, line, column) = (crash.cause, crash.line, crash.column)
      self.output.removeLast(crash.lineCount)
    case .late(let given, let seconds):
      state = .timedOut
      (self.given, self.seconds) = (given, seconds)
    case .noTrace(let cause, let given):
      state = .failed
      (self.given, crash) = (given, cause)
    case .failed(let mismatch):
      state = .failed
      given = mismatch.given
      expected = mismatch.expected?.oneLine
      actual = mismatch.actual?.oneLine
      note = mismatch.note.flatMap { text.notes[$0] }
      if let expected = mismatch.expected, let actual = mismatch.actual {
        diff = DiffLine.diff(expected: expected, actual: actual)
      }
    }
  }
}
