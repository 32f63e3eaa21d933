import SuiteSupport
import Terminal

extension KeyEntry {
  // Entries that are the same on every screen.
  static var test: KeyEntry { KeyEntry("keys.test", .test, sends: .lesson(.testRequested)) }
  static var hint: KeyEntry { KeyEntry("keys.hint", .hint, sends: .lesson(.hintRequested)) }
  static var edit: KeyEntry { KeyEntry("keys.edit", .edit, sends: .lesson(.editRequested)) }
  static var watch: KeyEntry { KeyEntry("keys.watch", .watch, sends: .watchToggled) }
  static var search: KeyEntry { KeyEntry("keys.search", .search, sends: .searchRequested) }
  static var verdict: KeyEntry { KeyEntry("keys.verdict", .verdict, sends: .lessonRequested) }
  static var language: KeyEntry { KeyEntry("keys.language", .language, sends: .languageRequested) }

  static var help: KeyEntry {
    KeyEntry("keys.help", [.command(.help)], isKept: true, sends: .helpRequested)
  }

  static var quit: KeyEntry {
    KeyEntry("keys.quit", [.command(.quit)], isKept: true, sends: .quitRequested)
  }

  /// Plays the exercise, with the events of the selected failure if there are any.
  static func play(_ lesson: String, _ example: RunExample? = nil) -> KeyEntry {
    KeyEntry("keys.play", .play, sends: .player(.requested(lesson, example)))
  }

  static func run(_ lesson: String) -> KeyEntry {
    KeyEntry("keys.run", .run, sends: .scratch(.requested(lesson)))
  }

  /// Keys that work on every screen but are shown in the help only.
  static var everywhere: [KeyEntry] {
    [
      KeyEntry("keys.quit-anywhere", others: [.control("c")], sends: .quitRequested),
      KeyEntry("keys.suspend", others: [.control("z")], sends: .suspendRequested),
    ]
  }

  static func back(_ keys: [Key], sends event: AppEvent = .backRequested) -> KeyEntry {
    KeyEntry(
      "keys.back", Array(keys.prefix(1)), others: Array(keys.dropFirst()), isKept: true,
      sends: event)
  }

  static func scrolling(in page: Page, _ scroll: @escaping (Int) -> AppEvent) -> [KeyEntry] {
    func events(_ key: Key) -> [AppEvent] {
      guard let line = scrolled(by: key, from: page.top, in: page.viewport), line != page.top
      else { return [] }
      return [scroll(line)]
    }
    return [
      KeyEntry("keys.scroll", [.up, .down], others: .upAndDown, events),
      KeyEntry("keys.page", [.command(.page)], others: .furtherKeys, events),
    ]
  }

  static func typing(
    in line: TypedLine, _ send: @escaping (Key) -> AppEvent
  ) -> [KeyEntry] {
    func events(_ key: Key) -> [AppEvent] {
      var after = line
      typedLineReducer(&after, key)
      return after == line ? [] : [send(key)]
    }
    return [
      KeyEntry("keys.move-cursor", others: [.left, .right], events),
      KeyEntry("keys.cursor-start", others: [.home, .control("a")], events),
      KeyEntry("keys.cursor-end", others: [.end, .control("e")], events),
      KeyEntry("keys.delete", others: [.backspace, .delete], events),
      KeyEntry("keys.delete-word", others: [.control("w")], events),
      KeyEntry("keys.delete-to-start", others: [.control("u")], events),
      KeyEntry("keys.delete-to-end", others: [.control("k")], events),
      KeyEntry("keys.type", takesText: true, events),
    ]
  }
}

/// The first line in view after a scrolling key; nil for other keys.
func scrolled(by key: Key, from top: Int, in viewport: Viewport) -> Int? {
  // Two lines of the previous page stay in view for orientation.
  let page = max(1, viewport.height - 2)
  let wanted: Int? =
    switch key {
    case .up, .command(.up): top - 1
    case .down, .command(.down): top + 1
    case .pageUp: top - page
    case .pageDown, .command(.page): top + page
    case .home: 0
    case .end: viewport.lastTop
    default: nil
    }
  return wanted.map { viewport.top(near: $0) }
}
