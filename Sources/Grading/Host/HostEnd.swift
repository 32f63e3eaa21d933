import Foundation
import HostMessages
import Processes
import Verdicts

/// Why a host is over.
enum HostEnd: Equatable {
  case ended(TerminationStatus)
  /// It was ended here, because it used more than it may.
  case passed(Limit)
}

extension HostProcess {
  /// Why it has ended, and at which of the learner's lines.
  var crash: CrashReport {
    guard let end else { return CrashReport(cause: .signal(SIGKILL)) }
    return CrashReport(
      end, record: record, lastWords: String(decoding: lastWords, as: UTF8.self), lines: lines)
  }
}

extension SourcePlace {
  fileprivate init(_ place: ExerciseLines.Place) {
    self.init(line: place.line, column: place.column)
  }
}

extension CrashReport {
  /// - Parameters:
  ///   - record: what the host's handler has written.
  ///   - lastWords: what was printed last, the runtime's words among it.
  init(_ end: HostEnd, record: CrashRecord?, lastWords: String, lines: ExerciseLines?) {
    switch end {
    case .passed(let limit): self.init(cause: .limit(limit))
    case .ended(.exited(let code)):
      // Where the system would write a report of its own, the host ends by a code that tells the signal.
      if let record, code == 128 + record.signal {
        self.init(record.signal, record: record, lastWords: lastWords, lines: lines)
      } else {
        self.init(cause: .exit(code))
      }
    case .ended(.outOfTime): self.init(cause: .signal(SIGKILL))
    case .ended(.killed(let signal)):
      self.init(signal, record: record, lastWords: lastWords, lines: lines)
    }
  }

  private init(
    _ signal: Int32, record: CrashRecord?, lastWords: String, lines: ExerciseLines?
  ) {
    let words = lastWords.matches(of: Self.lastWords).last.map { String($0.0) }
    // Where the runtime itself ends the program it has said where, for most of its reasons.
    let isInExercise = record.map { lines?.holds($0.frames[0], of: $0) ?? false } ?? false
    let named = isInExercise ? nil : lastWords.matches(of: Self.placeInWords).last
    let place = named == nil ? record.flatMap { lines?.place(of: $0) } : nil
    let cause: CrashCause =
      if record?.isStackOverflow ?? false {
        .stackOverflow
      } else if let failure = place?.failure {
        .trap(failure)
      } else if let words, !isInExercise {
        // The runtime tells in no other way that it got no more memory.
        words.contains("failed to allocate") ? .limit(.memory) : .trap(words)
      } else {
        // The kernel ends a process with it that copies itself.
        signal == SIGSYS ? .limit(.processes) : .signal(signal)
      }
    self.init(cause: cause)
    self.place =
      named.flatMap { Int($0.1) }.map { SourcePlace(line: $0) } ?? place.map(SourcePlace.init)
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
