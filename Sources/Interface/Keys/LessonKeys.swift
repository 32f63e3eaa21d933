import Curriculum
import Terminal

func lessonKeys(_ state: AppState, _ window: WindowDrawing) -> [KeyEntry] {
  switch state.lesson.showing {
  case .askingToReset: questionKeys("keys.reset-yes", "keys.reset-no") { .resetAnswered($0) }
  case .askingForSolution:
    questionKeys("keys.solution-yes", "keys.solution-no") { .solutionAnswered($0) }
  case .solution(let source): solutionKeys(window.solutionPage(source, state))
  default: statusKeys(state, window)
  }
}

/// Only `y` means yes.
private func questionKeys(
  _ yes: Sentence, _ no: Sentence, _ answer: (Bool) -> LessonEvent
) -> [KeyEntry] {
  [
    KeyEntry(yes, ["y"], others: ["Y"], isKept: true, sends: .lesson(answer(true))),
    KeyEntry(
      no, ["n"], others: ["N", .command(.quit), .escape], isKept: true,
      sends: .lesson(answer(false))),
  ]
}

private func solutionKeys(_ page: Page) -> [KeyEntry] {
  KeyEntry.scrolling(in: page) { .lesson(.selected(nil, top: $0)) }.under(.text)
    + [.edit, .test, .watch].under(.code)
    + [.search, .help, .back([.command(.quit), .escape, .enter], sends: .lesson(.dismissed))]
}

/// The most useful keys first: for failed checks what helps with them, after a save the test, and
/// for a passed lesson the next one.
private func statusKeys(_ state: AppState, _ window: WindowDrawing) -> [KeyEntry] {
  let row = state.menu.selected
  let isGrading = state.lesson.showing.isGrading
  func entry(_ sentence: Sentence, _ command: KeyCommand, _ event: LessonEvent, if isPossible: Bool)
    -> KeyEntry
  {
    KeyEntry(sentence, command, sends: isPossible ? .lesson(event) : nil)
  }
  let stop = KeyEntry(
    "keys.stop", [.escape], sends: isGrading ? .lesson(.cancelRequested) : nil)
  let undo = entry("keys.undo", .undo, .undoRequested, if: state.canUndoReset)
  let hint = entry("keys.hint", .hint, .hintRequested, if: state.canAskForHint)
  let test = entry("keys.test", .test, .testRequested, if: !isGrading)
  // As long as there is another hint, that comes first.
  let isEarned = state.status.hasPassed || (state.status.hasEarnedSolution && !state.canAskForHint)
  let solution = entry("keys.solution", .solution, .solutionRequested, if: isEarned)
  let isStub = state.status.state == .untouched
  let reset = entry("keys.reset", .reset, .resetRequested, if: !state.canUndoReset && !isStub)
  let isStale = state.status.state == .changed || (state.verdict != nil && state.isVerdictEarlier)
  // The list is drawn once for all keys that move in it.
  let choice = VerdictChoice(state, window)
  var keys = [stop, undo].under(.code)
  if row.isPassed, state.isListShown {
    keys += [KeyEntry("keys.next-lesson", [.enter]) { _ in choice.nextLesson() }].under(.verdict)
    keys += [solution].under(.code)
  }
  if isStale { keys += [test].under(.code) }
  if state.isListShown {
    keys += [hint].under(.verdict) + [solution, .edit].under(.code)
    keys += listKeys(state, choice).under(.verdict)
  } else {
    let read = KeyEntry("keys.read", [.enter], sends: .menu(.chosen(row.number)))
    keys += [.edit].under(.code) + [read].under(.text) + [hint].under(.verdict)
  }
  keys += [test, .play(row.id, state.check?.example), .run(row.id), .watch, solution, reset]
    .under(.code)
  if !state.isListShown { keys += pageKeys(state, window).under(.text) }
  return keys + [.search, .help, .back([.command(.quit), .escape, .left])]
}

private func pageKeys(_ state: AppState, _ window: WindowDrawing) -> [KeyEntry] {
  KeyEntry.scrolling(in: window.lessonPage(state)) {
    .lesson(.selected(state.lesson.selection, top: $0))
  }
}

extension AppState {
  /// Whether the last action was a reset, or its undoing, that can be undone.
  fileprivate var canUndoReset: Bool {
    switch lesson.showing {
    case .reset(.some), .undone(.putBack(.some)): true
    default: status.state == .untouched && lesson.hasBackup
    }
  }

  /// Whether a hint is available for the selected check.
  fileprivate var canAskForHint: Bool {
    if lesson.showing.isGrading { return false }
    switch status.state {
    case .passed, .unreadable: return false
    case .untouched, .changed, .doesNotCompile, .incomplete, .failed: break
    }
    // The strongest hint isn't given twice in a row.
    if case .hint(.shown(let hint)) = lesson.showing, hint.isAgain,
      hint.check == check?.id || hint.obstacle != nil
    {
      return false
    }
    if case .hint(.verdictFirst) = lesson.showing { return false }
    return !isListShown || check.map { $0.result != .passed } ?? false
  }
}

private func listKeys(_ state: AppState, _ choice: VerdictChoice) -> [KeyEntry] {
  [
    KeyEntry("keys.next-failure", [.command(.next)], others: [.command(.previous)]) {
      choice.failure(after: !$0.leadsBack)
    },
    KeyEntry("keys.choose", [.up, .down], others: .upAndDown) {
      $0.leadsBack ? choice.up() : choice.down()
    },
    KeyEntry("keys.unfold", [.enter], others: [.right]) { _ in choice.toggle() },
    KeyEntry(
      "keys.why", .why, sends: state.section == nil ? nil : .lesson(.sectionRequested)),
    KeyEntry("keys.page", others: [.command(.page)] + .furtherKeys) { key in
      switch key {
      case .home: choice.select(0)
      case .end: choice.select(choice.list.rows.count - 1)
      default: choice.page(key)
      }
    },
  ]
}

private struct VerdictChoice {
  let state: AppState
  let list: VerdictList
  /// The index of the selected row.
  let index: Int?

  init(_ state: AppState, _ window: WindowDrawing) {
    self.state = state
    list = window.verdictList(state)
    index = list.rows.firstIndex { $0.row == state.lesson.selection }
  }

  private func show(_ row: VerdictRow?, top: Int) -> [AppEvent] {
    row == state.lesson.selection && top == list.page.top ? [] : [.lesson(.selected(row, top: top))]
  }

  func select(_ index: Int) -> [AppEvent] {
    guard !list.rows.isEmpty else { return [] }
    let row = list.rows[max(0, min(index, list.rows.count - 1))]
    let top = list.page.viewport.top(near: list.page.top, showing: row.lines)
    // A check that is higher than the window is shown from its start, even when coming from below.
    return show(
      row.row, top: row.lines.count > list.page.viewport.height ? row.lines.lowerBound : top)
  }

  func up() -> [AppEvent] {
    guard let index else { return select(0) }
    let row = list.rows[index]
    if row.lines.lowerBound < list.page.top { return show(row.row, top: list.page.top - 1) }
    return index == 0 ? show(row.row, top: 0) : select(index - 1)
  }

  func down() -> [AppEvent] {
    guard let index else { return select(0) }
    let row = list.rows[index]
    if row.lines.upperBound > list.page.top + list.page.viewport.height {
      return show(row.row, top: list.page.top + 1)
    }
    return select(index + 1)
  }

  func page(_ key: Key) -> [AppEvent] {
    guard let top = scrolled(by: key, from: list.page.top, in: list.page.viewport) else {
      return []
    }
    let seen = top..<(top + list.page.viewport.height)
    // If the selected row is out of view now, the first row in view is selected.
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

  func failure(after isAfter: Bool) -> [AppEvent] {
    // The selected failure itself, if it isn't unfolded yet.
    let here = isAfter ? state.check.flatMap { $0.fails && !isOpen($0) ? $0 : nil } : nil
    return (here ?? state.failure(after: isAfter)).map {
      [.lesson(.checkChosen($0.id, step: $0.step))]
    } ?? []
  }

  private func isOpen(_ check: CheckVerdict) -> Bool {
    state.lesson.unfolded.isSuperset(of: [.step(check.step), .check(check.id)])
  }
}
