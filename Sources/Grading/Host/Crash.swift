import Basics
import Curriculum
import Launching
import SuiteSupport
import Traces

extension Crash {
  /// - Parameters:
  ///   - record: what the host's handler has written.
  ///   - lastWords: what was printed last, the runtime's words among it.
  init(
    _ end: TerminationStatus, record: CrashRecord?, lastWords: String, lines: ExerciseLines?
  ) {
    switch end {
    // Where the system would write a report of its own, the host ends by a code that tells the signal.
    case .exited(let code) where code - 128 == record?.signal:
      self.init(code - 128, record: record, lastWords: lastWords, lines: lines)
    case .exited(let code): self.init(.exit(code))
    case .killed(let signal):
      self.init(signal, record: record, lastWords: lastWords, lines: lines)
    case .outOfTime, .done: self.init(.signal(SIGKILL))
    }
  }

  private init(
    _ signal: Int32, record: CrashRecord?, lastWords: String, lines: ExerciseLines?
  ) {
    // Whether the exercise's own code was at work, not what it called.
    let isInExercise = record.map { lines?.holds($0.place, of: $0) ?? false } ?? false
    let last = lastWords.matches(of: Self.lastWords).last
    // Where the runtime itself ends the program it has said where, for most of its reasons.
    let named = isInExercise ? nil : lastWords.matches(of: Self.placeInWords).last
    let isNamed = named.map { $0.range.overlaps(last?.range ?? $0.range) } ?? false
    // Where something was in memory tells nobody anything, and is another place each time.
    let words = last.map { last in
      isNamed ? String(last.0) : String(last.0).replacing(#/ ?\(?0x[0-9a-f]+\)?/#, with: "")
    }
    let cause: CrashCause =
      if record?.isStackOverflow ?? false {
        .stackOverflow
      } else if let words, !isInExercise {
        .trap(words)
      } else {
        // The kernel ends a process with it that copies itself, and asks nobody; no exercise can raise it.
        signal == SIGSYS && record == nil ? .limit(.processes) : .signal(signal)
      }
    self.init(cause, at: named.flatMap { Int($0.1) }.map { SourceLocation(line: $0) })
    if words != nil, !isInExercise { lineCount = Self.lineCount(atTheEndOf: lastWords) }
    guard let record, let lines, place == nil else { return }
    let calls = lines.calls(of: record)
    search = { $0.located(by: lines, calls) }
  }

  /// - Parameter calls: those that it happened in.
  private func located(by lines: ExerciseLines, _ calls: [UInt]) -> Crash {
    var crash = self
    crash.search = nil
    let isStackOverflow = cause == .stackOverflow
    guard let found = lines.place(of: calls, isStackOverflow: isStackOverflow) else {
      return crash
    }
    crash.place = SourceLocation(line: found.line, column: found.column)
    if !isStackOverflow, let failure = found.failure { crash.cause = .trap(failure) }
    return crash
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

extension CrashCause {
  /// Whether the exercise used more than it may.
  var isLimit: Bool { if case .limit = self { true } else { false } }
}

/// Finds the learner's lines behind the addresses of a crash.
///
/// The library that was loaded has no table of its lines: they are left out because to write them
/// takes time, and most exercises don't crash, or not where it is shown. The same source compiled once
/// more, with lines, is the same code byte for byte, only somewhere else in its file.
final class ExerciseLines: Sendable {
  struct Place: Equatable {
    /// From 1.
    var line: Int
    /// From 1.
    var column: Int?
    /// What went wrong there, if the compiler has left a name for it.
    var failure: String?
  }

  private let toolchain: Toolchain
  /// Where the library's code lies, counted from its base.
  private let code: Once<Range<UInt>?>
  private let libraryWithLines: Once<String?>

  /// - Parameters:
  ///   - library: the one that is loaded.
  ///   - withLines: makes the one with lines; asked for once, when somebody wants a line.
  init(
    library: String, toolchain: Toolchain, withLines: @escaping @Sendable () -> String?
  ) {
    self.toolchain = toolchain
    code = Once { HostSystem.code(ofLibrary: library) }
    libraryWithLines = Once(withLines)
  }

  /// Whether this address of a crash lies in the exercise.
  func holds(_ address: UInt, of record: CrashRecord) -> Bool {
    code.value?.contains(address &- record.base) ?? false
  }

  /// The calls in the exercise that a crash was in, the innermost first, as addresses in its library.
  func calls(of record: CrashRecord) -> [UInt] {
    guard let code = code.value else { return [] }
    // Where a function returns to comes after the call.
    let callers = record.callers.map { $0 &- record.base &- 1 }
    let addresses = record.isStackOverflow ? callers : [record.place &- record.base] + callers
    return Array(addresses.filter(code.contains).prefix(CountLimit.namedFrames))
  }

  /// The innermost place in the exercise's source; where the stack was full, the first in the source of
  /// the calls that went round: which of them found no more room, or what it had called, is chance.
  func place(of calls: [UInt], isStackOverflow: Bool) -> Place? {
    let places = places(of: calls)
    guard isStackOverflow else { return places.first }
    return places.filter { place in places.count { $0 == place } > 1 }
      .min { ($0.line, $0.column ?? 0) < ($1.line, $1.column ?? 0) }
  }

  private func places(of calls: [UInt]) -> [Place] {
    guard !calls.isEmpty, let code = code.value, let withLines = libraryWithLines.value,
      let moved = HostSystem.code(ofLibrary: withLines), moved.count == code.count
    else { return [] }
    let offsets = calls.map { $0 &- code.lowerBound &+ moved.lowerBound }
    return HostSystem.frames(at: offsets, in: withLines, of: toolchain).compactMap(Self.place)
  }

  /// - Parameter functions: those that one address lies in, which was inlined into the next.
  private static func place(in functions: [SourceFrame]) -> Place? {
    guard let inner = functions.first,
      let own = functions.first(where: {
        $0.line > 0 && $0.file.hasSuffix("/\(Repository.exerciseName)")
      })
    else { return nil }
    let failure = inner.function.wholeMatch(of: /Swift runtime failure: (.+)/)
    return Place(line: own.line, column: own.column, failure: failure.map { String($0.1) })
  }
}

/// A value that is made when somebody asks for it first.
private final class Once<Value: Sendable>: Sendable {
  private let known = Locked<Value?>(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    known.withLock { known in
      let value = known ?? make()
      known = value
      return value
    }
  }
}

/// A function that an address lies in, and where in its source.
struct SourceFrame: Equatable {
  var function: String
  var file: String
  /// From 1; 0 for what the compiler has made up itself.
  var line: Int
  var column: Int?
}
