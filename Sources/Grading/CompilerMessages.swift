import Curriculum
import Foundation
import Launching
import Verdicts

/// A sentence of help for one kind of compiler error, from `Tests/Suites/Compiler.md`.
public struct CompilerHelp: Equatable, Sendable {
  /// A piece of the compiler's message, in lower case.
  public var pattern: String
  /// The sentence, in Markdown.
  public var text: String

  /// Help for the messages with this piece in them.
  public init(pattern: String, text: String) {
    self.pattern = pattern
    self.text = text
  }
}

extension CompilerMessage {
  /// The errors in one file, from top to bottom: `path:line:column: error: …`.
  ///
  /// The compiler tells them as it finds them, which is not the order in which they are made: what
  /// follows from a misspelt word often comes before it. It says some things twice, once for each
  /// thing it was asked to make.
  static func errors(in output: String, file: String, helps: [CompilerHelp]) -> [CompilerMessage] {
    var seen: Set<String> = []
    let messages = output.split(separator: "\n").compactMap { line -> CompilerMessage? in
      guard line.hasPrefix(file + ":"), seen.insert(String(line)).inserted,
        let match = line.dropFirst(file.count).wholeMatch(of: /:(\d+):(\d+): error: (.*)/),
        let number = Int(match.1), let column = Int(match.2)
      else { return nil }
      let text = String(match.3)
      return CompilerMessage(
        line: number, column: column, text: plain(text), help: helps.text(for: text))
    }
    // A sort that keeps what stands at the same place in its order.
    return messages.enumerated()
      .sorted { ($0.1.line, $0.1.column, $0.0) < ($1.1.line, $1.1.column, $1.0) }
      .map(\.element)
  }

  /// A message without the name of its group, `[#no-usage]`, and with backticks around code.
  private static func plain(_ text: String) -> String {
    var text = text
    text.replace(/\s*\[#[\w-]+\]$/, with: "")
    // An apostrophe within a word, as in “isn't”, is no quote.
    text.replace(/(^|[^\w'`])'([^'`]+)'/) { "\($0.1)`\($0.2)`" }
    return text
  }
}

extension [CompilerHelp] {
  /// The help for a message of the compiler.
  fileprivate func text(for message: String) -> String? {
    let message = message.lowercased()
    return first { message.contains($0.pattern) }?.text
  }

  /// The help for a message that is in the workbook's way of writing already.
  func text(for message: CompilerMessage) -> String? {
    text(for: message.text.replacing("`", with: "'"))
  }
}

extension CompilerHelp {
  /// The helps of a workbook.
  public static func all(
    in repository: Repository
  ) throws(EnvironmentProblem) -> [CompilerHelp] {
    all(in: try ownText(at: repository.compilerHelps))
  }

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
