import Basics
import Purity
import SuiteSupport

public struct CheckVerdict: Equatable, Sendable {
  /// The number of its step, from 1.
  public var step: Int
  public var text: CheckText
  public var result: CheckResult
  public var output: ExerciseOutput
  /// The line of the declaration that the check is about; nil if there is none or the check doesn't
  /// fail.
  public var line: Int?
  /// A likely cause, found by reading the code; nil if there is none.
  public var cause: Impurity?
  /// The counterexample as a run that can be played; nil if it isn't one.
  public var example: RunExample?

  package init(
    step: Int, text: CheckText, result: CheckResult, output: ExerciseOutput = ExerciseOutput(),
    line: Int? = nil, cause: Impurity? = nil, example: RunExample? = nil
  ) {
    (self.step, self.text, self.line, self.cause) = (step, text, line, cause)
    (self.result, self.output, self.example) = (result, output, example)
  }

  public var id: String { text.id }
  /// Whether it didn't pass and isn't waiting; also true if it could not be made.
  public var fails: Bool { result != .passed && result != .waiting }
}

/// The result of a check in the lesson's words.
public typealias CheckResult = CheckFinding<CheckFailure>

/// The result of a check; the failure may not have been put into words yet.
public enum CheckFinding<Failure: Equatable & Sendable>: Equatable, Sendable {
  case passed
  case failed(Failure)
  /// The function was read and isn't pure.
  case impure(Impurity)
  /// The exercise gave no answer.
  case unanswered(NoAnswer, given: [String])
  /// The check could not be made, so its result isn't known.
  case notMade(CheckObstacle)
  /// The check builds on one that didn't pass, or its step isn't begun.
  case waiting

  /// The name of the result in JSON.
  public var name: String {
    switch self {
    case .passed: "passed"
    case .failed, .impure: "failed"
    case .unanswered(.ended, _): "crashed"
    case .unanswered(.late, _): "timedOut"
    case .unanswered: "failed"
    case .notMade: "notMade"
    case .waiting: "waiting"
    }
  }

  /// Why the check could not be made; nil if it was.
  public var obstacle: CheckObstacle? {
    if case .notMade(let obstacle) = self { obstacle } else { nil }
  }

  /// The same result with its texts replaced.
  package func told<Told>(
    given words: ([String]) -> [String], failure: (Failure) -> Told
  ) -> CheckFinding<Told> {
    switch self {
    case .passed: .passed
    case .failed(let found): .failed(failure(found))
    case .impure(let impurity): .impure(impurity)
    case .unanswered(let problem, let given): .unanswered(problem, given: words(given))
    case .notMade(let obstacle): .notMade(obstacle)
    case .waiting: .waiting
    }
  }
}

extension CheckFinding: Codable where Failure: Codable {}

extension CheckResult {
  /// The counterexample, or the call without an answer, as lines of code.
  public var given: [String] {
    switch self {
    case .passed, .impure, .notMade, .waiting: []
    case .failed(let failure): failure.given
    case .unanswered(_, let given): given
    }
  }

  /// Whether the time limit has stopped it.
  public var isLate: Bool { if case .unanswered(.late, _) = self { true } else { false } }

  public var failure: CheckFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}

public enum CheckObstacle: String, Codable, Equatable, Sendable {
  /// A program that the check needs didn't finish in time or was killed; another try may succeed.
  case busyMachine
  /// The compiler's syntax tree of the exercise exceeds the limit.
  case largeExercise
}

public struct CheckFailure: Equatable, Sendable {
  public var given: [String]
  /// Nil if the failure can't be shown as two values.
  public var difference: Difference?
  /// A remark on this kind of failure.
  public var note: String?
  /// The text for the recognised mistake; nil if there is none.
  public var mistake: String?
  /// The name of that mistake, which is the same in every language.
  public var mistakeName: String?

  public init(
    given: [String], difference: Difference? = nil, note: String? = nil, mistake: String? = nil,
    mistakeName: String? = nil
  ) {
    (self.given, self.difference) = (given, difference)
    (self.note, self.mistake, self.mistakeName) = (note, mistake, mistakeName)
  }
}

public struct Difference: Equatable, Sendable {
  public let expected: String
  public let actual: String
  /// Both values as lines, in which only the differences are written out.
  public let lines: [DiffLine]

  public init(expected: Tree, actual: Tree) {
    (self.expected, self.actual) = (expected.oneLine, actual.oneLine)
    lines = DiffLine.diff(expected: expected, actual: actual)
  }
}

/// A compiler error in the learner's file, worded in the workbook's style.
public struct CompilerMessage: Codable, Equatable, Sendable {
  /// The line number, from 1.
  public var line: Int
  /// The column, from 1, in bytes of UTF-8.
  public var column: Int
  /// The text, with code between backticks as in the lessons.
  public var text: String
  /// A sentence of help, for common errors.
  public var help: String?
  /// Whether the help fits so many errors that it says little about this one.
  public var helpIsGeneral = false
  /// The learner's line; nil if the file doesn't have it.
  public var source: String?
  /// For the last message that is kept: the number of further messages; else nil.
  public var leftOut: Int?

  public init(
    line: Int, column: Int, text: String, help: String? = nil, source: String? = nil
  ) {
    (self.line, self.column) = (line, column)
    (self.text, self.help, self.source) = (text, help, source)
  }

  /// The part of the learner's line before the column.
  public var sourceBeforeColumn: Substring? {
    guard let source else { return nil }
    let end = source.utf8.index(
      source.startIndex, offsetBy: max(0, column - 1), limitedBy: source.endIndex)
    return source[..<(end ?? source.endIndex)]
  }
}

/// The output of an exercise during one check, up to a limit.
public struct ExerciseOutput: Codable, Equatable, Sendable {
  public var lines: [String] = []
  public var dropped = 0

  public init(lines: [String] = [], dropped: Int = 0) {
    (self.lines, self.dropped) = (lines, dropped)
  }

  public var isEmpty: Bool { lines.isEmpty && dropped == 0 }

  /// Removes lines from the end that the runtime has added and not the exercise.
  package mutating func removeLast(_ count: Int) {
    let kept = max(0, lines.count + dropped - count)
    dropped = max(0, kept - lines.count)
    lines = Array(lines.prefix(kept))
    removeEmptyEnd()
  }

  /// Adds a line of `length` bytes, or its beginning.
  package mutating func append(_ bytes: [UInt8], length: Int) {
    guard lines.count < CountLimit.outputLines else {
      dropped += 1
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    lines.append(length > bytes.count ? text + "…" : text)
  }

  package mutating func append(contentsOf other: ExerciseOutput) {
    let room = CountLimit.outputLines - lines.count
    lines += other.lines.prefix(room)
    dropped += other.dropped + max(0, other.lines.count - room)
  }

  mutating func removeEmptyEnd() {
    while dropped == 0, lines.last?.isEmpty ?? false { lines.removeLast() }
  }
}
