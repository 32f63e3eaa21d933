import SuiteSupport
import Terminal

extension KeyEntry {
  // What is the same on every screen that has it.
  static var test: KeyEntry { KeyEntry("keys.test", ["t"], sends: .lesson(.testRequested)) }
  static var hint: KeyEntry { KeyEntry("keys.hint", ["h"], sends: .lesson(.hintRequested)) }
  static var edit: KeyEntry { KeyEntry("keys.edit", ["e"], sends: .lesson(.editRequested)) }
  static var solution: KeyEntry {
    KeyEntry("keys.solution", ["s"], sends: .lesson(.solutionRequested))
  }
  static var reset: KeyEntry { KeyEntry("keys.reset", ["r"], sends: .lesson(.resetRequested)) }
  static var watch: KeyEntry { KeyEntry("keys.watch", ["w"], sends: .watchToggled) }
  static var search: KeyEntry { KeyEntry("keys.search", ["/"], sends: .searchRequested) }
  static var help: KeyEntry { KeyEntry("keys.help", ["?"], isKept: true, sends: .helpRequested) }

  static var language: KeyEntry { KeyEntry("keys.language", ["L"], sends: .languageRequested) }

  static var quit: KeyEntry { KeyEntry("keys.quit", ["q"], isKept: true, sends: .quitRequested) }

  /// Runs the exercise, from the events of the chosen failure on if there are any.
  static func play(_ lesson: String, _ example: RunExample? = nil) -> KeyEntry {
    KeyEntry("keys.play", ["p"], sends: .player(.requested(lesson, example)))
  }

  static func scratch(_ lesson: String) -> KeyEntry {
    KeyEntry("keys.scratch", ["x"], sends: .scratch(.requested(lesson)))
  }

  static func verdict(_ sentence: Sentence) -> KeyEntry {
    KeyEntry(sentence, ["v"], sends: .lessonRequested)
  }

  /// What works on every screen, without being offered anywhere but in the help.
  static var everywhere: [KeyEntry] {
    [
      KeyEntry("keys.quit-anywhere", others: [.control("c")], sends: .quitRequested),
      KeyEntry("keys.language", others: ["L"], sends: .languageRequested),
      KeyEntry("keys.suspend", others: [.control("z")], sends: .suspendRequested),
    ]
  }

  static func back(_ keys: [Key], sends event: AppEvent = .backRequested) -> KeyEntry {
    KeyEntry(
      "keys.back", Array(keys.prefix(1)), others: Array(keys.dropFirst()), isKept: true,
      sends: event)
  }

  /// Scrolling in a text that is longer than the window.
  ///
  /// - Parameters:
  ///   - more: what is more useful than to go to the start or the end.
  ///   - scroll: what shows the text from this line on.
  static func scrolling(
    in page: Page, and more: [KeyEntry] = [], _ scroll: @escaping (Int) -> AppEvent
  ) -> [KeyEntry] {
    func events(_ key: Key) -> [AppEvent] {
      guard let line = scrolled(by: key, from: page.top, in: page.viewport), line != page.top
      else { return [] }
      return [scroll(line)]
    }
    return [
      KeyEntry("keys.scroll", [.up, .down], others: ["k", "j"], events),
      KeyEntry("keys.page", [" "], others: [.pageDown, .control("f")], events),
    ] + more + [
      KeyEntry("keys.page-up", others: ["b", .pageUp, .control("b")], events),
      KeyEntry("keys.half-page", others: ["d", .control("d")], events),
      KeyEntry("keys.half-page-up", others: ["u", .control("u")], events),
      KeyEntry("keys.start", ["g"], others: [.home], events),
      KeyEntry("keys.text-end", ["G"], others: [.end], events),
    ]
  }

  /// The keys that change a line that is being typed.
  ///
  /// - Parameter send: what tells of a change.
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

/// The first line in view after a key that scrolls; nil if it doesn't.
func scrolled(by key: Key, from top: Int, in viewport: Viewport) -> Int? {
  // Two lines stay, to read on from.
  let page = max(1, viewport.height - 2)
  let half = max(1, viewport.height / 2)
  let wanted: Int? =
    switch key {
    case .up, "k": top - 1
    case .down, "j": top + 1
    case .pageUp, "b", .control("b"): top - page
    case .pageDown, " ", .control("f"): top + page
    case "u", .control("u"): top - half
    case "d", .control("d"): top + half
    case .home, "g": 0
    case .end, "G": viewport.lastTop
    default: nil
    }
  return wanted.map { viewport.top(near: $0) }
}
