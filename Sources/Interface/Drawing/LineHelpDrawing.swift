import Curriculum
import Terminal

extension Drawing {
  /// What can be typed in the menu of lines, a sentence for each command.
  var lineHelp: [Line] {
    let text: [LineCommand] = [.answer, .next, .previous, .contents]
    let lessons = LineCommand.allCases.filter { $0.argument == .lesson }
    let others = LineCommand.allCases.filter { !text.contains($0) && !lessons.contains($0) }
    let reading = [words("lines.enter"), words("lines.choice")] + sentences(text)
    let sections: [(title: Sentence, sentences: [String])] = [
      ("lines.help-lessons", sentences(lessons)), ("lines.help-text", reading),
      ("lines.help-everywhere", sentences(others)),
    ]
    return sections.reduce(markdownText(words("lines.help"))) { lines, section in
      lines + [.empty] + paragraph(words(section.title))
        + section.sentences.flatMap { paragraph($0) }
    }
  }

  private func sentences(_ commands: [LineCommand]) -> [String] {
    commands.map(explanation)
  }

  /// Why nobody could make anything of a line, and what can be done instead.
  package func lines(for misunderstanding: Misunderstanding) -> [Line] {
    paragraph(text(for: misunderstanding))
  }

  private func text(for misunderstanding: Misunderstanding) -> String {
    func shown(_ text: String) -> String { Inline.escaping(visible(controlCharactersIn: text)) }
    switch misunderstanding {
    case .unknown(let text, nil): return words("lines.not-understood", ["text": shown(text)])
    case .unknown(let text, let suggestion?):
      return words("lines.suggestion", ["text": shown(text), "suggestion": suggestion])
    case .notANumber(let command):
      return words("lines.not-a-number", ["command": explanation(of: command)])
    case .tooMuch(let command):
      return words("lines.too-much", ["command": explanation(of: command)])
    case .noLesson(let number, let last):
      return words("lines.no-lesson", ["number": number, "last": last])
    case .notInList(let number, let last):
      return words("lines.not-in-list", ["number": number, "last": last])
    case .notHere(let command):
      return words("lines.not-here", ["command": explanation(of: command)])
    }
  }

  private func explanation(of command: LineCommand) -> String {
    words("line.\(command.rawValue)")
  }
}
