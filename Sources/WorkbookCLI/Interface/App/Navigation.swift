import Reducers

/// Decides which screen is shown, and keeps the lesson's screen at the lesson that was chosen.
func navigationReducer(_ state: inout AppState, _ event: AppEvent) {
  if event != .effectTaken { state.misunderstood = nil }
  switch event {
  case .menuRequested: state.screen = .menu
  case .lessonRequested: state.screen = .lesson
  case .searchRequested:
    state.search.selection = 0
    state.screen = .search
  case .helpRequested:
    if state.screen != .help { state.helpOrigin = state.screen }
    (state.screen, state.helpTop) = (.help, 0)
  case .helpClosed: state.screen = state.helpOrigin
  case .helpScrolled(let top): state.helpTop = max(0, top)
  case .quitRequested: state.isOver = true
  case .notUnderstood(let text): state.misunderstood = text
  case .resized(let size): state.window = size
  case .menu(.chosen), .menu(.moved): lessonReducer(&state.lesson, .opened(state.menu.selected.id))
  case .search(.chosen):
    guard let result = state.search.selected else { return }
    menuReducer(&state.menu, .chosen(result.lesson))
    lessonReducer(&state.lesson, .opened(state.menu.selected.id))
  case .menu(.refreshed), .search, .suspendRequested, .effectTaken: break
  case .reader(.opened), .reader(.resumed), .reader(.jumped): state.screen = .reader
  case .reader(let event):
    // The text is read: what comes next is the exercise.
    if state.reader.isAtEnd, event.goesOn { state.screen = .lesson }
  case .lesson(.gradingMoved), .lesson(.graded), .lesson(.sourceRead), .lesson(.cancelled):
    // News from outside doesn't take anybody away from what they are looking at.
    if state.window == nil { state.screen = .lesson }
  case .lesson: state.screen = .lesson
  }
}
