import Basics
import Launching

/// The translated comments of a lesson's solution, by the English comments.
///
/// Comments that the stub has, too, are translated in the stub's own translation; all others in
/// `Solution.md` with the language's code in its name, below headings with the English text.
package struct CommentTwins: Equatable, Sendable {
  private var twins: [String: [String]] = [:]

  /// Collects the translations into the current language.
  init(of lesson: String, in repository: Repository) {
    // Comments without translation stay English.
    if let english = try? contents(of: repository.reading(.english).stub(of: lesson)),
      let own = try? contents(of: repository.stub(of: lesson))
    {
      let (comments, others) = (Comment.all(in: english), Comment.all(in: own))
      if comments.count == others.count {
        for (comment, other) in zip(comments, others) { twins[comment.text] = other.lines }
      }
    }
    // `Solution.md` is optional.
    if let source = try? contents(of: repository.comments(of: lesson)) {
      var heading: String?
      for line in source.lines {
        if line.hasPrefix("## ") {
          heading = String(line.dropFirst(3))
        } else if let heading, !line.allSatisfy(\.isWhitespace) {
          twins[heading, default: []].append(String(line))
        }
      }
    }
  }

  /// The source with translated comments.
  func translated(_ source: String) -> String {
    var lines = source.lines.map(String.init)
    for comment in Comment.all(in: source).reversed() {
      guard let twin = twins[comment.text] else { continue }
      lines.replaceSubrange(comment.range, with: twin.map { "\(comment.mark) \($0)" })
    }
    return lines.joined(separator: "\n")
  }

  /// The comments of a solution that its stub doesn't have, as the outline of `Solution.md`.
  package static func outline(of solution: String, stub: String) -> String {
    var known = Set(Comment.all(in: stub).map(\.text))
    return Comment.all(in: solution).filter { known.insert($0.text).inserted }
      .map { "## \($0.text)\n\n\($0.text)\n" }.joined(separator: "\n")
  }
}

/// Comments on consecutive lines of their own.
private struct Comment {
  /// The indices of the lines.
  var range: Range<Int>
  /// The text before the words of each line, without the space.
  var mark: String
  var lines: [String]

  /// The whole comment in one line.
  var text: String { lines.joined(separator: " ") }

  static func all(in source: String) -> [Comment] {
    let lines = source.lines
    return Lexer.tokens(in: source).reduce(into: []) { comments, token in
      let line = lines[token.line - 1]
      guard token.kind == .comment, token.text.hasPrefix("//"), line.trimmed == token.text,
        !token.text.hasPrefix("// MARK:")
      else { return }
      let indent = line.prefix { $0 == " " }
      let slashes = token.text.prefix { $0 == "/" }
      let mark = "\(indent)\(slashes)"
      let text = String(token.text.dropFirst(slashes.count + 1))
      if let last = comments.last, last.range.upperBound == token.line - 1, last.mark == mark {
        comments[comments.count - 1].range = last.range.lowerBound..<token.line
        comments[comments.count - 1].lines.append(text)
      } else {
        comments.append(Comment(range: token.line - 1..<token.line, mark: mark, lines: [text]))
      }
    }
  }
}

extension Repository {
  /// Reads something in the current language, or in English if that fails.
  package func spoken<Value>(
    _ read: (Repository) throws(CurriculumError) -> Value
  ) throws(CurriculumError) -> Value {
    guard language != .english else { return try read(self) }
    do throws(CurriculumError) {
      return try read(self)
    } catch {
      return try read(reading(.english))
    }
  }

  /// The solution of a lesson, with its comments in the current language.
  package func solutionText(of lesson: String) throws(CurriculumError) -> String {
    let source = try contents(of: solution(of: lesson))
    guard language != .english else { return source }
    return CommentTwins(of: lesson, in: self).translated(source)
  }

  /// The stub of a lesson in the current language, or in English if the translation differs in its
  /// code.
  package func stubText(of lesson: String) throws(CurriculumError) -> String {
    let english = try contents(of: reading(.english).stub(of: lesson))
    guard language != .english,
      // An unreadable stub counts as different.
      let own = try? contents(of: stub(of: lesson)),
      SourceFile(own).tokens.map(\.text) == SourceFile(english).tokens.map(\.text)
    else { return english }
    return own
  }
}
