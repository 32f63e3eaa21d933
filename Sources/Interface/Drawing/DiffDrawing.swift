import Curriculum
import Terminal

extension Drawing {
  /// A difference as people know it from diffs: `-` for what was expected, `+` for the learner's.
  func diffLines(_ diff: [DiffLine]) -> [Line] {
    guard !isPlain else { return plainDiffLines(diff) }
    let lines = diff.flatMap { line -> [Line] in
      let indent = String(repeating: "  ", count: line.depth)
      let text = visible(controlCharactersIn: line.text)
      switch line.kind {
      case .common:
        return wrapped(text, mark: "        \(indent)", .plain)
      case .expected:
        return wrapped(text, mark: "      - \(indent)", .success)
      case .actual:
        return wrapped(text, mark: "      + \(indent)", .failure)
      case .unchanged(let count):
        return [
          Line(
            "        \(indent)\(leftOut(Sentence("verdict.diff-unchanged", ["count": count])))",
            .dim)
        ]
      case .more(let count):
        return [
          Line("        \(indent)\(leftOut(Sentence("verdict.diff-more", ["count": count])))", .dim)
        ]
      }
    }
    return lines + [Line("        \(words.bracketed(words("verdict.diff-legend")))", .dim)]
  }

  /// The same in words: which value was expected, and which is the learner's.
  private func plainDiffLines(_ diff: [DiffLine]) -> [Line] {
    diff.flatMap { line in
      let text = visible(controlCharactersIn: line.text)
      let said =
        switch line.kind {
        case .common: text
        case .expected: words("plain.expected", ["value": text])
        case .actual: words("plain.yours", ["value": text])
        case .unchanged(let count): words("verdict.diff-unchanged", ["count": count])
        case .more(let count): words("verdict.diff-more", ["count": count])
        }
      let indent = Line(String(repeating: "  ", count: line.depth + 3))
      return Line(said).wrapped(to: width, first: indent, others: indent + "  ")
    }
  }

  /// The same without its place on the screen: two columns for the sign, then the value.
  package func plainDiff(_ diff: [DiffLine]) -> [String] {
    diff.map { line in
      let indent = String(repeating: "  ", count: line.depth)
      switch line.kind {
      case .common: return "  \(indent)\(line.text)"
      case .expected: return "- \(indent)\(line.text)"
      case .actual: return "+ \(indent)\(line.text)"
      case .unchanged(let count):
        return "  \(indent)\(leftOut(Sentence("verdict.diff-unchanged", ["count": count])))"
      case .more(let count):
        return "  \(indent)\(leftOut(Sentence("verdict.diff-more", ["count": count])))"
      }
    }
  }

  /// A sign for lines that are left out, with how many there are.
  private func leftOut(_ sentence: Sentence) -> String { words.aside("…", words(sentence)) }

  private func wrapped(_ text: String, mark: String, _ style: Style) -> [Line] {
    let others = Line(String(repeating: " ", count: mark.count + 2))
    return Line(text, style).wrapped(to: width, first: Line(mark, style), others: others)
  }
}
