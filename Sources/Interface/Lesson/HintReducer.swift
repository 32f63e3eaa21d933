/// Gives hints: at once where there is a verdict on what the exercise says now, else after a test.
///
/// A hint that isn't on the screen isn't given: who has turned away by then has to ask again.
func hintReducer(_ state: inout AppState, _ event: AppEvent) {
  switch event {
  case .lesson(.hintRequested):
    // What fails isn't known before.
    guard !give(&state, for: state.check?.id) else { return }
    lessonReducer(&state.lesson, .testRequested)
    state.lesson.isHintWanted = true
    state.effects += [.grade(state.lesson.lesson), .refresh]
  case .lesson(.graded):
    let isWanted = state.lesson.isHintWanted && state.screen == .lesson
    state.lesson.isHintWanted = false
    if isWanted { _ = give(&state, for: nil) }
  default: if state.screen != .lesson { state.lesson.isHintWanted = false }
  }
}

/// - Returns: whether there is anything to say before a test.
private func give(_ state: inout AppState, for check: String?) -> Bool {
  guard let hint = state.standing.hint(for: check, shown: state.lesson.hints) else { return false }
  lessonReducer(&state.lesson, .hinted(hint))
  if case .shown(let given) = hint, !given.isAgain {
    state.effects += [
      .recordHint(state.lesson.lesson, check: given.check, strength: given.strength), .refresh,
    ]
  }
  return true
}
