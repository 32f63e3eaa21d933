/// Everything that can happen to the interface: what a person wants, and what came of it outside.
enum AppEvent: Equatable {
  case menu(MenuEvent)
  case reader(ReaderEvent)
  case lesson(LessonEvent)
  case menuRequested
  case helpRequested
  case quitRequested
  case notUnderstood(String)
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
}
