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

/// What keys do in the list of lessons.
func menuKeys(_ state: AppState) -> [KeyEntry] {
  let numbers = state.menu.rows.map(\.number)
  func move(to index: Int) -> [AppEvent] {
    let index = max(0, min(index, numbers.count - 1))
    return index == state.menu.selection ? [] : [.menu(.moved(to: numbers[index]))]
  }
  let digits = numbers.filter { $0 < 10 }.map { Key.character(Character("\($0)")) }
  return [
    KeyEntry("keys.choose", [.up, .down], others: ["k", "j"]) { key in
      move(to: state.menu.selection + (key == .up || key == "k" ? -1 : 1))
    },
    KeyEntry(
      "keys.read", [.enter], others: [.right, "l"],
      sends: .menu(.chosen(state.menu.selected.number))),
    .test, .edit, .hint, .verdict("keys.verdict"), .play(state.menu.selected.id), .search,
    .solution,
    .reset, .watch,
    KeyEntry("keys.choose-end", [], others: [.home, .pageUp, .end, .pageDown]) { key in
      move(to: key == .home || key == .pageUp ? 0 : numbers.count - 1)
    },
    KeyEntry("keys.choose-number", [], others: digits) { key in
      move(to: digits.firstIndex(of: key) ?? state.menu.selection)
    },
    .language, .help, .quit,
  ]
}

/// What keys do while something is looked for.
func searchKeys(_ state: AppState) -> [KeyEntry] {
  let search = state.search
  func move(by count: Int) -> [AppEvent] {
    let index = max(0, min(search.selection + count, search.results.count - 1))
    return index == search.selection ? [] : [.search(.moved(to: index))]
  }
  return [
    KeyEntry("keys.choose", [.up, .down], others: [.backTab, .tab]) { key in
      move(by: key == .up || key == .backTab ? -1 : 1)
    },
    KeyEntry("keys.choose-page", [], others: [.pageUp, .pageDown]) { key in
      move(by: key == .pageUp ? -5 : 5)
    },
    KeyEntry("keys.open", [.enter]) { _ in search.selected == nil ? [] : [.search(.chosen)] },
    .back([.escape]),
  ] + KeyEntry.typing(in: search.query) { .search(.edited($0)) }
}

/// What keys do while an exercise's `scratch()` runs, and with what it has printed.
func scratchKeys(_ state: AppState, _ window: WindowDrawing) -> [KeyEntry] {
  let (scratch, page) = (state.scratch, window.scratchPage(state))
  let stop = KeyEntry("keys.stop-scratch", [.escape]) { _ in
    scratch.isRunning ? [.scratch(.cancelRequested)] : []
  }
  let again = KeyEntry("keys.scratch-again", ["x"]) { _ in
    scratch.isRunning ? [] : [.scratch(.requested(scratch.lesson))]
  }
  let scrolling = KeyEntry.scrolling(from: page.top, in: page.viewport) { line in
    .scratch(.scrolled(to: line == page.viewport.lastTop ? nil : line))
  }
  return [stop, again, .edit, .test] + scrolling + [.help, .back(["q", .escape, .left])]
}

/// What keys do while the keys are explained.
func helpKeys(_ state: AppState, _ window: WindowDrawing) -> [KeyEntry] {
  let page = window.helpPage(state)
  return helpKeys(from: page.top, in: page.viewport)
}

/// The same for a page that is shown from this line on; the help explains its own keys, too.
func helpKeys(from top: Int, in viewport: Viewport) -> [KeyEntry] {
  KeyEntry.scrolling(from: top, in: viewport) { .helpScrolled(to: $0) }
    + [.back(["q", "?", .escape, .enter])]
}
