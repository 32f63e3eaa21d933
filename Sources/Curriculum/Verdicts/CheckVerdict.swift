import Purity
import SuiteSupport

/// What came of one check.
public struct CheckVerdict: Equatable, Sendable {
  /// The step it belongs to, from 1.
  public var step: Int
  /// What the lesson says about the check.
  public var text: CheckText
  /// Whether it passes, and if not, why.
  public var result: CheckResult
  /// What the exercise wrote while it ran.
  public var output: ExerciseOutput
  /// What it failed over, as a run that can be played; nil where it is none.
  public var example: RunExample?

  /// What came of a check that belongs to a step.
  package init(
    step: Int, text: CheckText, result: CheckResult, output: ExerciseOutput = ExerciseOutput(),
    example: RunExample? = nil
  ) {
    (self.step, self.text) = (step, text)
    (self.result, self.output, self.example) = (result, output, example)
  }

  /// The check's id, as in `login.trigger-clears-error`.
  public var id: String { text.id }
  /// Whether it is open and waits for no other: it ran and didn't pass, or couldn't be made.
  public var fails: Bool { result != .passed && result != .waiting }
}

/// Whether a check passes, and if not, why, in the lesson's words.
public typealias CheckResult = CheckFinding<CheckFailure>

/// Whether a check passes, and if not, why; what it failed over may have no words yet.
public enum CheckFinding<Failure: Equatable & Sendable>: Equatable, Sendable {
  case passed
  case failed(Failure)
  /// It was read, and isn't pure.
  case impure(Impurity)
  /// The exercise answered with something that is no answer.
  case noTrace(AnswerProblem, given: [String])
  /// Its process ended; the place is known where the runtime or the system tells it.
  case crashed(CrashCause, given: [String], at: SourcePlace?)
  /// It wasn't done when it was given up, after so many seconds of a processor's time, or of sleep.
  case timedOut(Lateness, given: [String], seconds: Double)
  /// Nobody knows: it could not be made.
  case notMade(CheckObstacle)
  /// It builds on a check that didn't pass.
  case waiting

  /// Its name as data.
  public var name: String {
    switch self {
    case .passed: "passed"
    case .failed, .impure, .noTrace: "failed"
    case .crashed: "crashed"
    case .timedOut: "timedOut"
    case .notMade: "notMade"
    case .waiting: "waiting"
    }
  }

  /// What kept it from being made, if something did.
  public var obstacle: CheckObstacle? {
    if case .notMade(let obstacle) = self { obstacle } else { nil }
  }

  /// The same in other words.
  package func told<Told>(
    given words: ([String]) -> [String], failure: (Failure) -> Told
  ) -> CheckFinding<Told> {
    switch self {
    case .passed: .passed
    case .failed(let found): .failed(failure(found))
    case .impure(let impurity): .impure(impurity)
    case .noTrace(let problem, let given): .noTrace(problem, given: words(given))
    case .crashed(let cause, let given, let place):
      .crashed(cause, given: words(given), at: place)
    case .timedOut(let lateness, let given, let seconds):
      .timedOut(lateness, given: words(given), seconds: seconds)
    case .notMade(let obstacle): .notMade(obstacle)
    case .waiting: .waiting
    }
  }
}

extension CheckFinding: Codable where Failure: Codable {}

extension CheckResult {
  /// The counterexample, or the call that never came back, as lines of code.
  public var given: [String] {
    switch self {
    case .passed, .impure, .notMade, .waiting: []
    case .failed(let failure): failure.given
    case .noTrace(_, let given), .crashed(_, let given, _), .timedOut(_, let given, _): given
    }
  }

  /// What differs, if it did something else than it should.
  public var failure: CheckFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}

/// Why a check could not be made.
public enum CheckObstacle: String, Codable, Equatable, Sendable {
  /// A program that it needs had no time to come to its end, or was ended by somebody else: made once
  /// more, it may come to something.
  case busyMachine
  /// The compiler's tree of the exercise is more than is read.
  case largeExercise
}

/// In what an exercise differs from what it should do.
public struct CheckFailure: Equatable, Sendable {
  /// The counterexample as lines of code.
  public var given: [String]
  /// Nil where it can't be shown as two values.
  public var difference: Difference?
  /// A remark on just this kind of failure.
  public var note: String?
  /// The words for the mistake behind it, if it is a known one.
  public var mistake: String?

  /// What an exercise did otherwise, with all that can be said of it.
  public init(
    given: [String], difference: Difference? = nil, note: String? = nil, mistake: String? = nil
  ) {
    (self.given, self.difference) = (given, difference)
    (self.note, self.mistake) = (note, mistake)
  }
}

/// Two values that should be equal.
public struct Difference: Equatable, Sendable {
  /// What should have come of it, on one line.
  public let expected: String
  /// What came of it, on one line.
  public let actual: String
  /// Both of them as lines, in which only what differs is written out.
  public let lines: [DiffLine]

  /// Compares two values that differ.
  public init(expected: Tree, actual: Tree) {
    (self.expected, self.actual) = (expected.oneLine, actual.oneLine)
    lines = DiffLine.diff(expected: expected, actual: actual)
  }
}

/// A place in the learner's file.
public struct SourcePlace: Codable, Equatable, Sendable {
  /// From 1.
  public var line: Int
  /// From 1; only where a crash tells.
  public var column: Int?

  public init(line: Int, column: Int? = nil) {
    (self.line, self.column) = (line, column)
  }
}
