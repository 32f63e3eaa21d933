/// A change of watching, with lesson numbers.
enum WatchUpdate: Equatable {
  case started(number: Int)
  case moved(from: Int, number: Int)
  case stopped(number: Int)
}

extension WatchUpdate: SentenceKey { static let heading = "window.watch-" }

/// Watches one lesson: grades it whenever its exercise is saved, whatever screen is shown. In a
/// window that is the lesson shown last, unless the learner has turned it off.
func watchReducer(_ state: inout AppState, _ event: AppEvent) {
  if !event.isNews { state.watchUpdate = nil }
  let chosen = state.menu.selected
  switch event {
  case .watchToggled:
    let before = state.menu.rows.first { $0.id == state.watched }
    state.watchesByItself = before?.id != chosen.id
    state.show(.lesson)
    guard state.watchesByItself else {
      state.watchUpdate = .stopped(number: chosen.number)
      return state.watch(nil)
    }
    state.watchUpdate =
      before.map { .moved(from: $0.number, number: chosen.number) }
      ?? .started(number: chosen.number)
    state.watch(chosen.id)
    // The last verdict may have scrolled out of view.
    state.lesson.latest = nil
    lessonReducer(&state.lesson, .testRequested)
    state.effects += [.grade(chosen.id), .refresh]
  case .saved(let id):
    guard id == state.watched else { return }
    if id == chosen.id {
      // A save shows its lesson, unless the learner is doing something else.
      if !state.isBusy { state.show(.lesson) }
      lessonReducer(&state.lesson, .saved)
    }
    state.effects += [.grade(id), .refresh]
  default:
    let isShown = state.window != nil && state.screen == .lesson && state.watchesByItself
    if isShown, state.watched != chosen.id { state.watch(chosen.id) }
  }
}

extension AppState {
  /// Inserted as the first effect, because an editor that is opened next may save at once.
  fileprivate mutating func watch(_ id: String?) {
    watched = id
    effects.insert(.watch(id), at: 0)
  }

  /// Whether showing a verdict would interrupt the learner.
  fileprivate var isBusy: Bool {
    screen == .search || screen == .player || (screen == .reader && reader.draft != nil)
  }
}

extension AppEvent {
  /// Whether the event comes from outside rather than from the user.
  fileprivate var isNews: Bool {
    switch self {
    case .effectTaken, .resized, .gradedElsewhere, .saved, .menu(.refreshed), .menu(.graded),
      .lesson(.gradingMoved), .lesson(.gradingLasts), .lesson(.graded), .lesson(.cancelled):
      true
    default: false
    }
  }
}
