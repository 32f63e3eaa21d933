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
    case .started(let number)?: words(.windowWatchStarted(number: number))
    case .moved(let from, let number)?:
      words(.windowWatchMoved(number: number, from: from))
    case .stopped(let number)?: words(.windowWatchStopped(number: number))
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
    case .solutionRefused: return words(.windowSolutionRefused)
    case .askingForSolution: return words(.windowSolutionQuestion(lesson: row.number))
    case .askingToReset: return words(.windowResetQuestion(lesson: row.number))
    case .reset(let backup?):
      return words(.resetDone(backup: backup)) + "\n" + words(.windowUndo)
    case .reset(nil): return words(.resetDoneWithoutBackup)
    case .undone(let undone): return drawing.text(of: undone, lesson: row.number)
    case .nothingDone: return words(.resetCancelled)
    case .editing: return words(.windowEditing(file: drawing.linkText(to: row.file)))
    case .edited(let file): return words(.windowEdited(file: drawing.linkText(to: file)))
    case .cancelled: return words(.errorCancelled)
    case .error(let text): return text
    }
  }

  private func text(of hint: Hint) -> String {
    switch hint {
    case .shown(let given): given.isAgain ? words(.windowStrongestHint) : ""
    case .nothingFails: words(.hintNothingFails)
    case .verdictFirst(let verdict):
      verdict.exercise == nil ? "" : words(.windowVerdictFirst)
    }
  }

  /// What a test has brought.
  private func newsText(_ state: AppState) -> String {
    switch state.standing.state {
    case .untouched: return words(.windowUntouched)
    case .failed:
      let text = drawing.text(of: state.lesson.change)
      let isSame = text.isEmpty && state.lesson.change != nil
      return isSame ? words(.windowSame) : text
    case .changed: return changedText(state)
    case .passed, .doesNotCompile, .incomplete, .unreadable: return ""
    }
  }

  private func changedText(_ state: AppState) -> String {
    guard state.isVerdictEarlier, state.isListShown else { return "" }
    return words(.windowChanged(file: drawing.linkText(to: state.menu.selected.file)))
  }
}
