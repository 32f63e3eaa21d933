import Basics
import Foundation
import Launching
import Traces

/// Finds the learner's lines behind the addresses of a crash.
///
/// The library that was loaded has no table of its lines: they are left out because to write them
/// takes time, and most exercises don't crash, or not where it is shown. The same source compiled once
/// more, with lines, is the same code byte for byte, only somewhere else in its file.
final class ExerciseLines: Sendable {
  /// Where code was in the source.
  struct Place: Equatable {
    /// From 1.
    var line: Int
    /// From 1.
    var column: Int?
    /// What went wrong there, if the compiler has left a name for it.
    var failure: String?
  }

  private let library: String
  private let toolchain: Toolchain
  private let makeLibraryWithLines: @Sendable () -> String?
  private let found = Locked(Found())

  /// What is found out only once; nil as long as nobody has asked.
  private struct Found: Sendable {
    /// Where the library's code lies, counted from its base.
    var code: Range<UInt>??
    var libraryWithLines: String??
  }

  /// - Parameters:
  ///   - library: the one that is loaded.
  ///   - withLines: makes the one with lines; asked for once, when somebody wants a line.
  init(
    library: String, toolchain: Toolchain, withLines: @escaping @Sendable () -> String?
  ) {
    (self.library, self.toolchain) = (library, toolchain)
    makeLibraryWithLines = withLines
  }

  /// Whether this address of a crash lies in the exercise.
  func holds(_ address: UInt, of record: CrashRecord) -> Bool {
    code?.contains(address &- record.base) ?? false
  }

  /// The calls in the exercise that a crash was in, the innermost first, as addresses in its library.
  func calls(of record: CrashRecord) -> [UInt] {
    guard let code else { return [] }
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
    guard !calls.isEmpty, let code, let withLines = libraryWithLines,
      let moved = HostSystem.code(ofLibrary: withLines), moved.count == code.count
    else { return [] }
    let offsets = calls.map { $0 &- code.lowerBound &+ moved.lowerBound }
    return HostSystem.frames(at: offsets, in: withLines, of: toolchain).compactMap(Self.place)
  }

  private var code: Range<UInt>? {
    found.withLock { found in
      let code = found.code ?? HostSystem.code(ofLibrary: library)
      found.code = .some(code)
      return code
    }
  }

  private var libraryWithLines: String? {
    found.withLock { found in
      let path = found.libraryWithLines ?? makeLibraryWithLines()
      found.libraryWithLines = .some(path)
      return path
    }
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

/// A function that an address lies in, and where in its source.
struct SourceFrame: Equatable {
  var function: String
  var file: String
  /// From 1; 0 for what the compiler has made up itself.
  var line: Int
  var column: Int?
}
