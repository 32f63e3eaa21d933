import Basics
import Curriculum
import Interface
import Terminal

/// Verdicts as the Markdown that GitHub shows above the log of a step.
struct GitHubSummary {
  var drawing: Drawing

  /// A table of the lessons, and below it what fails in each; as much of it as GitHub takes.
  func text(of verdicts: [Verdict]) -> String {
    let words = drawing.words
    guard !verdicts.isEmpty else { return words("verdict.all-untouched") + "\n" }
    let head = [words("summary.lesson"), words("summary.checks")]
    var text = "## \(words("menu.title"))\n\n\(row(head))\(row(head.map { _ in "---" }))"
    for verdict in verdicts {
      let (passed, total) = (verdict.passedCount, verdict.checks.count)
      let sign = verdict.passes ? "✅" : verdict.isUntouched ? "▫️" : "❌"
      let count = words("verdict.checks-passed", ["passed": passed, "total": total])
      text += row(["\(sign) \(verdict.lesson.number). \(verdict.lesson.title)", count])
    }
    for verdict in verdicts where !verdict.passes && !verdict.isUntouched {
      let part = "\n" + details(of: ReportedLesson(verdict, drawing: drawing))
      guard text.utf8.count + part.utf8.count <= SizeLimit.summary else {
        return text + "\n" + words("summary.cut") + "\n"
      }
      text += part
    }
    return text
  }

  private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  private func details(of lesson: ReportedLesson) -> String {
    let title = drawing.words("lesson.title", ["number": lesson.number, "title": lesson.title])
    let lines =
      lesson.obstacle.isEmpty ? lesson.tests.flatMap(\.details) : lesson.obstacle
    let fence = fence(around: lines)
    return "### \(title)\n\n\(fence)text\n\(lines.joined(separator: "\n"))\n\(fence)\n"
  }

  /// Longer than any in the lines, so that none of them ends it.
  private func fence(around lines: [String]) -> String {
    let longest = lines.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
    return String(repeating: "`", count: max(3, longest + 1))
  }
}
