import Curriculum
import Terminal

/// Everything that the interface knows. What is on the screen follows from it, and from nothing
/// else.
package struct AppState: Equatable {
  /// What the person looks at now.
  package var screen = Screen.menu
  /// What it began with: the way back from there leads out.
  var entry = Screen.menu
  /// Where the way back leads, the nearest last.
  var trail: [Stop] = []
  /// The lessons, and which of them is chosen.
  package var menu: MenuState
  /// The text that is read, as far as it was read.
  package var reader = ReaderState()
  /// The lesson that was chosen last, with the latest that came of it.
  package var lesson = LessonState()
  var search = SearchState()
  /// The run that is played, or was played last.
  package var player = PlayerState()
  /// What an exercise's `scratch()` prints, or printed last.
  package var scratch = ScratchState()
  /// What a window remembers of the lessons that were chosen before, by their folders.
  var visited: [String: LessonState] = [:]
  /// The texts that a window has read before, by their lessons' folders.
  var texts: [String: ReaderState] = [:]
  /// The first line of the help that is shown, from 0.
  var helpTop = 0
  /// The size of the whole-screen interface; nil in the menu of lines, which just goes on below.
  var window: TerminalSize?
  /// What the reducers want done outside, in order; the runtime does it and reports with an event.
  package var effects: [Effect] = []
  /// Why nobody could make anything of what was typed last.
  var misunderstood: Misunderstanding?
  /// The folder of the lesson that is graded whenever its exercise is saved.
  package var watched: String?
  /// What became of watching just now.
  var watchNews: WatchNews?
  /// Whether the person has left.
  package var isOver = false

  /// The menu, with nothing done yet.
  package init(menu: MenuState, window: TerminalSize? = nil) {
    self.menu = menu
    self.window = window
    (lesson.lesson, lesson.passed) = (menu.selected.id, menu.selected.standing.passed)
    lesson.unfold(verdict)
  }
}

/// What the person looks at.
package enum Screen: Equatable {
  case menu
  case help
  case reader
  case lesson
  case search
  case player
  case scratch
}
