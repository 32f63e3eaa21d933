import Curriculum
import Terminal

extension WindowDrawing {
  /// Where the learner stands in a lesson, with a notice below it where there is something to say.
  func lessonScreen(_ state: AppState) -> Screenful {
    let row = state.menu.selected
    let title = Line(words("lesson.title", ["number": row.number, "title": row.title]), .title)
    if case .solution(let source) = state.lesson.showing {
      let page = solutionPage(source, state)
      return Screenful(
        title: title, right: Line(words("window.solution")),
        body: Array(page.lines[page.top...].prefix(bodyHeight)), above: page.top,
        below: page.lines.count - page.top - bodyHeight)
    }
    let notice = noticeLines(state)
    let room = bodyHeight - notice.count
    var (body, above, below) = bodyLines(state)
    body += Array(repeating: .empty, count: max(0, room - body.count))
    return Screenful(
      title: title, right: countLine(row), body: body + notice, above: above, below: below,
      columns: state.isListShown && hasRoomForSource(state) ? size.columns - 2 * Self.margin : nil)
  }

  /// Whether the exercise is shown beside the verdict.
  func hasRoomForSource(_ state: AppState) -> Bool {
    size.columns >= Self.columnsForTwo && state.verdict?.exercise != nil
      && !state.menu.selected.isPassed
  }

  /// Whether what is shown is about something that was: the exercise is another one by now, or is
  /// just being tested.
  func isPast(_ state: AppState) -> Bool {
    let isGradingLong = state.lesson.showing.isGrading && state.lesson.waited.isLong
    return isGradingLong || (state.isVerdictEarlier && state.verdict != nil)
  }

  /// The reference solution, and the first line of it that is shown.
  func solutionPage(_ source: String, _ state: AppState) -> (lines: [Line], top: Int, Viewport) {
    let lines = drawing.lines(forSolution: source)
    let viewport = Viewport(height: bodyHeight, count: lines.count)
    return (lines, viewport.top(near: state.lesson.top), viewport)
  }

  /// How many checks pass now, or why nobody knows.
  private func countLine(_ row: LessonRow) -> Line {
    switch row.standing.state {
    case .failed(let passed, let total):
      Line(words("verdict.checks-passed", ["passed": passed, "total": total]))
    case .passed:
      Line(
        words("verdict.checks-passed", ["passed": row.passedChecks, "total": row.totalChecks]),
        .success)
    case .untouched, .changed, .doesNotCompile, .incomplete, .unreadable: drawing.status(of: row)
    }
  }

  /// What is in view, and how many lines stand above and below it.
  private func bodyLines(_ state: AppState) -> (lines: [Line], above: Int, below: Int) {
    guard state.isListShown else {
      let page = lessonPage(state)
      return (
        Array(page.lines[page.top...].prefix(page.viewport.height)), page.top,
        page.lines.count - page.top - page.viewport.height
      )
    }
    let list = verdictList(state)
    let room = list.viewport.height
    let lines = Array(list.lines.dropFirst(list.top).prefix(room))
    let below = list.lines.count - list.top - room
    guard hasRoomForSource(state) else { return (lines, list.top, below) }
    return (
      beside(lines, sourceLines(state, room: room), width: halved.drawing.width + 4), list.top,
      below
    )
  }

  /// The exercise around the line that the selected check is about.
  private func sourceLines(_ state: AppState, room: Int) -> [Line] {
    let width = size.columns - halved.drawing.width - 8
    let text = visible(controlCharactersIn: state.verdict?.exercise?.text ?? "")
      .replacing("\t", with: "    ")
    let code = Line(swift: text).split()
    let marked = state.line
    let viewport = Viewport(height: room, count: code.count)
    let top = viewport.top(near: (marked ?? 1) - 1 - room / 3)
    return code.indices.dropFirst(top).prefix(room).map { index in
      let isMarked = index + 1 == marked
      let number = Line("\(index + 1)", .dim).padded(to: 4, alignment: .trailing)
      let mark = isMarked ? Line(" › ", .failure) : Line(" │ ", .frame)
      let line = (number + mark + code[index]).truncated(to: width)
      return isPast(state) ? line.past : line
    }
  }

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

extension LessonState.Waiting {
  var isLong: Bool { all >= Self.long }
}

/// What is shown of a lesson whose checks tell nothing now, and which part of it.
struct LessonPage {
  var lines: [Line]
  var viewport: Viewport
  /// The first line that is shown.
  var top: Int
}

extension Verdict {
  /// Whether it tells of something that kept the checks from running.
  fileprivate var saysWhyNotTested: Bool { !isUntouched && !saysWhichPass }
}
