import Terminal

extension KeyTable {
  /// The keys for what is on the screen.
  ///
  /// A pure function: where the visible part matters, the drawing tells it.
  init(for state: AppState, _ window: WindowDrawing) {
    guard window.isLargeEnough else {
      // If the window is too small to show anything, only these keys work.
      entries = [.quit] + KeyEntry.everywhere
      return
    }
    entries = keys(of: state.screen, in: state, window) + KeyEntry.everywhere
  }
}

private func keys(of screen: Screen, in state: AppState, _ window: WindowDrawing) -> [KeyEntry] {
  switch screen {
  case .menu: menuKeys(state)
  case .help: helpKeys(in: window.helpPage(state))
  case .reader: readerKeys(state, window)
  case .lesson: lessonKeys(state, window)
  case .search: searchKeys(state)
  case .player: playerKeys(state)
  case .scratch: scratchKeys(state, window)
  }
}

/// The help of a screen: its keys, and those that work everywhere.
func helpSections(for screen: Screen, in state: AppState, _ window: WindowDrawing) -> [KeySection] {
  var there = state
  (there.screen, there.offeredLanguage) = (screen, nil)
  let own =
    switch screen {
    // Its visible part would depend on these keys, so an empty page is used.
    case .help: helpKeys(in: Page([], height: 1))
    // `?` can be typed into the search field, so the search shows its keys itself.
    case .search: [KeyEntry]()
    case .player: playerHelp(there.player)
    case .menu, .reader, .scratch, .lesson: keys(of: screen, in: there, window)
    }
  let entries = own + KeyEntry.everywhere
  return KeyGroup.allCases.compactMap { group in
    var named: Set<Sentence> = []
    let entries = entries.filter { $0.group == group && named.insert($0.sentence).inserted }
    return entries.isEmpty ? nil : KeySection(title: Sentence(group), entries: entries)
  }
}

struct KeySection {
  var title: Sentence
  var entries: [KeyEntry]
}

func menuKeys(_ state: AppState) -> [KeyEntry] {
  let row = state.menu.selected
  let numbers = state.menu.rows.map(\.number)
  let (selection, count) = (state.menu.selection, numbers.count)
  func move(to index: Int) -> AppEvent { .menu(.moved(to: numbers[index])) }
  let hint = KeyEntry("keys.hint", .hint, sends: row.isPassed ? nil : .lesson(.hintRequested))
  let digits = numbers.filter { $0 < 10 }.map { Key.character(Character("\($0)")) }
  let offer = state.offeredLanguage.map { name in
    KeyEntry(
      Sentence("keys.offered-language", ["name": name]), .language, sends: .languageRequested)
  }
  let read = KeyEntry("keys.read", [.enter], others: [.right], sends: .menu(.chosen(row.number)))
  // What comes next with the chosen lesson stands first.
  let next: [KeyEntry] =
    switch row.status.state {
    case .untouched, .passed, .unreadable: [read].under(.lessons)
    case .changed: [.test, .edit].under(.code)
    case .doesNotCompile, .incomplete, .failed: [.verdict, .edit].under(.code)
    }
  return [offer].compactMap(\.self) + next
    + [
      .choosing(from: selection, of: count, move),
      KeyEntry("keys.recall", .recall, sends: state.menu.recall == nil ? nil : .recallRequested),
      read,
    ].under(.lessons) + [.test, .edit, hint, .play(row.id), .verdict, .watch].under(.code)
    + [
      .moving("keys.choose-end", others: .furtherKeys, from: selection, of: count, by: count, move),
      KeyEntry("keys.choose-number", others: digits) { key in
        digits.firstIndex(of: key).flatMap { $0 == selection ? nil : [move(to: $0)] } ?? []
      },
    ].under(.lessons) + [.search, .language, .help, .quit]
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
    "keys.stop", [.escape], sends: scratch.isRunning ? .scratch(.cancelRequested) : nil)
  let again = KeyEntry(
    "keys.run-again", .run,
    sends: scratch.isRunning ? nil : .scratch(.requested(scratch.lesson)))
  let scrolling = KeyEntry.scrolling(in: page) { line in
    .scratch(.scrolled(to: line == page.viewport.lastTop ? nil : line))
  }
  return [stop, again, .edit, .test].under(.code) + scrolling.under(.text)
    + [.help, .back([.command(.quit), .escape, .left])]
}

/// The keys of the help, which are listed there, too.
private func helpKeys(in page: Page) -> [KeyEntry] {
  KeyEntry.scrolling(in: page) { .helpScrolled(to: $0) }.under(.text)
    + [.back([.command(.quit), .command(.help), .escape, .enter]), .language]
}
