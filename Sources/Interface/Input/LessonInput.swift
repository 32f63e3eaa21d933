import Terminal

/// What keys do on the lesson's screen.
func lessonKeys(_ state: AppState, _ window: WindowDrawing) -> [KeyEntry] {
  switch state.lesson.showing {
  case .askingToReset: questionKeys("keys.reset-yes", "keys.reset-no") { .resetAnswered($0) }
  case .askingForSolution:
    questionKeys("keys.solution-yes", "keys.solution-no") { .solutionAnswered($0) }
  case .solution(let source): solutionKeys(window.solutionPage(source, state))
  default: standingKeys(state, window)
  }
}

/// Only a `y` means yes.
private func questionKeys(
  _ yes: Sentence, _ no: Sentence, _ answer: (Bool) -> LessonEvent
) -> [KeyEntry] {
  [
    KeyEntry(yes, ["y"], others: ["Y"], isKept: true, sends: .lesson(answer(true))),
    KeyEntry(
      no, ["n"], others: ["N", "q", .escape], isKept: true, sends: .lesson(answer(false))),
  ]
}

private func solutionKeys(
  _ page: (lines: [Line], top: Int, viewport: Viewport)
) -> [KeyEntry] {
  KeyEntry.scrolling(from: page.top, in: page.viewport) { .lesson(.selected(nil, top: $0)) }
    + [
      .test, .edit, .watch, .search, .reset, .help,
      .back(["q", .escape, .enter], sends: .lesson(.dismissed)),
    ]
}

private func standingKeys(_ state: AppState, _ window: WindowDrawing) -> [KeyEntry] {
  let row = state.menu.selected
  let isGrading = state.lesson.showing.isGrading
  func unless(_ isIdle: Bool, _ event: AppEvent) -> (Key) -> [AppEvent] {
    { _ in isIdle ? [] : [event] }
  }
  let stop = KeyEntry("keys.stop", [.escape], unless(!isGrading, .lesson(.cancelRequested)))
  let undo = KeyEntry("keys.undo", ["u"], unless(!state.canUndoReset, .lesson(.undoRequested)))
  let read = KeyEntry("keys.read", [.enter], sends: .menu(.chosen(row.number)))
  let section = KeyEntry(
    "keys.section", ["g"], unless(state.section == nil, .lesson(.sectionRequested)))
  let hint = KeyEntry("keys.hint", ["h"], unless(!state.canAskForHint, .lesson(.hintRequested)))
  let test = KeyEntry("keys.test", ["t"], unless(isGrading, .lesson(.testRequested)))
  let edit = KeyEntry("keys.edit-there", ["e"], sends: .lesson(.editRequested))
  let solution = KeyEntry(
    "keys.solution", ["s"],
    unless(state.lesson.showing == .solutionRefused, .lesson(.solutionRequested)))
  let shown = state.isListShown ? listKeys(state, window) : [read] + pageKeys(state, window)
  // One by one: the types of a long sum of lists take the compiler seconds.
  var keys = [stop, undo] + shown.prefix(2)
  keys += row.isPassed ? [solution, edit, test, hint] : [hint, edit, test]
  keys += [.play(row.id, state.check?.example), .watch, section, .scratch(row.id)]
  keys += shown.dropFirst(2)
  if !row.isPassed { keys.append(solution) }
  keys += [.reset, .search, .help, .back(["q", .escape, .left])]
  return keys
}

/// Scrolling in what is shown where there is no list.
private func pageKeys(_ state: AppState, _ window: WindowDrawing) -> [KeyEntry] {
  let page = window.lessonPage(state)
  return KeyEntry.scrolling(from: page.top, in: page.viewport) {
    .lesson(.selected(state.lesson.selection, top: $0))
  }
}

extension AppState {
  /// Whether a reset, or the undoing of one, was the last thing that was done, and can be undone.
  fileprivate var canUndoReset: Bool {
    switch lesson.showing {
    case .reset(.some), .undone(.putBack(.some)): true
    default: false
    }
  }

  /// Whether there is something to be told about the chosen check.
  fileprivate var canAskForHint: Bool {
    if lesson.showing.isGrading { return false }
    switch standing.state {
    case .passed, .unreadable: return false
    case .untouched, .changed, .doesNotCompile, .incomplete, .failed: break
    }
    // That there is nothing stronger was said.
    if case .hint(.shown(let hint)) = lesson.showing, hint.isAgain,
      hint.check == check?.id || hint.obstacle != nil
    {
      return false
    }
    if case .hint(.verdictFirst) = lesson.showing { return false }
    return !isListShown || check.map { $0.result != .passed } ?? false
  }
}
