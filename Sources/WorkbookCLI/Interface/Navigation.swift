import Reducers

/// Decides which screen is shown, and keeps the lesson's screen at the lesson that was chosen.
func navigationReducer(_ state: inout AppState, _ event: AppEvent) {
  if event != .effectTaken { state.misunderstood = nil }
  switch event {
  case .menuRequested: state.screen = .menu
  case .helpRequested: state.screen = .help
  case .quitRequested: state.isOver = true
  case .notUnderstood(let text): state.misunderstood = text
  case .menu(.chosen): lessonReducer(&state.lesson, .opened(state.menu.selected.id))
  case .menu(.refreshed), .effectTaken: break
  case .reader(.opened): state.screen = .reader
  case .reader:
    // The text is read: what comes next is the exercise.
    if state.reader.isAtEnd { state.screen = .lesson }
  case .lesson: state.screen = .lesson
  }
}
