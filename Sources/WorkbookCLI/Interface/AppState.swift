import Curriculum

/// Everything that the interface knows. What is on the screen follows from it, and from nothing
/// else.
struct AppState: Equatable {
  var screen = Screen.menu
  var menu: MenuState
  var reader = ReaderState()
  var lesson = LessonState()
  /// What the reducers want done outside, in order; the runtime does it and reports with an event.
  var effects: [Effect] = []
  /// What was typed last, if nobody could make anything of it.
  var misunderstood: String?
  var isOver = false

  /// The menu, with nothing done yet.
  init(menu: MenuState) {
    self.menu = menu
    lesson.lesson = menu.selected.id
  }
}

/// What the person looks at.
enum Screen: Equatable {
  case menu
  case help
  case reader
  case lesson
}
