import Curriculum
import Terminal

/// Everything that can happen to the interface: what a person wants, and what came of it outside.
package enum AppEvent: Equatable {
  case menu(MenuEvent)
  case reader(ReaderEvent)
  case lesson(LessonEvent)
  case search(SearchEvent)
  case player(PlayerEvent)
  case scratch(ScratchEvent)
  /// A verdict on another lesson than the chosen one.
  case gradedElsewhere(Verdict)
  /// A command begins at another screen than the menu.
  case began(at: Screen)
  case menuRequested
  /// The lesson's screen, with nothing done there.
  case lessonRequested
  case searchRequested
  case helpRequested
  /// Back to where the person came from.
  case backRequested
  /// The help is shown from this line on.
  case helpScrolled(to: Int)
  case watchToggled
  /// Everything is to be said in the next language.
  case languageRequested
  case translated(Translation)
  /// The exercise of the lesson in this folder was saved.
  case saved(String)
  case suspendRequested
  case quitRequested
  case notUnderstood(Misunderstanding)
  case resized(TerminalSize)
  /// The runtime has begun the first of the effects.
  case effectTaken
}

extension AppEvent {
  /// The menu's own event in this one, if it is one: what `pullback` asks.
  var menu: MenuEvent? {
    if case .menu(let event) = self { event } else { nil }
  }

  var reader: ReaderEvent? {
    if case .reader(let event) = self { event } else { nil }
  }

  var lesson: LessonEvent? {
    if case .lesson(let event) = self { event } else { nil }
  }

  var player: PlayerEvent? {
    if case .player(let event) = self { event } else { nil }
  }

  var scratch: ScratchEvent? {
    if case .scratch(let event) = self { event } else { nil }
  }

  var search: SearchEvent? {
    if case .search(let event) = self { event } else { nil }
  }
}

/// The whole interface: each screen's small reducer pulled back to the whole state, then those that
/// see all of it.
///
/// `combine` keeps the order: a screen has changed before navigation and effects look at it.
package func makeAppReducer() -> Reducer<AppState, AppEvent> {
  combine(
    pullback(menuReducer, state: \.menu, event: \.menu),
    pullback(readerReducer, state: \.reader, event: \.reader),
    pullback(lessonReducer, state: \.lesson, event: \.lesson),
    pullback(searchReducer, state: \.search, event: \.search),
    pullback(playerReducer, state: \.player, event: \.player),
    pullback(scratchReducer, state: \.scratch, event: \.scratch),
    navigationReducer,
    verdictReducer,
    effectReducer,
    playerEffectReducer,
    scratchEffectReducer,
    languageReducer,
    watchReducer,
    hintReducer,
    solutionReducer,
    placeReducer
  )
}
