import Curriculum
import HostMessages

/// What came of grading one lesson: the same value for the menu, the command line, JSON and
/// `swift test`.
public struct Verdict: Equatable, Sendable {
  public var lesson: Lesson
  public var state: State
  /// One for each check of the lesson, in order.
  public var checks: [CheckVerdict]
  /// What the compiler said about the learner's own lines, from top to bottom; only errors.
  public var messages: [CompilerMessage]
  /// What the suite needs and doesn't find, in the lesson's words.
  public var missing: [MissingInterface]
  /// The text that it is about; nil if that couldn't be read.
  public var exercise: String?
  /// The numbers of the steps that are still as the stub had them.
  public var untouchedSteps: Set<Int> = []
  /// Why the exercise couldn't be graded at all.
  public var problem: ExerciseProblem?
  /// The exercise's path, as it is shown.
  public var file: String
  /// How long it took.
  public var seconds: Double
  /// What kept the exercise in its place while it ran; nil if it didn't run.
  public var confinement: Confinement?

  public enum State: String, Codable, Sendable {
    case passed
    case failed
    /// The exercise is still the stub.
    case untouched
    case doesNotCompile
    /// It compiles, but something that the suite needs isn't there or has another type.
    case incomplete
  }

  public var passedCount: Int { checks.filter { $0.state == .passed }.count }

  /// The checks that pass.
  public var passedIDs: Set<String> { Set(checks.filter { $0.state == .passed }.map(\.id)) }

  /// The first check that the learner can do something about.
  public var firstFailure: CheckVerdict? {
    checks.first { $0.state != .passed && $0.state != .waiting }
  }
}

/// What came of one check.
public struct CheckVerdict: Equatable, Sendable {
  public var id: String
  /// The step it belongs to, from 1.
  public var step: Int
  public var text: CheckText
  public var state: State
  /// The counterexample, or the call that never came back, as lines of code.
  public var given: [String]
  /// What should have come of it, on one line.
  public var expected: String?
  public var actual: String?
  public var diff: [DiffLine]
  /// A remark on just this kind of failure.
  public var note: String?
  /// The words for the mistake behind it, if it is a known one.
  public var mistake: String?
  /// Why its process ended, if it did.
  public var crash: CrashCause?
  /// For how many seconds it had run when it was given up, if it wasn't done then.
  public var seconds: Double?
  /// What the exercise wrote while it ran.
  public var output = ExerciseOutput()
  /// The learner's line that it is about, from 1.
  public var line: Int?
  /// From 1; only where a crash tells.
  public var column: Int?

  public enum State: String, Codable, Sendable {
    case passed
    case failed
    case crashed
    case timedOut
    /// It builds on a check that didn't pass.
    case waiting
  }
}

/// Something that the suite needs and the exercise doesn't offer.
public struct MissingInterface: Equatable, Sendable {
  /// As in `reduce(_:event:)`.
  public var name: String
  public var explanation: String
}
