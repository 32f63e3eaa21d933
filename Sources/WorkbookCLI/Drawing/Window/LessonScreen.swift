import Grading
import Terminal

extension WindowDrawing {
  /// The latest that came of a lesson, with a notice below it where there is something to say.
  func lessonScreen(_ state: AppState) -> Screenful {
    let row = state.menu.selected
    let title = Line(words(.lessonTitle, ["number": row.number, "title": row.title]), .title)
    if case .solution(let source) = state.lesson.showing {
      let page = solutionPage(source, state)
      return Screenful(
        title: title, right: Line(words(.windowSolution)),
        body: Array(page.lines[page.top...].prefix(bodyHeight)), keys: words(.windowSolutionKeys))
    }
    let notice = noticeLines(state)
    let room = bodyHeight - notice.count
    var body = bodyLines(state, room: room)
    body += Array(repeating: .empty, count: max(0, room - body.count))
    return Screenful(
      title: title, right: countLine(state.lesson.verdict), body: body + notice,
      keys: words(keys(of: state)))
  }

  /// Whether the exercise is shown beside the verdict.
  func hasRoomForSource(_ state: AppState) -> Bool {
    size.columns >= Self.columnsForTwo && state.lesson.source != nil
      && state.lesson.verdict?.state != .passed
  }

  /// The reference solution, and the first line of it that is shown.
  func solutionPage(_ source: String, _ state: AppState) -> (lines: [Line], top: Int, Viewport) {
    let lines = drawing.lines(forSolution: source)
    let viewport = Viewport(height: bodyHeight, count: lines.count)
    return (lines, viewport.top(near: state.lesson.top), viewport)
  }

  private func keys(of state: AppState) -> Word {
    switch state.lesson.showing {
    case .askingToReset: .windowResetKeys
    case .grading: .windowGradingKeys
    default:
      switch state.lesson.verdict?.state {
      case .passed?: .windowPassedKeys
      case .failed? where state.lesson.verdict?.problem == nil: .windowVerdictKeys
      default: .windowLessonKeys
      }
    }
  }

  private func countLine(_ verdict: Verdict?) -> Line {
    guard let verdict else { return .empty }
    let values: [String: Any] = ["passed": verdict.passedCount, "total": verdict.checks.count]
    return Line(words(.checksPassed, values), verdict.state == .passed ? .success : .plain)
  }

  private func bodyLines(_ state: AppState, room: Int) -> [Line] {
    guard let verdict = state.lesson.verdict else { return briefLines(state) }
    guard verdict.problem == nil, verdict.state == .failed || verdict.state == .passed else {
      // The title stands above already.
      let lines = Array(drawing.lines(for: verdict).drop { !$0.isEmpty }.dropFirst())
      let viewport = Viewport(height: room, count: lines.count)
      return Array(lines[viewport.top(near: state.lesson.top)...].prefix(room))
    }
    let list = verdictList(state)
    let lines = Array(list.lines.dropFirst(list.top).prefix(room))
    guard hasRoomForSource(state) else { return lines }
    let width = halved.drawing.width
    return beside(lines, sourceLines(state, room: room), width: width + 4)
  }

  /// What is to be done, before anything was graded.
  private func briefLines(_ state: AppState) -> [Line] {
    let row = state.menu.selected
    let steps = row.steps.map { step in
      Line("· ", .dim) + Line(words(.stepTitle, ["number": step.number]))
        + drawing.inline(step.title)
        + Line("  " + words(.windowStepChecks, count: step.totalChecks), .dim)
    }
    return drawing.paragraph(words(.windowBrief, ["number": row.number])) + [.empty] + steps
  }

  /// The exercise around the line that the selected check is about.
  private func sourceLines(_ state: AppState, room: Int) -> [Line] {
    let width = size.columns - halved.drawing.width - 8
    let text = visible(controlCharactersIn: state.lesson.source ?? "")
      .replacing("\t", with: "    ")
    let code = Line(SwiftHighlighter().spans(for: text)).split()
    let marked = state.lesson.check?.line ?? state.lesson.failingLine
    let viewport = Viewport(height: room, count: code.count)
    let top = viewport.top(near: (marked ?? 1) - 1 - room / 3)
    return code.indices.dropFirst(top).prefix(room).map { index in
      let isMarked = index + 1 == marked
      let number = Line("\(index + 1)", .dim).padded(to: 4, alignment: .trailing)
      let mark = isMarked ? Line(" › ", .failure) : Line(" │ ", .frame)
      return (number + mark + code[index]).truncated(to: width)
    }
  }
}
