import Curriculum
import Terminal

/// What keys do in the list of steps and checks; the first two are the most useful.
func listKeys(_ state: AppState, _ window: WindowDrawing) -> [KeyEntry] {
  let choice = VerdictChoice(state, window)
  return [
    KeyEntry("keys.next-lesson", [.enter]) { _ in choice.nextLesson() },
    KeyEntry("keys.choose", [.up, .down], others: ["k", "j"]) {
      $0 == .up || $0 == "k" ? choice.up() : choice.down()
    },
    KeyEntry("keys.next-failure", ["n"]) { _ in choice.failure(after: true) },
    KeyEntry("keys.previous-failure", ["N"]) { _ in choice.failure(after: false) },
    KeyEntry("keys.unfold", [.enter], others: [" ", .right]) { _ in choice.toggle() },
    KeyEntry("keys.unfold-all", ["o"]) { _ in choice.unfoldAll() },
    KeyEntry("keys.fold-all", ["O"]) { _ in choice.foldAll() },
    KeyEntry("keys.choose-end", [], others: [.home, .end]) {
      choice.select($0 == .home ? 0 : choice.list.rows.count - 1)
    },
    KeyEntry("keys.page", [], others: [.pageDown, .control("f")], choice.page),
    KeyEntry("keys.page-up", [], others: [.pageUp, .control("b")], choice.page),
    KeyEntry("keys.half-page", [], others: ["d", .control("d")], choice.page),
    KeyEntry("keys.half-page-up", [], others: ["u", .control("u")], choice.page),
  ]
}

/// Choosing, unfolding and scrolling in the list of steps and checks.
private struct VerdictChoice {
  let state: AppState
  let list: VerdictList
  /// Of the row that is selected.
  let index: Int?

  init(_ state: AppState, _ window: WindowDrawing) {
    self.state = state
    list = window.verdictList(state)
    index = list.rows.firstIndex { $0.row == state.lesson.selection }
  }

  private func show(_ row: VerdictRow?, top: Int) -> [AppEvent] {
    row == state.lesson.selection && top == list.top ? [] : [.lesson(.selected(row, top: top))]
  }

  func select(_ index: Int) -> [AppEvent] {
    guard !list.rows.isEmpty else { return [] }
    let row = list.rows[max(0, min(index, list.rows.count - 1))]
    let top = list.viewport.top(near: list.top, showing: row.lines)
    // Coming from below, a check that is higher than the window is seen from its start.
    return show(
      row.row, top: row.lines.count > list.viewport.height ? row.lines.lowerBound : top)
  }

  func up() -> [AppEvent] {
    guard let index else { return select(0) }
    let row = list.rows[index]
    if row.lines.lowerBound < list.top { return show(row.row, top: list.top - 1) }
    return index == 0 ? show(row.row, top: 0) : select(index - 1)
  }

  func down() -> [AppEvent] {
    guard let index else { return select(0) }
    let row = list.rows[index]
    if row.lines.upperBound > list.top + list.viewport.height {
      return show(row.row, top: list.top + 1)
    }
    return select(index + 1)
  }

  func page(_ key: Key) -> [AppEvent] {
    guard let top = scrolled(by: key, from: list.top, in: list.viewport) else { return [] }
    let seen = top..<(top + list.viewport.height)
    // What was chosen and is out of view now leaves the choice to what is in view.
    if let index, list.rows[index].lines.overlaps(seen) {
      return show(list.rows[index].row, top: top)
    }
    return show(list.rows.first { $0.lines.overlaps(seen) }?.row, top: top)
  }

  func nextLesson() -> [AppEvent] {
    guard index.map({ list.rows[$0].row }) == .next else { return [] }
    return state.menu.lessonAfter.map { [.menu(.chosen($0.number))] } ?? []
  }

  func toggle() -> [AppEvent] {
    guard let index, list.rows[index].row != .next else { return [] }
    return [.lesson(.toggled(list.rows[index].row))]
  }

  // MARK: Failures

  /// Goes to the next check that fails, or to the one before.
  func failure(after isAfter: Bool) -> [AppEvent] {
    // The one that is chosen may still be closed.
    let here = isAfter ? state.check.flatMap { $0.fails && !isOpen($0) ? $0 : nil } : nil
    return (here ?? state.failure(after: isAfter)).map {
      [.lesson(.checkChosen($0.id, step: $0.step))]
    } ?? []
  }

  private func isOpen(_ check: CheckVerdict) -> Bool {
    state.lesson.unfolded.isSuperset(of: [.step(check.step), .check(check.id)])
  }

  func unfoldAll() -> [AppEvent] {
    let all = state.verdict?.allUnfolded ?? []
    let unfolded = state.lesson.unfolded
    return unfolded.isSuperset(of: all) ? [] : [.lesson(.unfolded(unfolded.union(all)))]
  }

  func foldAll() -> [AppEvent] {
    state.lesson.unfolded.isEmpty ? [] : [.lesson(.unfolded([]))]
  }
}
