import Basics
import SuiteSupport
import Traces

/// The result of grading one lesson, as a value for the menu, the command line, JSON and `swift
/// test`. It is an error where an exercise is to be run and can't be.
public struct Verdict: Error, Equatable, Sendable {
  public var lesson: Lesson
  /// The exercise's path, as it is shown.
  public var file: String
  public var outcome: Outcome
  public var seconds: Double
  /// The names of provided declarations that the exercise has changed; only filled if the checks
  /// ran.
  public var changedParts: [String] = []

  public enum Outcome: Equatable, Sendable {
    case unreadable(ExerciseError)
    case read(ReadExercise, Finding)
  }

  public enum Finding: Equatable, Sendable {
    case untouched
    /// The compiler errors in the learner's lines, from top to bottom.
    case doesNotCompile([CompilerMessage])
    /// The exercise compiles, but something that the suite needs is missing or has another type.
    case incomplete([MissingInterface])
    case ungradable(GradingError)
    /// The verdict of each check, in the lesson's order, and the sandbox in which the exercise ran.
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

  /// The verdict of each check, in the lesson's order; all are `waiting` if the checks didn't run.
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

  /// Whether the checks ran; an exercise that doesn't compile says nothing about them.
  public var saysWhichPass: Bool {
    if case .judged? = finding { true } else { false }
  }

  public var hasProblem: Bool {
    switch outcome {
    case .unreadable, .read(_, .ungradable): true
    case .read: false
    }
  }

  /// The number of passing checks; 0 if the checks didn't run.
  public var passedCount: Int { checks.count { $0.result == .passed } }

  /// The number of passing steps; 0 if the checks didn't run.
  public var passedSteps: Int {
    saysWhichPass ? lesson.steps.count { state(of: $0) == .passed } : 0
  }

  /// The number of the current step: that of the next check, or that of the code that keeps the
  /// checks from running; nil if neither is known.
  public var currentStep: Int? { nextCheck?.step ?? stepInTheWay?.number }

  public var passedIDs: Set<String> { Set(checks.filter { $0.result == .passed }.map(\.id)) }

  /// The next check to look at: the first that fails, else the first that could not be made, else
  /// the first of the next step.
  public var nextCheck: CheckVerdict? {
    checks.first { $0.fails && $0.result.obstacle == nil } ?? checks.first(where: \.fails)
      ?? (saysWhichPass ? checks.first { $0.result == .waiting } : nil)
  }

  /// Whether a check could not be made because the machine was busy; grading again may give another
  /// result.
  public var wasHindered: Bool { checks.contains { $0.result == .notMade(.busyMachine) } }

  /// The place in the exercise that a check is about: where it crashed or is impure, else where the
  /// likely cause is, else the declaration that the check is about or its step; nil if it passes or
  /// no place is known.
  public func place(of check: CheckVerdict) -> SourceLocation? {
    switch check.result {
    case .passed: nil
    case .unanswered(.ended(let crash), _) where crash.place != nil: crash.place
    case .impure(let impurity): SourceLocation(line: impurity.reason.line)
    case .failed, .unanswered, .notMade, .waiting:
      (check.cause?.reason.lineOfDeed ?? check.line).map { SourceLocation(line: $0) }
        ?? declaration(ofStep: check.step)
    }
  }

  /// The line to look at first if the checks can't run: the first that doesn't compile, or the
  /// first where something is missing; nil if there is none.
  public var lineInTheWay: Int? {
    messages.first?.line ?? missing.compactMap(\.line).min()
  }

  /// The step whose code keeps the checks from running; nil if there is none.
  public var stepInTheWay: Step? {
    let numbers = (messages.map(\.line) + missing.compactMap(\.line).sorted()).lazy
      .compactMap { exercise?.step(ofLine: $0) }
    return numbers.first.flatMap { number in lesson.steps.first { $0.number == number } }
  }

  public func declaration(ofStep number: Int) -> SourceLocation? {
    exercise?.declarations[number].map { SourceLocation(line: $0) }
  }

  public func state(of step: Step) -> StepState {
    let checks = checks.filter { $0.step == step.number }
    if checks.allSatisfy({ $0.result == .passed }) { return .passed }
    if exercise?.untouchedSteps.contains(step.number) ?? false { return .notBegun }
    return exercise?.openSteps.contains(step.number) ?? false ? .open : .begun
  }

  /// Whether a check fails where nothing may have been tried yet, so that it needn't be a mistake.
  public func isOpen(_ check: CheckVerdict) -> Bool {
    check.fails && check.result.obstacle == nil && exercise?.openSteps.contains(check.step) ?? false
  }
}

/// Something that the suite needs and the exercise lacks.
public struct MissingInterface: Equatable, Sendable {
  /// The name, as in `reduce(_:event:)`.
  public var name: String
  /// The lesson's sentence about what has to be there.
  public var explanation: String
  /// The line of the exercise where it should be; nil if that isn't known.
  public var line: Int?

  package init(name: String, explanation: String, line: Int? = nil) {
    (self.name, self.explanation, self.line) = (name, explanation, line)
  }
}

// MARK: Values derived from the outcome

/// The state of a step.
public enum StepState: String, Sendable {
  /// The exercise's part is the same as in the stub; its checks wait.
  case notBegun
  /// The exercise's part is the same as in the stub, but the step's code goes into the part of an
  /// earlier one, so whether it was begun can't be seen.
  case open
  case begun
  case passed
}

/// The text of an exercise and the places of its lesson's steps.
public struct ReadExercise: Equatable, Sendable {
  /// The text as it was read, with `\n` as line ends.
  public var text: String
  /// The numbers of the steps that are still the same as in the stub.
  public var untouchedSteps: Set<Int>
  /// The numbers of the steps that may have been begun in the part of an earlier step.
  public var openSteps: Set<Int> = []
  /// The line of each step's declaration, else of its heading, from 1; steps with neither are left
  /// out.
  public var declarations: [Int: Int]

  package init(text: String, untouchedSteps: Set<Int>, declarations: [Int: Int]) {
    (self.text, self.untouchedSteps) = (text, untouchedSteps)
    self.declarations = declarations
  }

  /// The number of the step that a line belongs to, by the last heading above it; nil if that isn't
  /// a step's.
  public func step(ofLine number: Int) -> Int? {
    let above = text.lines.prefix(number)
    let heading = above.last { $0.drop { $0 == " " }.hasPrefix(Self.headingMark) }
    guard let match = heading?.firstMatch(of: /\/\/ MARK: - Step (\d+):/) else {
      // In an exercise without headings the declarations decide; of steps that share one, the
      // earliest is meant.
      return heading == nil
        ? declarations.filter { $0.value <= number }
          .max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key : nil
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
  /// Chinese text in GBK, the former encoding on Windows.
  case isGBK
  case tooLarge(limit: Int)
}

/// Why a readable exercise could not be graded.
public enum GradingError: Codable, Equatable, Sendable {
  /// The compiler exceeded the time limit.
  case compilesTooLong
  /// The compiler failed without naming a line; `details` is its output.
  case compilerGaveUp(details: String)
  /// The exercise compiled, but the lesson's adapter didn't compile against it, for another reason
  /// than a missing declaration; `details` is the compiler's output.
  case doesNotFit(details: String)
  /// The exercise imports modules that aren't available: their names, and the first line with such
  /// an import.
  case imports([String], line: Int)
  /// Its library could not be linked or loaded; `details` is the linker's or loader's output.
  case doesNotLoad(details: String)
  /// Grading exceeds the processor time for one exercise.
  case takesTooLong(seconds: Int)
}
