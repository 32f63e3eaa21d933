import Terminal

extension KeyTable {
  /// The keys of what is on the screen.
  ///
  /// A pure function: where it matters what is in view, the drawing says what that is.
  init(for state: AppState, _ window: WindowDrawing) {
    guard window.isLargeEnough else {
      // Where the window is too small to show anything, keys do nothing else.
      entries = [.quit] + KeyEntry.everywhere
      return
    }
    let own: [KeyEntry] =
      switch state.screen {
      case .menu: menuKeys(state)
      case .help: helpKeys(in: window.helpPage(state))
      case .reader: readerKeys(state, window)
      case .lesson: lessonKeys(state, window)
      case .search: searchKeys(state)
      case .player: playerKeys(state)
      case .scratch: scratchKeys(state, window)
      }
    entries = own + KeyEntry.everywhere
  }
}

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
  let help = helpKeys(in: Page([], height: 1))
  // A key that the screen itself explains isn't explained again.
  let explained = own.flatMap(\.entries).map(\.sentence)
  let everywhere = KeyEntry.everywhere.filter { !explained.contains($0.sentence) }
  return own + [
    KeySection(title: "window.help-everywhere", entries: everywhere),
    KeySection(title: "window.help-help", entries: help),
  ]
}

func menuKeys(_ state: AppState) -> [KeyEntry] {
  let numbers = state.menu.rows.map(\.number)
  let (selection, count) = (state.menu.selection, numbers.count)
  func move(to index: Int) -> AppEvent { .menu(.moved(to: numbers[index])) }
  let digits = numbers.filter { $0 < 10 }.map { Key.character(Character("\($0)")) }
  return [
    .choosing(from: selection, of: count, move),
    KeyEntry(
      "keys.read", [.enter], others: [.right, "l"],
      sends: .menu(.chosen(state.menu.selected.number))),
    .test, .edit, .hint, .verdict("keys.verdict"), .play(state.menu.selected.id), .search,
    .solution, .reset, .watch,
    .moving(
      "keys.choose-end", others: [.home, .pageUp, .end, .pageDown], from: selection, of: count,
      by: count, move),
    KeyEntry("keys.choose-number", others: digits) { key in
      digits.firstIndex(of: key).flatMap { $0 == selection ? nil : [move(to: $0)] } ?? []
    },
    .language, .help, .quit,
  ]
}

func searchKeys(_ state: AppState) -> [KeyEntry] {
  let search = state.search
  let (selection, count) = (search.selection, search.results.count)
  func move(to index: Int) -> AppEvent { .search(.moved(to: index)) }
  return [
    .choosing(from: selection, of: count, others: [.backTab, .tab], move),
    .moving(
      "keys.choose-page", others: [.pageUp, .pageDown], from: selection, of: count, by: 5, move),
    KeyEntry("keys.open", [.enter], sends: search.selected == nil ? nil : .search(.chosen)),
    .back([.escape]),
  ] + KeyEntry.typing(in: search.query) { .search(.edited($0)) }
}

func scratchKeys(_ state: AppState, _ window: WindowDrawing) -> [KeyEntry] {
  let (scratch, page) = (state.scratch, window.scratchPage(state))
  let stop = KeyEntry(
    "keys.stop-scratch", [.escape],
    sends: scratch.isRunning ? .scratch(.cancelRequested) : nil)
  let again = KeyEntry(
    "keys.scratch-again", ["x"],
    sends: scratch.isRunning ? nil : .scratch(.requested(scratch.lesson)))
  let scrolling = KeyEntry.scrolling(in: page) { line in
    .scratch(.scrolled(to: line == page.viewport.lastTop ? nil : line))
  }
  return [stop, again, .edit, .test] + scrolling + [.help, .back(["q", .escape, .left])]
}

/// What keys do while the keys are explained; the help explains these, too.
private func helpKeys(in page: Page) -> [KeyEntry] {
  KeyEntry.scrolling(in: page) { .helpScrolled(to: $0) }
    + [.back(["q", "?", .escape, .enter])]
}
