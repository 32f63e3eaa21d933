import Basics
import Curriculum
import Launching

extension CompilerMessage {
  /// The errors in one file, from top to bottom: `path:line:column: error: …`.
  ///
  /// The compiler tells them as it finds them, which is not the order in which they are made: what
  /// follows from a misspelt word often comes before it. It says some things twice, once for each
  /// thing it was asked to make.
  ///
  /// Of very many the first are kept; the last of them says how many more there were.
  static func errors(in output: String, file: String) -> [CompilerMessage] {
    var seen: Set<Substring> = []
    let head = file + ":"
    let messages = output.split(separator: "\n").compactMap { line -> CompilerMessage? in
      guard line.hasPrefix(head), seen.insert(line).inserted else { return nil }
      let parts = line.utf8.dropFirst(head.utf8.count)
        .split(separator: UInt8(ascii: ":"), maxSplits: 3, omittingEmptySubsequences: false)
        .map(Substring.init)
      guard parts.count == 4, let number = Int(parts[0]), let column = Int(parts[1]),
        parts[2] == " error", parts[3].hasPrefix(" ")
      else { return nil }
      return CompilerMessage(line: number, column: column, text: String(parts[3].dropFirst()))
    }
    // A sort that keeps what stands at the same place in its order.
    let sorted = messages.enumerated()
      .sorted { ($0.1.line, $0.1.column, $0.0) < ($1.1.line, $1.1.column, $1.0) }
      .map(\.element)
    var kept = Array(sorted.prefix(CountLimit.compilerMessages))
    for place in kept.indices { kept[place].text = plain(kept[place].text) }
    if sorted.count > kept.count, let last = kept.indices.last {
      kept[last].leftOut = sorted.count - kept.count
    }
    return kept
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

/// A sentence of help for one kind of compiler error, from a `Compiler.md`.
struct CompilerHelp: Equatable, Sendable {
  /// Pieces of the compiler's message, in lower case and in their order.
  var pieces: [String]
  var text: String
  /// Whether it holds for so many errors that it says little about each.
  var isGeneral = false

  /// The helps for exercises of a lesson: its own come before those for all lessons.
  static func all(
    of lesson: Lesson, in repository: Repository
  ) throws(EnvironmentError) -> [CompilerHelp] {
    let shared = repository.compilerHelps
    var helps: [CompilerHelp] = []
    for path in [repository.compilerHelps(of: lesson.id), shared]
    where path == shared || !isMissing(path) {
      do throws(EnvironmentError) {
        helps += all(in: try ownText(at: path))
      } catch {
        guard repository.language != .english else { throw error }
      }
    }
    guard repository.language != .english else { return helps }
    // What a language lacks is said in English.
    let known = Set(helps.map(\.pieces))
    return helps
      + (try all(of: lesson, in: repository.reading(.english))).filter {
        !known.contains($0.pieces)
      }
  }

  /// Reads helps: each `## piece of a message … another piece` is followed by its sentence. Those in a second
  /// part, with a title of its own, are general.
  static func all(in source: String) -> [CompilerHelp] {
    let parts = "\n\(source)".split(separator: "\n# ", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part in
      part.split(separator: "\n## ", omittingEmptySubsequences: false).dropFirst()
        .compactMap { entry in
          let lines = entry.split(separator: "\n", maxSplits: 1)
          guard lines.count == 2 else { return nil }
          return CompilerHelp(
            pieces: lines[0].lowercased().components(separatedBy: " … "),
            text: lines[1].trimmed, isGeneral: index > 1)
        }
    }
  }

  private func fits(_ message: String) -> Bool {
    var rest = message[...]
    return pieces.allSatisfy { piece in
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
      return true
    }
  }

  static func first(for message: CompilerMessage, among helps: [CompilerHelp]) -> CompilerHelp? {
    // Here code stands between the compiler's own quotes.
    let text = message.text.replacing("`", with: "'").lowercased()
    return helps.first { $0.fits(text) }
  }
}

extension Grader.Outcome {
  /// The same with a sentence of help beside each of the compiler's messages that has one.
  ///
  /// - Parameter source: the exercise's.
  func helped(
    of lesson: Lesson, on source: String, in repository: Repository
  ) throws(EnvironmentError) -> Grader.Outcome {
    guard case .doesNotCompile(var messages) = self else { return self }
    let helps = try CompilerHelp.all(of: lesson, in: repository)
    messages = messages.map { message in
      var message = message
      let help = CompilerHelp.first(for: message, among: helps)
      (message.help, message.helpIsGeneral) = (help?.text, help?.isGeneral ?? false)
      return message
    }
    let sign = FullWidthSign(firstIn: source)
    return .doesNotCompile(sign?.first(in: messages, among: helps) ?? messages)
  }
}
