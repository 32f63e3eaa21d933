import Curriculum
import Terminal

/// What is shown of a lesson whose checks tell nothing now, and which part of it.
struct LessonPage {
  var lines: [Line]
  var viewport: Viewport
  /// The first line that is shown.
  var top: Int
}

extension WindowDrawing {
  /// The page, as high as a notice leaves room for.
  func lessonPage(_ state: AppState) -> LessonPage {
    let (lines, hint) = pageLines(state)
    let viewport = Viewport(height: bodyHeight - noticeLines(state).count, count: lines.count)
    let top =
      if case .hint? = state.lesson.revealed, let hint {
        viewport.top(near: state.lesson.top, showing: hint)
      } else {
        viewport.top(near: state.lesson.top)
      }
    return LessonPage(
      lines: isPast(state) ? lines.map(\.past) : lines, viewport: viewport, top: top)
  }

  /// The lines, and which of them are the strongest hint that was shown.
  private func pageLines(_ state: AppState) -> (lines: [Line], hint: Range<Int>?) {
    if let verdict = state.verdict, verdict.saysWhyNotTested {
      let lines = drawing.linesBelowTitle(for: verdict)
      guard case .unreadable = state.standing.state else { return withHints(lines, state) }
      return (lines + [.empty] + drawing.paragraph(words("window.menu-next-unreadable")), nil)
    }
    return withHints(briefLines(state.menu.selected), state)
  }

  /// Lines with the hints below them that were given, and which of all are the strongest one.
  private func withHints(_ brief: [Line], _ state: AppState) -> (lines: [Line], hint: Range<Int>?) {
    guard let check = hintedCheck(state) else { return (brief, nil) }
    let hints = hintLines(of: check.text, state, indent: 2)
    guard let last = hints.last else { return (brief, nil) }
    let title = words("hint.for", ["number": check.step, "check": check.text.title])
    let lines = brief + [.empty] + drawing.paragraph(title) + [.empty] + hints.joined().dropLast()
    return (lines, (lines.count - last.count + 1)..<lines.count)
  }

  /// What is to be done, where there is no verdict to show.
  private func briefLines(_ row: LessonRow) -> [Line] {
    let isChanged = row.standing.state == .changed
    let file = drawing.linkText(to: row.file)
    let memory = drawing.memoryText(of: row.standing)
    let brief: Sentence =
      isChanged
      ? Sentence("window.brief-changed", ["file": file]) : Sentence("window.brief", ["file": file])
    return drawing.paragraph(words(brief))
      + [.empty] + (memory.isEmpty ? [] : drawing.paragraph(memory) + [.empty])
      + stepRows(of: row)
  }

  /// The check that hints were given for before any could be tested: of several the last.
  private func hintedCheck(_ state: AppState) -> CheckVerdict? {
    let step: Int?
    switch state.standing.state {
    case .untouched: step = nil
    case .doesNotCompile, .incomplete: step = state.verdict?.stepInTheWay?.number ?? 0
    case .changed, .failed, .passed, .unreadable: return nil
    }
    return state.verdict?.checks.last { check in
      state.lesson.hints[check.id] != nil && (step == nil || check.step == step)
    }
  }
}

extension Verdict {
  /// Whether it tells of something that kept the checks from running.
  fileprivate var saysWhyNotTested: Bool { !isUntouched && !saysWhichPass }
}
