import Foundation

/// A sentence of help for one kind of compiler error, from `Tests/Suites/Compiler.md`.
public struct CompilerHelp: Equatable, Sendable {
  /// A piece of the compiler's message, in lower case.
  public var pattern: String
  public var text: String

  public init(pattern: String, text: String) {
    self.pattern = pattern
    self.text = text
  }
}

extension CompilerMessage {
  /// The errors in one file, in the order of the compiler's output: `path:line:column: error: …`.
  ///
  /// The compiler says some things twice, once for each thing it was asked to make.
  static func errors(in output: String, file: String, helps: [CompilerHelp]) -> [CompilerMessage] {
    var seen: Set<String> = []
    return output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(file + ":"), seen.insert(String(line)).inserted,
        let match = line.dropFirst(file.count).wholeMatch(of: /:(\d+):(\d+): error: (.*)/),
        let number = Int(match.1), let column = Int(match.2)
      else { return nil }
      let text = String(match.3)
      let help = helps.first { text.lowercased().contains($0.pattern) }
      return CompilerMessage(line: number, column: column, text: text, help: help?.text)
    }
  }
}

extension CompilerHelp {
  /// Reads the helps: each `## piece of a message` is followed by its sentence.
  public static func all(in source: String) -> [CompilerHelp] {
    let entries = "\n\(source)".split(separator: "\n## ", omittingEmptySubsequences: false)
    return entries.dropFirst().compactMap { entry in
      let parts = entry.split(separator: "\n", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return CompilerHelp(
        pattern: String(parts[0]).lowercased(),
        text: parts[1].trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }
}
