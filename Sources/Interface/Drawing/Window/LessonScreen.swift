import Curriculum
import Terminal

extension WindowDrawing {
  func lessonScreen(_ state: AppState) -> Screenful {
    let row = state.menu.selected
    if case .solution(let source) = state.lesson.showing {
      return Screenful(
        title: title(of: row), right: Line(words("window.solution")),
        page: solutionPage(source, state))
    }
    let notice = noticeLines(state)
    var page = state.isListShown ? verdictList(state).page : lessonPage(state)
    let isBeside = state.isListShown && hasRoomForSource(state)
    if isBeside {
      let source = sourceLines(state, room: page.viewport.height)
      page.shown = beside(page.shown, source, width: halved.drawing.width + 4)
    }
    return Screenful(
      title: title(of: row), right: countLine(row), page: page, bottom: notice,
      columns: isBeside ? size.columns - 2 * Self.margin : nil)
  }

  func hasRoomForSource(_ state: AppState) -> Bool {
    size.columns >= Self.columnsForTwo && state.verdict?.exercise != nil
      && !state.menu.selected.isPassed
  }

  /// Whether the shown verdict is about an earlier version of the exercise, or a new test takes
  /// long.
  func isPast(_ state: AppState) -> Bool {
    let isGradingLong = state.lesson.showing.isGrading && state.lesson.waited.isLong
    return isGradingLong || (state.isVerdictEarlier && state.verdict != nil)
  }

  func solutionPage(_ source: String, _ state: AppState) -> Page {
    Page(drawing.lines(forSolution: source), height: bodyHeight, top: state.lesson.top)
  }

  private func countLine(_ row: LessonRow) -> Line {
    switch row.status.state {
    case .failed: Line(drawing.statusText(of: row))
    case .passed: Line(drawing.count(row.passedSteps, of: row.totalSteps), .success)
    case .untouched, .changed, .doesNotCompile, .incomplete, .unreadable: drawing.status(of: row)
    }
  }

  private func sourceLines(_ state: AppState, room: Int) -> [Line] {
    let width = size.columns - halved.drawing.width - 8
    let code = Line(swift: visibleWithoutTabs(state.verdict?.exercise?.text ?? "")).split()
    let marked = state.line
    let page = Page(code, height: room, top: (marked ?? 1) - 1 - room / 3)
    return zip((page.top + 1)..., page.shown).map { number, code in
      let mark = number == marked ? Line(" › ", .failure) : Line(" │ ", .frame)
      let margin = Line("\(number)", .dim).padded(to: 4, alignment: .trailing) + mark
      let line = (margin + code).truncated(to: width)
      return isPast(state) ? line.past : line
    }
  }

  /// The page of a lesson without a list of checks, above the notices.
  func lessonPage(_ state: AppState) -> Page {
    let (lines, hint) = pageLines(state)
    let isHintWanted = if case .hint? = state.lesson.revealed { true } else { false }
    return Page(
      isPast(state) ? lines.map(\.past) : lines, height: bodyHeight - noticeLines(state).count,
      top: state.lesson.top, showing: isHintWanted ? hint : nil)
  }

  /// The lines, and the range of the strongest hint shown.
  private func pageLines(_ state: AppState) -> (lines: [Line], hint: Range<Int>?) {
    if let verdict = state.verdict, verdict.saysWhyNotTested {
      let lines = drawing.linesBelowTitle(for: verdict)
      guard case .unreadable(let problem) = state.status.state else {
        return withHints(lines, state)
      }
      // The conversion was explained already.
      if problem == .isGBK { return (lines, nil) }
      return (lines + [.empty] + drawing.paragraph(restoringText(problem)), nil)
    }
    return withHints(
      briefLines(state.menu.selected, isWatched: state.watched == state.menu.selected.id), state)
  }

  /// The lines followed by the hints given so far, and the range of the strongest one.
  private func withHints(_ brief: [Line], _ state: AppState) -> (lines: [Line], hint: Range<Int>?) {
    guard let check = hintedCheck(state) else { return (brief, nil) }
    let hints = hintLines(of: check.text, state, indent: 2)
    guard let last = hints.last else { return (brief, nil) }
    let title = words("hint.for", ["number": check.step, "check": check.text.title])
    let lines = brief + [.empty] + drawing.paragraph(title) + [.empty] + hints.joined().dropLast()
    return (lines, (lines.count - last.count + 1)..<lines.count)
  }

  private func briefLines(_ row: LessonRow, isWatched: Bool) -> [Line] {
    let memory = drawing.memoryText(of: row.status)
    let file = ["file": drawing.linkText(to: row.file)]
    let brief =
      row.status.state == .changed
      ? words("window.brief-changed", file)
      : words(isWatched ? "window.brief-watched" : "window.brief", file)
    return drawing.paragraph(brief) + [.empty]
      + (memory.isEmpty ? [] : drawing.paragraph(memory) + [.empty]) + stepRows(of: row)
  }

  /// The check with hints that were given before it could be tested; the last one of several.
  private func hintedCheck(_ state: AppState) -> CheckVerdict? {
    let step: Int?
    switch state.status.state {
    case .untouched: step = nil
    case .doesNotCompile, .incomplete: step = state.verdict?.stepInTheWay?.number ?? 0
    case .changed, .failed, .passed, .unreadable: return nil
    }
    return state.verdict?.checks.last { check in
      state.lesson.hints[check.id] != nil && (step == nil || check.step == step)
    }
  }

  func noticeLines(_ state: AppState) -> [Line] {
    let watchText = state.watchUpdate.map { words(Sentence($0)) } ?? ""
    let notice = noticeText(state)
    let texts = [watchText, notice.isEmpty ? stubText(state.menu.selected) : notice]
      .filter { !$0.isEmpty }
    let lines = watchedScratchLines(state) + texts.flatMap { drawing.paragraph($0) }
    return lines.isEmpty ? [] : [.empty] + lines
  }

  /// The file with the instructions in the current language, if the exercise was begun in another
  /// one.
  private func stubText(_ row: LessonRow) -> String {
    row.stub.map { words("lesson.other-language", ["file": drawing.linkText(to: $0)]) } ?? ""
  }

  private func noticeText(_ state: AppState) -> String {
    let row = state.menu.selected
    switch state.lesson.showing {
    // Nothing offers a solution that has to be refused.
    case .solution, .solutionRefused: return ""
    case .nothing: return changedText(state)
    case .verdict, .failure: return newsText(state)
    case .grading(let progress):
      return drawing.text(of: progress, lesson: row.number, seconds: state.lesson.waited.stage)
    case .hint(let hint): return text(of: hint)
    case .askingForSolution: return words("window.solution-question", ["lesson": row.number])
    case .askingToReset: return words("window.reset-question", ["lesson": row.number])
    case .reset(let backup?):
      return words("reset.done", ["backup": drawing.shown(backup)]) + "\n" + words("window.undo")
    case .reset(nil): return words("reset.done-without-backup")
    case .undone(let undone): return drawing.text(of: undone, lesson: row.number)
    case .nothingDone: return words("reset.cancelled")
    case .editing: return words("window.editing", ["file": drawing.linkText(to: row.file)])
    case .edited(let file, let isOpen):
      let file = ["file": drawing.linkText(to: file)]
      let text = words(isOpen ? "window.open" : "window.edited", file)
      return words.sentences([
        text, words(state.watched == row.id ? "window.saves" : "window.test"),
      ])
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

  private func newsText(_ state: AppState) -> String {
    switch state.status.state {
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

extension Verdict {
  /// Whether it is about an error because of which the checks didn't run.
  fileprivate var saysWhyNotTested: Bool { !isUntouched && !saysWhichPass }
}
