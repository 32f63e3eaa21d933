import Basics
import Purity
import SuiteSupport

public struct CheckVerdict: Equatable, Sendable {
  /// The step it belongs to, from 1.
  public var step: Int
  public var text: CheckText
  public var result: CheckResult
  public var output: ExerciseOutput
  /// The line of the declaration that it is about; nil if it is about none, or didn't fail over anything.
  public var line: Int?
  /// What it may come from, if what it is about was read.
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
  /// The exercise has no answer to this.
  case unanswered(NoAnswer, given: [String])
  /// The check could not be made, so its result isn't known.
  case notMade(CheckObstacle)
  /// It builds on a check that didn't pass, or its step isn't begun.
  case waiting

  /// Its name as data.
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
    case .unanswered(let problem, let given): .unanswered(problem, given: words(given))
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
    case .unanswered(_, let given): given
    }
  }

  /// Whether its time was over.
  public var isLate: Bool { if case .unanswered(.late, _) = self { true } else { false } }

  public var failure: CheckFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}

public enum CheckObstacle: String, Codable, Equatable, Sendable {
  /// A program that it needs had no time to come to its end, or was ended by somebody else: made once
  /// more, it may come to something.
  case busyMachine
  /// The compiler's tree of the exercise is more than is read.
  case largeExercise
}

public struct CheckFailure: Equatable, Sendable {
  public var given: [String]
  /// Nil where it can't be shown as two values.
  public var difference: Difference?
  /// A remark on just this kind of failure.
  public var note: String?
  /// The words for the mistake behind it, if it is a known one.
  public var mistake: String?
  /// What that mistake is called in every language.
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
  /// Both of them as lines, in which only what differs is written out.
  public let lines: [DiffLine]

  public init(expected: Tree, actual: Tree) {
    (self.expected, self.actual) = (expected.oneLine, actual.oneLine)
    lines = DiffLine.diff(expected: expected, actual: actual)
  }
}

/// An error of the compiler in the learner's own file, in the workbook's way of writing.
public struct CompilerMessage: Codable, Equatable, Sendable {
  /// From 1.
  public var line: Int
  /// From 1, in bytes of UTF-8.
  public var column: Int
  /// Code in it stands between backticks, as in the lessons.
  public var text: String
  /// One sentence of help, for the common ones.
  public var help: String?
  /// Whether the help holds for so many errors that it says little about this one.
  public var helpIsGeneral = false
  /// The learner's line, if the file has it.
  public var source: String?
  /// How many more come behind it that nobody has kept; nil if it isn't the last that was kept.
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

/// What an exercise wrote while one check ran, within bounds.
public struct ExerciseOutput: Codable, Equatable, Sendable {
  public var lines: [String] = []
  public var dropped = 0

  public init(lines: [String] = [], dropped: Int = 0) {
    (self.lines, self.dropped) = (lines, dropped)
  }

  public var isEmpty: Bool { lines.isEmpty && dropped == 0 }

  /// Takes lines away from the end: what the runtime added is not the exercise's.
  package mutating func removeLast(_ count: Int) {
    let kept = max(0, lines.count + dropped - count)
    dropped = max(0, kept - lines.count)
    lines = Array(lines.prefix(kept))
    removeEmptyEnd()
  }

  /// Takes one more line of so many bytes, or the beginning of one.
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
