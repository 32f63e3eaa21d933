import Curriculum
import Foundation
import Traces

/// How a process ended: what can be told of it at once, and where its line can be looked for.
///
/// To find the line takes as long as to compile the exercise, and most crashes are never shown: what was
/// asked before has failed already, in a way that tells more.
struct Crash: Equatable, Sendable {
  /// Without the line, if that has to be looked for.
  var report: CrashReport
  /// The calls that it happened in; empty if there is no line to look for.
  private var calls: [UInt] = []
  private var lines: ExerciseLines?

  /// One that nothing more can be found out of.
  init(_ report: CrashReport) {
    self.report = report
  }

  /// - Parameters:
  ///   - record: what the host's handler has written.
  ///   - lastWords: what was printed last, the runtime's words among it.
  init(_ end: HostEnd, record: CrashRecord?, lastWords: String, lines: ExerciseLines?) {
    switch end {
    case .passed(let limit): self.init(CrashReport(cause: .limit(limit)))
    case .ended(.exited(let code)):
      // Where the system would write a report of its own, the host ends by a code that tells the signal.
      if let record, code == 128 + record.signal {
        self.init(record.signal, record: record, lastWords: lastWords, lines: lines)
      } else {
        self.init(CrashReport(cause: .exit(code)))
      }
    case .ended(.outOfTime): self.init(CrashReport(cause: .signal(SIGKILL)))
    case .ended(.killed(let signal)):
      self.init(signal, record: record, lastWords: lastWords, lines: lines)
    }
  }

  private init(
    _ signal: Int32, record: CrashRecord?, lastWords: String, lines: ExerciseLines?
  ) {
    let isInExercise = record.map { lines?.holds($0.place, of: $0) ?? false } ?? false
    report = CrashReport(
      signal, isStackOverflow: record?.isStackOverflow ?? false, isInExercise: isInExercise,
      lastWords)
    guard let record, let lines, report.place == nil else { return }
    (calls, self.lines) = (lines.calls(of: record), lines)
  }

  private var isStackOverflow: Bool { report.cause == .stackOverflow }

  /// The same with its line.
  var located: CrashReport {
    guard let place = lines?.place(of: calls, isStackOverflow: isStackOverflow) else {
      return report
    }
    var report = report
    report.place = SourcePlace(line: place.line, column: place.column)
    if !isStackOverflow, let failure = place.failure { report.cause = .trap(failure) }
    return report
  }

  /// Whether the same happened at the same place. Where the stack was full, that is chance.
  static func == (one: Crash, other: Crash) -> Bool {
    one.report == other.report && (one.isStackOverflow || one.calls.first == other.calls.first)
  }
}

extension CrashReport {
  /// What the signal and the runtime's words tell.
  ///
  /// - Parameter isInExercise: whether the exercise's own code was at work, not what it called.
  fileprivate init(
    _ signal: Int32, isStackOverflow: Bool, isInExercise: Bool, _ lastWords: String
  ) {
    let last = lastWords.matches(of: Self.lastWords).last
    let words = last.map { String($0.0) }
    // Where the runtime itself ends the program it has said where, for most of its reasons.
    let named = isInExercise ? nil : lastWords.matches(of: Self.placeInWords).last
    let isNamed = named.map { $0.range.overlaps(last?.range ?? $0.range) } ?? false
    let cause: CrashCause =
      if isStackOverflow {
        .stackOverflow
      } else if let words, !isInExercise {
        // The runtime tells in no other way that it got no more memory: it aborts, and names no place;
        // what the exercise says itself has one.
        signal == SIGABRT && !isNamed && words.hasPrefix("Fatal error: failed to allocate ")
          ? .limit(.memory) : .trap(words)
      } else {
        // The kernel ends a process with it that copies itself.
        signal == SIGSYS ? .limit(.processes) : .signal(signal)
      }
    self.init(cause: cause)
    place = named.flatMap { Int($0.1) }.map { SourcePlace(line: $0) }
    if words != nil, !isInExercise { lineCount = Self.lineCount(atTheEndOf: lastWords) }
  }

  /// How the runtime begins to say why it stops a program.
  static var lastWords: Regex<Substring> {
    /(?:Fatal error|Precondition failed|Assertion failed).*/
  }

  /// How many lines the runtime has written behind the exercise's.
  private static func lineCount(atTheEndOf output: String) -> Int {
    guard let words = output.ranges(of: lastWords).last?.lowerBound else { return 0 }
    let lineEnd = output[..<words].lastIndex(of: "\n")
    let own = output[(lineEnd.map(output.index(after:)) ?? output.startIndex)...]
    return own.split(separator: "\n", omittingEmptySubsequences: false).count
      - (own.hasSuffix("\n") ? 1 : 0)
  }

  /// How the runtime names a place, in the last line that it writes.
  private static var placeInWords: Regex<(Substring, Substring)> {
    /Exercise\.swift:(\d+): (?:Fatal|Precondition|Assertion)/
  }
}
