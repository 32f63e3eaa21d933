import Basics
import Curriculum
import Foundation
import Launching

/// A sentence of help for one kind of compiler error, from a `Compiler.md`.
public struct CompilerHelp: Equatable, Sendable {
  /// Pieces of the compiler's message, in lower case and in their order.
  public var pieces: [String]
  /// The sentence, in Markdown.
  public var text: String

  /// Help for the messages with these pieces in them.
  public init(pieces: [String], text: String) { (self.pieces, self.text) = (pieces, text) }

  /// The helps for exercises of a lesson: its own come before those for all lessons.
  static func all(
    of lesson: Lesson, in repository: Repository
  ) throws(EnvironmentProblem) -> [CompilerHelp] {
    let own = repository.compilerHelps(of: lesson.id)
    let isThere = FileManager.default.fileExists(atPath: own)
    return (isThere ? all(in: try ownText(at: own)) : [])
      + all(in: try ownText(at: repository.compilerHelps))
  }

  /// Reads helps: each `## piece of a message … another piece` is followed by its sentence.
  public static func all(in source: String) -> [CompilerHelp] {
    let entries = "\n\(source)".split(separator: "\n## ", omittingEmptySubsequences: false)
    return entries.dropFirst().compactMap { entry in
      let parts = entry.split(separator: "\n", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return CompilerHelp(
        pieces: parts[0].lowercased().components(separatedBy: " … "),
        text: parts[1].trimmed)
    }
  }

  /// Whether it is about a message, which is in lower case.
  private func fits(_ message: String) -> Bool {
    var rest = message[...]
    return pieces.allSatisfy { piece in
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
      return true
    }
  }

  /// The first of several helps that is about a message.
  static func text(for message: CompilerMessage, among helps: [CompilerHelp]) -> String? {
    // Here code stands between the compiler's own quotes.
    let text = message.text.replacing("`", with: "'").lowercased()
    return helps.first { $0.fits(text) }?.text
  }
}

extension Grader.Outcome {
  /// The same with a sentence of help beside each of the compiler's messages that has one.
  func helped(
    of lesson: Lesson, in repository: Repository
  ) throws(EnvironmentProblem) -> Grader.Outcome {
    guard case .doesNotCompile(let messages) = self else { return self }
    let helps = try CompilerHelp.all(of: lesson, in: repository)
    return .doesNotCompile(
      messages.map { message in
        var message = message
        message.help = CompilerHelp.text(for: message, among: helps)
        return message
      })
  }
}
