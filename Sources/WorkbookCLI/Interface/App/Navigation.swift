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
  case .watchToggled:
    state.isWatching.toggle()
    state.screen = .lesson
  case .saved: if state.willTest(after: event) { show(saved: &state) }
  case .quitRequested: state.isOver = true
  case .notUnderstood(let text): state.misunderstood = text
  case .resized(let size): state.window = size
  case .menu(.chosen), .menu(.moved): openLesson(&state)
  case .search(.asked): state.screen = .search
  case .search(.chosen):
    guard let result = state.search.selected else { return }
    menuReducer(&state.menu, .chosen(result.lesson))
    openLesson(&state)
  case .gradedElsewhere(let verdict):
    let id = verdict.lesson.id
    lessonReducer(&state.visited[id, default: LessonState(lesson: id)], .graded(verdict))
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

/// Shows what comes of a save: whoever saves wants to see it, and has finished nothing else first.
private func show(saved state: inout AppState) {
  let isTyping = state.screen == .search || (state.screen == .reader && state.reader.draft != nil)
  if !isTyping { state.screen = .lesson }
  lessonReducer(&state.lesson, .saved)
}

/// Turns to the lesson that is chosen now; a window remembers what was known of the one before.
private func openLesson(_ state: inout AppState) {
  let id = state.menu.selected.id
  guard state.lesson.lesson != id else { return }
  if state.window != nil {
    // Whether it is still graded by then is told by the verdict.
    if state.lesson.showing.isGrading { lessonReducer(&state.lesson, .dismissed) }
    state.visited[state.lesson.lesson] = state.lesson
  }
  if let known = state.visited[id] {
    state.lesson = known
  } else {
    lessonReducer(&state.lesson, .opened(id))
  }
}

extension AppState {
  /// Whether what was saved is what is watched now.
  func willTest(after event: AppEvent) -> Bool {
    isWatching && event == .saved(menu.selected.id)
  }
}
