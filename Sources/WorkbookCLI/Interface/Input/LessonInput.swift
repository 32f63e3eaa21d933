import Terminal

/// What a key means on the lesson's screen.
func lessonEvents(
  for key: Key, in state: AppState, _ window: WindowDrawing
) -> [AppEvent] {
  if case .solution(let source) = state.lesson.showing {
    return solutionEvents(for: key, window.solutionPage(source, state))
  }
  switch key {
  case .escape where state.lesson.showing.isGrading: return [.lesson(.cancelRequested)]
  case .character("q"), .escape, .left: return [.menuRequested]
  case .character("n") where state.lesson.verdict?.state == .passed:
    return state.menu.lessonAfter.map { [.menu(.chosen($0.number))] } ?? []
  case .character("g"):
    return state.lesson.section == nil ? [] : [.lesson(.sectionRequested)]
  default: break
  }
  let common = commonEvents(for: key)
  guard common.isEmpty else { return common }
  guard let verdict = state.lesson.verdict, verdict.state == .failed || verdict.state == .passed
  else { return key == .enter ? [.menu(.chosen(state.menu.selected.number))] : [] }
  return listEvents(for: key, in: state, window.verdictList(state)).map { .lesson($0) }
}

private func solutionEvents(
  for key: Key, _ page: (lines: [Line], top: Int, viewport: Viewport)
) -> [AppEvent] {
  switch key {
  case .character("q"), .escape, .enter: return [.lesson(.dismissed)]
  default:
    if let top = scrolled(by: key, from: page.top, in: page.viewport) {
      return [.lesson(.selected(nil, top: top))]
    }
    return commonEvents(for: key)
  }
}

/// Choosing, unfolding and scrolling in the list of steps and checks.
private func listEvents(
  for key: Key, in state: AppState, _ list: VerdictList
) -> [LessonEvent] {
  let rows = list.rows
  let index = rows.firstIndex { $0.row == state.lesson.selection }
  func select(_ index: Int) -> [LessonEvent] {
    guard !rows.isEmpty else { return [] }
    let row = rows[max(0, min(index, rows.count - 1))]
    let top = list.viewport.top(near: list.top, showing: row.lines)
    // Coming from below, a check that is higher than the window is seen from its start.
    return [
      .selected(row.row, top: row.lines.count > list.viewport.height ? row.lines.lowerBound : top)
    ]
  }
  switch key {
  case .up, .character("k"):
    guard let index else { return select(0) }
    if rows[index].lines.lowerBound < list.top {
      return [.selected(rows[index].row, top: list.top - 1)]
    }
    return index == 0 ? [.selected(rows[0].row, top: 0)] : select(index - 1)
  case .down, .character("j"):
    guard let index else { return select(0) }
    if rows[index].lines.upperBound > list.top + list.viewport.height {
      return [.selected(rows[index].row, top: list.top + 1)]
    }
    return select(index + 1)
  case .enter, .character(" "), .right:
    return index.map { [.toggled(rows[$0].row)] } ?? []
  case .home: return select(0)
  case .end: return select(rows.count - 1)
  case .pageUp, .pageDown, .control("b"), .control("f"):
    guard let top = scrolled(by: key, from: list.top, in: list.viewport) else { return [] }
    let seen = top..<(top + list.viewport.height)
    // What was chosen and is out of view now leaves the choice to what is in view.
    if let index, rows[index].lines.overlaps(seen) { return [.selected(rows[index].row, top: top)] }
    let row = rows.first { $0.lines.overlaps(seen) }?.row
    return [.selected(row, top: top)]
  default: return []
  }
}
