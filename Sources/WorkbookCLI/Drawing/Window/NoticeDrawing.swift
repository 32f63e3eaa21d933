import Grading
import Terminal

extension WindowDrawing {
  /// What there is to say for the moment, below everything else.
  func noticeLines(_ state: AppState) -> [Line] {
    let text = noticeText(state)
    guard !text.isEmpty else { return [] }
    return [.empty] + drawing.paragraph(text)
  }

  private func noticeText(_ state: AppState) -> String {
    let row = state.menu.selected
    let values: [String: Any] = ["number": row.number, "lesson": row.number, "title": row.title]
    switch state.lesson.showing {
    case .nothing, .solution: return ""
    case .grading(let progress): return drawing.text(of: progress, lesson: row.number)
    case .verdict(let verdict): return nextText(after: verdict, state)
    case .hint(.nothingFails): return words(.hintNothingFails)
    case .hint: return ""
    case .solutionRefused: return words(.windowSolutionRefused)
    case .askingToReset: return words(.windowResetQuestion, values)
    case .reset(let backup):
      return backup.map { words(.resetDone, ["backup": $0]) } ?? words(.resetDoneWithoutBackup)
    case .resetCancelled: return words(.resetCancelled)
    case .edited(let file): return words(.windowEdited, ["file": file])
    case .cancelled: return words(.troubleCancelled)
    case .trouble(let text): return text
    }
  }

  private func nextText(after verdict: Verdict, _ state: AppState) -> String {
    guard verdict.state == .passed, let next = state.menu.lessonAfter else {
      return drawing.text(of: state.lesson.change)
    }
    return words(.windowNextLesson, ["number": next.number, "title": next.title])
  }
}
