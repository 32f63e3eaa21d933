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
    let code = Line(SwiftHighlighter().spans(for: text)).split()
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
}

extension LessonState.Waiting {
  var isLong: Bool { all >= Self.long }
}
