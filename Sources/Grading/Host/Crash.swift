import Basics
import Curriculum
import Launching
import SuiteSupport
import Traces

extension Crash {
  /// - Parameters:
  ///   - record: what the host's signal handler has written.
  ///   - lastWords: the end of the output, including the Swift runtime's message.
  init(
    _ end: TerminationStatus, record: CrashRecord?, lastWords: String, lines: ExerciseLines?
  ) {
    switch end {
    // On systems that would write a crash report, the host exits with 128 + signal instead.
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
    // Whether the crash happened in the exercise's own code rather than in a function that it
    // called.
    let isInExercise = record.map { lines?.holds($0.place, of: $0) ?? false } ?? false
    let last = lastWords.matches(of: Self.lastWords).last
    // For most of its errors the runtime prints the file and line itself.
    let named = isInExercise ? nil : lastWords.matches(of: Self.placeInWords).last
    let isNamed = named.map { $0.range.overlaps(last?.range ?? $0.range) } ?? false
    // Memory addresses differ in each run and don't help the reader.
    let words = last.map { last in
      isNamed ? String(last.0) : String(last.0).replacing(#/ ?\(?0x[0-9a-f]+\)?/#, with: "")
    }
    let cause: CrashCause =
      if record?.isStackOverflow ?? false {
        .stackOverflow
      } else if let words, !isInExercise {
        .trap(words)
      } else {
        // The kernel ends a process with SIGSYS, without calling the handler, if it tries to fork.
        // Exercises can't raise that signal.
        signal == SIGSYS && record == nil ? .limit(.processes) : .signal(signal)
      }
    self.init(cause, at: named.flatMap { Int($0.1) }.map { SourceLocation(line: $0) })
    if words != nil, !isInExercise { lineCount = Self.lineCount(atTheEndOf: lastWords) }
    guard let record, let lines, place == nil else { return }
    let calls = lines.calls(of: record)
    search = { $0.located(by: lines, calls) }
  }

  /// Returns the crash with its place in the source.
  ///
  /// - Parameter calls: the addresses of the calls in the exercise, innermost first.
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

  /// Matches the start of the runtime's message about why it stops a program.
  static var lastWords: Regex<Substring> {
    /(?:Fatal error|Precondition failed|Assertion failed).*/
  }

  /// The number of lines at the end of the output that the runtime has written after the exercise's
  /// own.
  private static func lineCount(atTheEndOf output: String) -> Int {
    guard let words = output.ranges(of: lastWords).last?.lowerBound else { return 0 }
    let lineEnd = output[..<words].lastIndex(of: "\n")
    let own = output[(lineEnd.map(output.index(after:)) ?? output.startIndex)...]
    return own.split(separator: "\n", omittingEmptySubsequences: false).count
      - (own.hasSuffix("\n") ? 1 : 0)
  }

  /// Matches the source location in the runtime's last line.
  private static var placeInWords: Regex<(Substring, Substring)> {
    /Exercise\.swift:(\d+): (?:Fatal|Precondition|Assertion)/
  }
}

extension CrashCause {
  /// Whether the exercise exceeded a limit.
  var isLimit: Bool { if case .limit = self { true } else { false } }
}

/// Finds the source lines behind the addresses of a crash.
///
/// The loaded library has no line table, because writing it takes time and few crashes are shown.
/// The same source, compiled again with a line table, has exactly the same code at another offset
/// of its file.
final class ExerciseLines: Sendable {
  struct Place: Equatable {
    /// From 1.
    var line: Int
    /// From 1.
    var column: Int?
    /// The runtime's reason, if the compiler has encoded one in the function's name.
    var failure: String?
  }

  private let toolchain: Toolchain
  /// The range of addresses of the library's code, relative to its base.
  private let code: Once<Range<UInt>?>
  private let libraryWithLines: Once<String?>

  /// - Parameters:
  ///   - library: the library that is loaded.
  ///   - withLines: builds the library with line tables; called once, for the first line.
  init(
    library: String, toolchain: Toolchain, withLines: @escaping @Sendable () -> String?
  ) {
    self.toolchain = toolchain
    code = Once { HostSystem.code(ofLibrary: library) }
    libraryWithLines = Once(withLines)
  }

  /// Whether an address of a crash record lies in the exercise's code.
  func holds(_ address: UInt, of record: CrashRecord) -> Bool {
    code.value?.contains(address &- record.base) ?? false
  }

  /// The calls in the exercise that a crash happened in, innermost first, as addresses relative to
  /// its library's base.
  func calls(of record: CrashRecord) -> [UInt] {
    guard let code = code.value else { return [] }
    // A return address is behind the call instruction, so one byte is subtracted.
    let callers = record.callers.map { $0 &- record.base &- 1 }
    let addresses = record.isStackOverflow ? callers : [record.place &- record.base] + callers
    return Array(addresses.filter(code.contains).prefix(CountLimit.namedFrames))
  }

  /// The innermost source location in the exercise. For a stack overflow, the first location in the
  /// file among the recursive calls: which of these calls overflowed is chance.
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

  /// - Parameter functions: the functions at one address, each inlined into the next one.
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

/// A value that is computed on first access.
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

/// A function at an address, with its source location.
struct SourceFrame: Equatable {
  var function: String
  var file: String
  /// From 1; 0 for code that the compiler has generated.
  var line: Int
  var column: Int?
}
