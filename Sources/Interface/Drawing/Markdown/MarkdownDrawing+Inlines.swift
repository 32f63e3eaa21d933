import Curriculum
import Terminal

extension MarkdownDrawing {
  /// Running text as one long line; a line break in it is a `\n`.
  public func line(for inlines: [Inline]) -> Line {
    inlines.reduce(into: Line.empty) { $0 += line(for: $1) }
  }

  private func line(for inline: Inline) -> Line {
    switch inline {
    case .text(let text):
      return Line(text)
    case .code(let text):
      return Line(marked(text, "`"), .inlineCode)
    case .emphasis(let inlines):
      return (marks("*") + line(for: inlines) + marks("*")).styled(.italic)
    case .strong(let inlines):
      return (marks("**") + line(for: inlines) + marks("**")).styled(.bold)
    case .link(let inlines, let destination):
      let text = line(for: inlines).styled(.link)
      let leadsToTheWeb = destination.hasPrefix("https://") || destination.hasPrefix("http://")
      // Another file of the lessons is nothing that a terminal could find.
      guard leadsToTheWeb || destination.hasPrefix("file://") else { return text }
      let link = text.styled(.leading(to: destination))
      guard leadsToTheWeb, inlines.plainText != destination else { return link }
      return link + Line(" (\(destination))", .dim)
    case .lineBreak:
      return "\n"
    }
  }

  /// The mark that says what a style would say if there were styles.
  private func marks(_ mark: String) -> Line {
    showsMarks ? Line(mark) : .empty
  }

  /// Code between as many backticks as it takes to tell its own from them.
  private func marked(_ code: String, _ sign: Character) -> String {
    guard showsMarks else { return code }
    let runs = code.split { $0 != sign }.map(\.count)
    let mark = String(repeating: sign, count: (1...).first { !runs.contains($0) } ?? 1)
    let space = code.first == sign || code.last == sign ? " " : ""
    return mark + space + code + space + mark
  }
}
