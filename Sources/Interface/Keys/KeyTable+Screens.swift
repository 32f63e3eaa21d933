import Terminal

extension KeyTable {
  /// The keys of what is on the screen.
  ///
  /// A pure function: where it matters what is in view, the drawing says what that is.
  init(for state: AppState, _ window: WindowDrawing) {
    guard window.isLargeEnough else {
      // Nobody acts on what they can't see.
      entries = [.quit] + KeyEntry.everywhere
      return
    }
    let own: [KeyEntry] =
      switch state.screen {
      case .menu: menuKeys(state)
      case .help: helpKeys(state, window)
      case .reader: readerKeys(state, window)
      case .lesson: lessonKeys(state, window)
      case .search: searchKeys(state)
      case .player: playerKeys(state)
      case .scratch: scratchKeys(state, window)
      }
    entries = own + KeyEntry.everywhere
  }
}

/// What the help explains about a screen, section by section.
func helpSections(for screen: Screen, in state: AppState, _ window: WindowDrawing) -> [KeySection] {
  var there = state
  there.screen = screen
  let own: [KeySection] =
    switch screen {
    case .menu: [KeySection(title: "window.help-menu", entries: menuKeys(there))]
    // A question mark can be looked for; so the search itself says what its keys do.
    case .help, .search: []
    case .reader: readerSections(there, window)
    case .player: playerSections(there)
    case .scratch:
      [KeySection(title: "window.help-scratch", entries: scratchKeys(there, window))]
    case .lesson: [KeySection(title: "window.help-lesson", entries: lessonKeys(there, window))]
    }
  let help = helpKeys(from: 0, in: Viewport(height: 1, count: 1))
  // What a screen offers itself is explained there.
  let explained = own.flatMap(\.entries).map(\.sentence)
  let everywhere = KeyEntry.everywhere.filter { !explained.contains($0.sentence) }
  return own + [
    KeySection(title: "window.help-everywhere", entries: everywhere),
    KeySection(title: "window.help-help", entries: help),
  ]
}
