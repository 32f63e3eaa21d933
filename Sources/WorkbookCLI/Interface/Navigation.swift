import Reducers

/// Decides which screen is shown, and that a lesson's screen is about the selected lesson.
func navigationReducer(_ state: inout AppState, _ event: AppEvent) {
  if event != .effectTaken { state.misunderstood = nil }
  switch event {
  case .menuRequested: state.screen = .menu
  case .helpRequested: state.screen = .help
  case .quitRequested: state.isOver = true
  case .notUnderstood(let text): state.misunderstood = text
  case .menu(.chosen), .menu(.refreshed), .effectTaken: break
  case .reader(.opened): state.screen = .reader
  case .reader:
    // The text is read: what comes next is the exercise.
    if state.reader.isAtEnd { showLesson(&state) }
  case .lesson(.opened): state.screen = .lesson
  case .lesson: showLesson(&state)
  }
}

private func showLesson(_ state: inout AppState) {
  lessonReducer(&state.lesson, .opened(state.menu.selected.id))
  state.screen = .lesson
}
