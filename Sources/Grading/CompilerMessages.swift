import Basics
import Curriculum
import Launching

extension CompilerMessage {
  /// Parses the errors `path:line:column: error: …` about one file, sorted by position
  /// and text.
  ///
  /// The compiler doesn't report errors in source order: consequences of a misspelt name often come
  /// before it. It repeats some errors, once for each output file. Duplicates are dropped.
  ///
  /// At most `CountLimit.compilerMessages` are kept; `leftOut` of the last one counts the others.
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
    // The compiler's order of errors at the same position differs from run to run.
    let sorted = messages.sorted {
      ($0.line, $0.column, $0.text) < ($1.line, $1.column, $1.text)
    }
    var kept = Array(sorted.prefix(CountLimit.compilerMessages))
    for place in kept.indices { kept[place].text = plain(kept[place].text) }
    if sorted.count > kept.count, let last = kept.indices.last {
      kept[last].leftOut = sorted.count - kept.count
    }
    return kept
  }

  /// Removes the message's diagnostic group, `[#no-usage]`, and puts code in backticks instead of
  /// quotes.
  private static func plain(_ text: String) -> String {
    var text = text
    text.replace(/\s*\[#[\w-]+\]$/, with: "")
    // An apostrophe within a word, as in “isn't”, is not a quote.
    text.replace(/(^|[^\w'`])'([^'`]+)'/) { "\($0.1)`\($0.2)`" }
    return text
  }
}

/// A sentence of help for one kind of compiler error, from a `Compiler.md`.
struct CompilerHelp: Equatable, Sendable {
  /// Parts of the compiler's message, lower-case, which must occur in this order.
  var pieces: [String]
  var text: String
  /// Whether the help applies to so many different errors that it says little about each.
  var isGeneral = false

  /// The helps for exercises of a lesson: the lesson's own first, then those for all lessons.
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
    // Helps that this language's files don't have are taken from the English ones.
    let known = Set(helps.map(\.pieces))
    return helps
      + (try all(of: lesson, in: repository.reading(.english))).filter {
        !known.contains($0.pieces)
      }
  }

  /// Parses helps: each heading `## part of a message … another part` is followed by its sentence.
  /// Those below the second title (`# …`) are general.
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
    // The message's code is in backticks by now, but the helps are written with the compiler's
    // quotes.
    let text = message.text.replacing("`", with: "'").lowercased()
    return helps.first { $0.fits(text) }
  }
}

extension Grader.Outcome {
  /// Adds to each compiler message the first help that matches it, if any.
  ///
  /// - Parameter source: the exercise's text.
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
