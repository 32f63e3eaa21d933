import Curriculum
import Terminal

/// Everything that the interface knows. What is on the screen follows from it, and from nothing
/// else.
struct AppState: Equatable {
  var screen = Screen.menu
  var menu: MenuState
  var reader = ReaderState()
  var lesson = LessonState()
  var search = SearchState()
  /// What a window remembers of the lessons that were chosen before, by their folders.
  var visited: [String: LessonState] = [:]
  /// The screen that help was asked for on.
  var helpOrigin = Screen.menu
  /// The first line of the help that is shown, from 0.
  var helpTop = 0
  /// The size of the whole-screen interface; nil in the menu of lines, which just goes on below.
  var window: TerminalSize?
  /// What the reducers want done outside, in order; the runtime does it and reports with an event.
  var effects: [Effect] = []
  /// What was typed last, if nobody could make anything of it.
  var misunderstood: String?
  /// Whether the chosen lesson is graded whenever its exercise is saved.
  var isWatching = false
  var isOver = false

  /// The menu, with nothing done yet.
  init(menu: MenuState, window: TerminalSize? = nil) {
    self.menu = menu
    self.window = window
    lesson.lesson = menu.selected.id
  }
}

/// What the person looks at.
enum Screen: Equatable {
  case menu
  case help
  case reader
  case lesson
  case search
}
