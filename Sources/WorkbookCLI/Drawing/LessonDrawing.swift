import Foundation
import Markdown
import Terminal

extension Drawing {
  /// The latest that came of a lesson.
  func lines(for lesson: LessonState, row: LessonRow) -> [Line] {
    let title = Line(
      words(.lessonTitle, ["number": row.number, "title": row.title]), .title)
    let values: [String: Any] = ["number": row.number, "lesson": row.number]
    switch lesson.showing {
    case .nothing: return [title, .empty] + paragraph(words(.lessonReady, values))
    case .grading: return paragraph(words(.lessonGrading, values))
    case .verdict(let verdict): return lines(for: verdict)
    case .hint(let hint): return lines(for: hint)
    case .solution(let source): return lines(forSolution: source)
    case .solutionRefused: return paragraph(words(.solutionRefused, values))
    case .askingToReset: return paragraph(words(.resetQuestion, values))
    case .reset(let backup): return lines(forReset: backup)
    case .resetCancelled: return paragraph(words(.resetCancelled))
    case .edited(let file): return paragraph(words(.lessonEdited, ["file": file]))
    case .cancelled: return paragraph(words(.troubleCancelled))
    case .trouble(let text): return paragraph(text)
    }
  }

  /// Celebrates a lesson that passes.
  func doneLine(number: Int, title: String) -> Line {
    let done = words(.lessonDone, ["number": number, "title": title])
    return Line("★ ", .warning) + Line(done, .success.with(.bold))
  }

  func lines(for hint: Hint) -> [Line] {
    switch hint {
    case .nothingFails: return paragraph(words(.hintNothingFails))
    case .verdictFirst(let verdict): return lines(for: verdict)
    case .shown(_, let title, let text, let strength, let count):
      let heading = inline(title).wrapped(
        to: width, first: Line("✗ ", .failure), others: "  ")
      let counter = words(.hintCounter, ["strength": strength, "count": count])
      return heading + [.empty] + paragraph(text, indent: 2)
        + [.empty, Line("  (\(counter))", .dim)]
    }
  }

  func lines(forSolution source: String) -> [Line] {
    let text = source.trimmingCharacters(in: .newlines)
    return markdown([.code(language: "swift", text: text, line: 1)])
  }

  func lines(forReset backup: String?) -> [Line] {
    paragraph(backup.map { words(.resetDone, ["backup": $0]) } ?? words(.resetDoneWithoutBackup))
  }
}
