import Terminal

extension WindowDrawing {
  /// What there is to say for the moment, below everything else.
  func noticeLines(_ state: AppState) -> [Line] {
    let texts = [watchText(state.watchNews), noticeText(state)].filter { !$0.isEmpty }
    let lines = watchedScratchLines(state) + texts.flatMap { drawing.paragraph($0) }
    return lines.isEmpty ? [] : [.empty] + lines
  }

  private func watchText(_ news: WatchNews?) -> String {
    switch news {
    case .started(let number)?: words("window.watch-started", ["number": number])
    case .moved(let from, let number)?:
      words("window.watch-moved", ["number": number, "from": from])
    case .stopped(let number)?: words("window.watch-stopped", ["number": number])
    case nil: ""
    }
  }

  private func noticeText(_ state: AppState) -> String {
    let row = state.menu.selected
    switch state.lesson.showing {
    case .solution: return ""
    case .nothing: return changedText(state)
    case .verdict, .failure: return newsText(state)
    case .grading(let progress):
      return drawing.text(of: progress, lesson: row.number, seconds: state.lesson.waited.stage)
    case .hint(let hint): return text(of: hint)
    case .solutionRefused: return words("window.solution-refused")
    case .askingForSolution: return words("window.solution-question", ["lesson": row.number])
    case .askingToReset: return words("window.reset-question", ["lesson": row.number])
    case .reset(let backup?):
      return words("reset.done", ["backup": backup]) + "\n" + words("window.undo")
    case .reset(nil): return words("reset.done-without-backup")
    case .undone(let undone): return drawing.text(of: undone, lesson: row.number)
    case .nothingDone: return words("reset.cancelled")
    case .editing: return words("window.editing", ["file": drawing.linkText(to: row.file)])
    case .edited(let file): return words("window.edited", ["file": drawing.linkText(to: file)])
    case .cancelled: return words("error.cancelled")
    case .error(let text): return text
    }
  }

  private func text(of hint: Hint) -> String {
    switch hint {
    case .shown(let given): given.isAgain ? words("window.strongest-hint") : ""
    case .nothingFails: words("hint.nothing-fails")
    case .verdictFirst(let verdict):
      verdict.exercise == nil ? "" : words("window.verdict-first")
    }
  }

  /// What a test has brought.
  private func newsText(_ state: AppState) -> String {
    switch state.standing.state {
    case .untouched: return words("window.untouched")
    case .failed:
      let text = drawing.text(of: state.lesson.change)
      let isSame = text.isEmpty && state.lesson.change != nil
      return isSame ? words("window.same") : text
    case .changed: return changedText(state)
    case .passed, .doesNotCompile, .incomplete, .unreadable: return ""
    }
  }

  private func changedText(_ state: AppState) -> String {
    guard state.isVerdictEarlier, state.isListShown else { return "" }
    return words("window.changed", ["file": drawing.linkText(to: state.menu.selected.file)])
  }
}
