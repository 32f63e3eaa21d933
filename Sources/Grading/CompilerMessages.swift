import Foundation
import Verdicts

extension CompilerMessage {
  /// The errors in one file, from top to bottom: `path:line:column: error: …`.
  ///
  /// The compiler tells them as it finds them, which is not the order in which they are made: what
  /// follows from a misspelt word often comes before it. It says some things twice, once for each
  /// thing it was asked to make.
  static func errors(in output: String, file: String) -> [CompilerMessage] {
    var seen: Set<String> = []
    let messages = output.split(separator: "\n").compactMap { line -> CompilerMessage? in
      guard line.hasPrefix(file + ":"), seen.insert(String(line)).inserted,
        let match = line.dropFirst(file.count).wholeMatch(of: /:(\d+):(\d+): error: (.*)/),
        let number = Int(match.1), let column = Int(match.2)
      else { return nil }
      return CompilerMessage(line: number, column: column, text: plain(String(match.3)))
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
