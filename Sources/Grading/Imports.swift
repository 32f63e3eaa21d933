import Curriculum
import Foundation

/// What an exercise imports, and what of that it may.
///
/// A host loads the libraries of these modules before it is confined; no others can be loaded later.
enum Imports {
  /// The modules that exercises may import, as they are told to learners.
  static let allowed = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "Dispatch",
    "Distributed", "Observation", "RegexBuilder", "Synchronization", PlatformFlags.libraryModule,
  ]

  /// The libraries behind them, as the compiler asks the linker for them; other modules that these
  /// import have some of them.
  static let libraries = Set(
    [
      "BlocksRuntime", "Foundation", "FoundationEssentials", "FoundationInternationalization",
      "dispatch", "swiftCore", "swiftDispatch", "swiftDistributed", "swiftGlibc",
      "swiftObservation", "swiftRegexBuilder", "swiftSwiftOnoneSupport", "swiftSynchronization",
      "swift_Builtin_float", "swift_Concurrency", "swift_Differentiation", "swift_RegexParser",
      "swift_StringProcessing",
    ].map { "-l" + $0 }
  ).union(unloaded)

  /// Parts of the C library. The linker is told of these, because their names have versions.
  static let systemLibraries = ["-lm", "-lpthread", "-ldl"]
  /// What no host loads: the C library, which every program has. One part of it only makes terminals,
  /// and is told nobody.
  static let unloaded = Set(systemLibraries + ["-lutil"])

  /// The modules that these words to the linker are about, but for what may be imported.
  static func refused(in texts: [String]) -> [String] {
    Set(texts).subtracting(libraries).map { text in
      let name = text.hasPrefix("-l") ? text.dropFirst(2) : text[...]
      return String(name.hasPrefix("swift") ? name.dropFirst(5) : name)
    }.sorted()
  }

  /// The line of a text that imports a module, from 1; nil if none does.
  static func line(of module: String, in text: String) -> Int? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { line in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.contains("import") && words.contains { $0 == module }
    }.map { $0 + 1 }
  }

  /// The modules that a text imports, one at the beginning of a line.
  static func modules(in text: String) -> [String] {
    text.matches(of: /(?m)^import (\w+)$/).map { String($0.1) }
  }
}
