import Traces

/// What came of grading one lesson: the same value for the menu, the command line, JSON and
/// `swift test`.
public struct Verdict: Equatable, Sendable {
  public var lesson: Lesson
  /// The exercise's path, as it is shown.
  public var file: String
  /// What came of the file.
  public var outcome: Outcome
  public var seconds: Double

  /// What came of an exercise's file.
  public enum Outcome: Equatable, Sendable {
    case unreadable(ExerciseProblem)
    case read(ReadExercise, Finding)
  }

  /// What was found out about an exercise that could be read.
  public enum Finding: Equatable, Sendable {
    /// It is still the stub.
    case untouched
    /// What the compiler said about the learner's own lines, from top to bottom; only errors.
    case doesNotCompile([CompilerMessage])
    /// It compiles, but something that the suite needs isn't there or has another type.
    case incomplete([MissingInterface])
    case ungradable(GradingProblem)
    /// One for each check of the lesson, in order, and what kept the exercise in its place meanwhile.
    case judged([CheckVerdict], Confinement)
  }

  public init(lesson: Lesson, file: String, outcome: Outcome, seconds: Double = 0) {
    (self.lesson, self.file) = (lesson, file)
    (self.outcome, self.seconds) = (outcome, seconds)
  }
}

/// Something that the suite needs and the exercise doesn't offer, in the lesson's words.
public struct MissingInterface: Equatable, Sendable {
  /// As in `reduce(_:event:)`.
  public var name: String
  /// What has to be there instead, as the lesson says it.
  public var explanation: String

  /// Something that is missing, with what the lesson says about that.
  package init(name: String, explanation: String) {
    self.name = name
    self.explanation = explanation
  }
}

// MARK: What follows from the outcome

extension Verdict {
  /// The exercise that it is about; nil if that couldn't be read.
  public var exercise: ReadExercise? {
    if case .read(let exercise, _) = outcome { exercise } else { nil }
  }

  /// What was found out about the exercise; nil if that couldn't be read.
  public var finding: Finding? {
    if case .read(_, let finding) = outcome { finding } else { nil }
  }

  /// One for each check of the lesson, in order; as long as they weren't run, all of them wait.
  public var checks: [CheckVerdict] {
    if case .judged(let checks, _)? = finding { return checks }
    return lesson.steps.flatMap { step in
      step.checks.map { CheckVerdict(step: step.number, text: $0, result: .waiting) }
    }
  }

  /// What the compiler said about the exercise; empty if it had nothing to say.
  public var messages: [CompilerMessage] {
    if case .doesNotCompile(let messages)? = finding { messages } else { [] }
  }

  /// What the suite needs and doesn't find.
  public var missing: [MissingInterface] {
    if case .incomplete(let missing)? = finding { missing } else { [] }
  }

  public var passes: Bool { saysWhichPass && checks.allSatisfy { $0.result == .passed } }

  /// Whether the exercise is still the stub.
  public var isUntouched: Bool { finding == .untouched }

  /// Whether the checks were run: what doesn't compile says nothing about any of them.
  public var saysWhichPass: Bool {
    if case .judged? = finding { true } else { false }
  }

  /// Whether a problem kept the exercise from being graded.
  public var hasProblem: Bool {
    switch outcome {
    case .unreadable, .read(_, .ungradable): true
    case .read: false
    }
  }

  /// How many checks pass; 0 as long as they weren't run.
  public var passedCount: Int { checks.count { $0.result == .passed } }

  public var passedIDs: Set<String> { Set(checks.filter { $0.result == .passed }.map(\.id)) }

  /// The first check that the learner can do something about; where there is none, the first that
  /// could not be made.
  public var firstFailure: CheckVerdict? {
    checks.first { $0.fails && $0.result.obstacle == nil } ?? checks.first(where: \.fails)
  }

  /// Whether a check could not be made because this machine was too busy: graded once more, the same
  /// exercise may come to something else.
  public var wasHindered: Bool { checks.contains { $0.result == .notMade(.busyMachine) } }

  /// The learner's place that a check is about: where it crashed, or isn't pure, or else where its step
  /// is declared; nil if it passes, or if that isn't known.
  public func place(of check: CheckVerdict) -> SourcePlace? {
    switch check.result {
    case .passed: nil
    case .crashed(_, _, let place?): place
    case .impure(let impurity): SourcePlace(line: impurity.reason.line)
    case .failed, .noTrace, .crashed, .timedOut, .notMade, .waiting:
      declaration(ofStep: check.step)
    }
  }

  /// The step to which that belongs which keeps the checks from running: the first line that doesn't
  /// compile, or what the suite needs and doesn't find. Nil if nothing does, or it is no step's.
  public var stepInTheWay: Step? {
    let steps = lesson.steps
    switch finding {
    case .doesNotCompile(let messages)?:
      let numbers = messages.lazy.compactMap { exercise?.step(ofLine: $0.line) }
      return steps.first { $0.number == numbers.first }
    case .incomplete(let missing)?:
      let names = missing.map { $0.name.prefix { $0 != "(" } }
      return steps.first { names.contains($0.declaredName[...]) }
    case .untouched, .ungradable, .judged, nil: return nil
    }
  }

  /// Where a step is declared in the exercise.
  public func declaration(ofStep number: Int) -> SourcePlace? {
    exercise?.declarations[number].map { SourcePlace(line: $0) }
  }
}
