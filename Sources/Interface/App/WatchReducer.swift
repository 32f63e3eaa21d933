/// What became of watching when it was asked for, by the lessons' numbers.
enum WatchNews: Equatable {
  case started(number: Int)
  case moved(from: Int, number: Int)
  case stopped(number: Int)
}

extension WatchNews: SentenceKey { static let heading = "window.watch-" }

/// Watches one lesson: tests it each time that its exercise is saved, wherever the learner is.
func watchReducer(_ state: inout AppState, _ event: AppEvent) {
  if !event.isNews { state.watchNews = nil }
  let chosen = state.menu.selected
  switch event {
  case .watchToggled:
    let before = state.menu.rows.first { $0.id == state.watched }
    if let before, before.id == chosen.id {
      (state.watched, state.watchNews) = (nil, .stopped(number: chosen.number))
    } else {
      state.watchNews =
        before.map { .moved(from: $0.number, number: chosen.number) }
        ?? .started(number: chosen.number)
      state.watched = chosen.id
      // The last verdict may have scrolled out of view.
      state.lesson.latest = nil
      lessonReducer(&state.lesson, .testRequested)
    }
    state.show(.lesson)
    state.effects.append(.watch(state.watched))
    if state.watched != nil { state.effects += [.grade(chosen.id), .refresh] }
  case .saved(let id):
    guard id == state.watched else { return }
    if id == chosen.id {
      // A save brings its lesson on the screen, unless the learner is in the middle of something.
      if !state.isBusy { state.show(.lesson) }
      lessonReducer(&state.lesson, .saved)
    }
    state.effects += [.grade(id), .refresh]
  default: break
  }
}

extension AppState {
  /// Whether the learner is in the middle of something that a verdict would take away from them.
  fileprivate var isBusy: Bool {
    screen == .search || screen == .player || (screen == .reader && reader.draft != nil)
  }
}

extension AppEvent {
  /// Whether it is news from outside, and nothing that the learner did.
  fileprivate var isNews: Bool {
    switch self {
    case .effectTaken, .resized, .gradedElsewhere, .saved, .menu(.refreshed), .menu(.graded),
      .lesson(.gradingMoved), .lesson(.gradingLasts), .lesson(.graded), .lesson(.cancelled):
      true
    default: false
    }
  }
}
