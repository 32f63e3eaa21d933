import Curriculum
import Reporting

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

  /// Puts the outcome into the lesson's words.
  mutating func take(_ outcome: Grader.Outcome) {
    switch outcome {
    case .doesNotCompile(let messages): (state, self.messages) = (.doesNotCompile, messages)
    case .missing(let names):
      state = .missingAPI
      missing = names.map { name in
        MissingInterface(name: name, explanation: lesson.interface[name] ?? name)
      }
    case .problem(let problem): self.problem = problem
    case .report(let report): take(report)
    }
  }

  /// Fills in what the suite's processes reported.
  ///
  /// It passes only with a result for every check that the lesson has.
  private mutating func take(_ report: RawReport) {
    if report.loadFailure != nil { problem = .doesNotLoad }
    for index in checks.indices {
      let id = checks[index].id
      checks[index].output = report.output[id] ?? ExerciseOutput()
      checks[index].mistake = report.mistakes[id].flatMap { lesson.mistakes[$0] }
      if let result = report.results[id] { checks[index].take(result) }
    }
    state = checks.allSatisfy { $0.state == .passed } ? .passed : .failed
  }

  /// Gives every failed check that has no line yet the line of its step's declaration.
  mutating func place(in exercise: ExerciseFile) {
    let lineCount = exercise.text.split(separator: "\n", omittingEmptySubsequences: false).count
    for index in checks.indices where checks[index].state != .passed {
      // The exercise can claim other lines, with `#sourceLocation` or by printing a crash.
      if let line = checks[index].line, !(1...lineCount).contains(line) {
        (checks[index].line, checks[index].column) = (nil, nil)
      }
      let step = lesson.steps.first { $0.number == checks[index].step }
      guard checks[index].line == nil, let step else { continue }
      checks[index].line =
        exercise.line(containing: step.anchor)
        ?? exercise.line(containing: "// MARK: - Step \(step.number):")
    }
  }
}

extension CheckVerdict {
  fileprivate mutating func take(_ result: RawResult) {
    switch result {
    case .passed: state = .passed
    case .waiting: state = .waiting
    case .timedOut: state = .timedOut
    case .crashed(let ending, let output):
      let crash = CrashReport(ending: ending, output: output)
      state = .crashed
      (self.crash, line, column) = (crash.cause, crash.line, crash.column)
      self.output.removeLast(crash.lineCount)
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
