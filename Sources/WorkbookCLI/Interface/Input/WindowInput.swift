import Terminal

/// What a key means, given what is on the screen: the window's only way in.
///
/// A pure function: where the meaning depends on what is in view, the drawing says what that is.
func events(for key: Key, in state: AppState, _ window: WindowDrawing) -> [AppEvent] {
  switch key {
  case .control("c"): return [.quitRequested]
  case .control("z"): return [.suspendRequested]
  default: break
  }
  // Nobody acts on what they can't see.
  guard window.isLargeEnough else { return key == .character("q") ? [.quitRequested] : [] }
  if case .askingToReset = state.lesson.showing, state.screen == .lesson {
    return answers(toReset: key)
  }
  switch state.screen {
  case .menu: return menuEvents(for: key, in: state)
  case .help: return helpEvents(for: key, in: state, window)
  case .reader: return readerEvents(for: key, in: state, window)
  case .lesson: return lessonEvents(for: key, in: state, window)
  case .search: return searchEvents(for: key, in: state)
  }
}

/// Keys that do the same wherever they mean nothing else.
func commonEvents(for key: Key) -> [AppEvent] {
  switch key {
  case .character("t"): [.lesson(.testRequested)]
  case .character("h"): [.lesson(.hintRequested)]
  case .character("e"): [.lesson(.editRequested)]
  case .character("s"): [.lesson(.solutionRequested)]
  case .character("r"): [.lesson(.resetRequested)]
  case .character("v"): [.lessonRequested]
  case .character("w"): [.watchToggled]
  case .character("/"): [.searchRequested]
  case .character("?"): [.helpRequested]
  default: []
  }
}

/// Only a `y` puts the stub back.
private func answers(toReset key: Key) -> [AppEvent] {
  switch key {
  case .character("y"), .character("Y"): [.lesson(.resetAnswered(true))]
  case .character("n"), .character("N"), .character("q"), .escape: [.lesson(.resetAnswered(false))]
  default: []
  }
}

private func menuEvents(for key: Key, in state: AppState) -> [AppEvent] {
  let numbers = state.menu.rows.map(\.number)
  func move(to index: Int) -> [AppEvent] {
    [.menu(.moved(to: numbers[max(0, min(index, numbers.count - 1))]))]
  }
  switch key {
  case .up, .character("k"): return move(to: state.menu.selection - 1)
  case .down, .character("j"): return move(to: state.menu.selection + 1)
  case .home, .pageUp: return move(to: 0)
  case .end, .pageDown: return move(to: numbers.count - 1)
  case .enter, .right, .character("l"): return [.menu(.chosen(state.menu.selected.number))]
  case .character("q"): return [.quitRequested]
  case .character(let character):
    if let number = character.wholeNumberValue, numbers.contains(number) {
      return [.menu(.moved(to: number))]
    }
    return commonEvents(for: key)
  default: return []
  }
}

private func helpEvents(
  for key: Key, in state: AppState, _ window: WindowDrawing
) -> [AppEvent] {
  switch key {
  case .character("q"), .character("?"), .escape, .enter: return [.helpClosed]
  default:
    let lines = window.helpLines(for: state.helpOrigin)
    let viewport = Viewport(height: window.bodyHeight, count: lines.count)
    return scrolled(by: key, from: state.helpTop, in: viewport).map { [.helpScrolled(to: $0)] }
      ?? []
  }
}

private func searchEvents(for key: Key, in state: AppState) -> [AppEvent] {
  let search = state.search
  switch key {
  case .escape: return [.menuRequested]
  case .up, .backTab: return [.search(.moved(to: search.selection - 1))]
  case .down, .tab: return [.search(.moved(to: search.selection + 1))]
  case .pageUp: return [.search(.moved(to: search.selection - 5))]
  case .pageDown: return [.search(.moved(to: search.selection + 5))]
  case .enter: return search.selected == nil ? [] : [.search(.chosen)]
  default:
    guard let query = edited(search.query, by: key) else { return [] }
    return [.search(.queryChanged(query))]
  }
}

/// A line of text after a key that changes it; nil if it doesn't.
func edited(_ text: String, by key: Key) -> String? {
  switch key {
  case .character(let character): String((text + String(character)).prefix(200))
  case .paste(let pasted):
    String((text + pasted.map { $0.isNewline ? " " : String($0) }.joined()).prefix(200))
  case .backspace, .delete: text.isEmpty ? nil : String(text.dropLast())
  case .control("u"): ""
  default: nil
  }
}

/// The first line in view after a key that scrolls; nil if it doesn't.
func scrolled(by key: Key, from top: Int, in viewport: Viewport) -> Int? {
  // Two lines stay, to read on from.
  let page = max(1, viewport.height - 2)
  let wanted: Int? =
    switch key {
    case .up, .character("k"): top - 1
    case .down, .character("j"): top + 1
    case .pageUp, .character("b"), .control("b"): top - page
    case .pageDown, .character(" "), .control("f"): top + page
    case .home: 0
    case .end: viewport.lastTop
    default: nil
    }
  return wanted.map { viewport.top(near: $0) }
}
