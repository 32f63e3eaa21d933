import Basics
import SuiteSupport
import Traces

/// What came of grading one lesson: the same value for the menu, the command line, JSON and
/// `swift test`.
public struct Verdict: Equatable, Sendable {
  public var lesson: Lesson
  /// The exercise's path, as it is shown.
  public var file: String
  public var outcome: Outcome
  public var seconds: Double
  /// The names of what the lesson gives and the exercise hasn't as it was: looked for only where a
  /// check doesn't pass.
  public var changedParts: [String] = []

  public enum Outcome: Equatable, Sendable {
    case unreadable(ExerciseError)
    case read(ReadExercise, Finding)
  }

  public enum Finding: Equatable, Sendable {
    case untouched
    /// The compiler's errors in the learner's own lines, from top to bottom.
    case doesNotCompile([CompilerMessage])
    /// It compiles, but something that the suite needs isn't there or has another type.
    case incomplete([MissingInterface])
    case ungradable(GradingError)
    /// One for each check of the lesson, in order, and what kept the exercise in its place meanwhile.
    case judged([CheckVerdict], Sandbox)
  }

  public init(lesson: Lesson, file: String, outcome: Outcome, seconds: Double = 0) {
    (self.lesson, self.file) = (lesson, file)
    (self.outcome, self.seconds) = (outcome, seconds)
  }

  public var exercise: ReadExercise? {
    if case .read(let exercise, _) = outcome { exercise } else { nil }
  }

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

  public var messages: [CompilerMessage] {
    if case .doesNotCompile(let messages)? = finding { messages } else { [] }
  }

  public var missing: [MissingInterface] {
    if case .incomplete(let missing)? = finding { missing } else { [] }
  }

  public var passes: Bool { saysWhichPass && checks.allSatisfy { $0.result == .passed } }

  public var isUntouched: Bool { finding == .untouched }

  /// Whether the checks were run: what doesn't compile says nothing about any of them.
  public var saysWhichPass: Bool {
    if case .judged? = finding { true } else { false }
  }

  public var hasProblem: Bool {
    switch outcome {
    case .unreadable, .read(_, .ungradable): true
    case .read: false
    }
  }

  /// How many checks pass; 0 as long as they weren't run.
  public var passedCount: Int { checks.count { $0.result == .passed } }

  /// How many steps pass; 0 as long as the checks weren't run.
  public var passedSteps: Int {
    saysWhichPass ? lesson.steps.count { state(of: $0) == .passed } : 0
  }

  /// The number of the step that the work is at: that of the check to look at next, or the one in which
  /// something keeps the checks from running; nil if no step is known to be in the way.
  public var currentStep: Int? { nextCheck?.step ?? stepInTheWay?.number }

  public var passedIDs: Set<String> { Set(checks.filter { $0.result == .passed }.map(\.id)) }

  /// The check to look at next: the first that fails, or else could not be made; where nothing fails,
  /// the first of the step that is to be begun.
  public var nextCheck: CheckVerdict? {
    checks.first { $0.fails && $0.result.obstacle == nil } ?? checks.first(where: \.fails)
      ?? (saysWhichPass ? checks.first { $0.result == .waiting } : nil)
  }

  /// Whether a check could not be made because this machine was too busy: graded once more, the same
  /// exercise may come to something else.
  public var wasHindered: Bool { checks.contains { $0.result == .notMade(.busyMachine) } }

  /// The learner's place that a check is about: where it crashed, or isn't pure, or else where what it may
  /// come from is done, where what it is about is declared, or its step; nil if it passes, or if that isn't
  /// known.
  public func place(of check: CheckVerdict) -> SourceLocation? {
    switch check.result {
    case .passed: nil
    case .unanswered(.ended(let crash), _) where crash.place != nil: crash.place
    case .impure(let impurity): SourceLocation(line: impurity.reason.line)
    case .failed, .unanswered, .notMade, .waiting:
      (check.cause?.reason.line ?? check.line).map { SourceLocation(line: $0) }
        ?? declaration(ofStep: check.step)
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

  public func declaration(ofStep number: Int) -> SourceLocation? {
    exercise?.declarations[number].map { SourceLocation(line: $0) }
  }

  public func state(of step: Step) -> StepState {
    let checks = checks.filter { $0.step == step.number }
    if checks.allSatisfy({ $0.result == .passed }) { return .passed }
    let isAsGiven = exercise?.untouchedSteps.contains(step.number) ?? false
    return isAsGiven && checks.allSatisfy { $0.result != .passed } ? .notBegun : .begun
  }
}

/// Something that the suite needs and the exercise doesn't offer, in the lesson's words.
public struct MissingInterface: Equatable, Sendable {
  /// As in `reduce(_:event:)`.
  public var name: String
  /// What has to be there instead, as the lesson says it.
  public var explanation: String

  package init(name: String, explanation: String) {
    self.name = name
    self.explanation = explanation
  }
}

// MARK: What follows from the outcome

/// How far a step of a lesson is.
public enum StepState: String, Sendable {
  /// Its part of the exercise is as the stub has it, and none of its checks passes: it is a goal, and its
  /// checks wait.
  case notBegun
  case begun
  case passed
}

/// The text of an exercise, and where the steps of its lesson stand in it.
public struct ReadExercise: Equatable, Sendable {
  /// As it was read, its lines ended by `\n`.
  public var text: String
  /// The numbers of the steps that are still as the stub had them.
  public var untouchedSteps: Set<Int>
  /// The line of each step's declaration, or else of its heading, from 1; of a step that has neither,
  /// none.
  public var declarations: [Int: Int]

  package init(text: String, untouchedSteps: Set<Int>, declarations: [Int: Int]) {
    (self.text, self.untouchedSteps) = (text, untouchedSteps)
    self.declarations = declarations
  }

  /// The number of the step that a line belongs to, by the last heading above it; nil if there is none,
  /// or it is no step's.
  public func step(ofLine number: Int) -> Int? {
    let above = text.lines.prefix(number)
    let heading = above.last { $0.drop { $0 == " " }.hasPrefix(Self.headingMark) }
    guard let match = heading?.firstMatch(of: /\/\/ MARK: - Step (\d+):/) else {
      // An exercise without headings still has the declarations.
      return heading == nil
        ? declarations.filter { $0.value <= number }.max { $0.value < $1.value }?.key : nil
    }
    return Int(match.1)
  }

  private static let headingMark = "// MARK: - "
}

public enum ExerciseError: Error, Codable, Equatable, Sendable {
  case missing
  case empty
  case isFolder
  case isLink
  case isNotAFile
  case unreadable
  case notUTF8
  /// Chinese text in the encoding that Windows had for it.
  case isGBK
  case tooLarge(limit: Int)
}

/// Why nothing could be found out about an exercise that can be read.
public enum GradingError: Codable, Equatable, Sendable {
  /// The compiler was still at work when its time was over.
  case compilesTooLong
  /// The compiler ended badly, and named no line of it; the compiler's words.
  case compilerGaveUp(details: String)
  /// It compiled, but the lesson's adapter didn't compile with it, and not because of what the
  /// adapter says that it needs; the compiler's words.
  case doesNotFit(details: String)
  /// It imports modules that nobody loads for an exercise: their names, and the first line that does so.
  case imports([String], line: Int)
  /// Its library could not be made or loaded; the linker's or the loader's words.
  case doesNotLoad(details: String)
  /// To grade it takes more of a processor's time than there is for one exercise.
  case takesTooLong(seconds: Int)
}
