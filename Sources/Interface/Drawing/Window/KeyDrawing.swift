import Terminal

extension WindowDrawing {
  /// What can be done now, as much of it as fits; what is always kept stands at the end.
  ///
  /// - Parameter room: how many columns there are; nil for those between the margins.
  func keyLine(_ table: KeyTable, room: Int? = nil) -> Line {
    let room = room ?? size.columns - 2 * Self.margin
    let offers = table.offers
    let kept = offers.filter(\.entry.isKept).map(offerLine)
    var others = offers.filter { !$0.entry.isKept }.map(offerLine)
    let separator = Line(" · ", .dim)
    var columns = (kept + others).reduce(-separator.columns) {
      $0 + $1.columns + separator.columns
    }
    while columns > room, let last = others.popLast() {
      columns -= last.columns + separator.columns
    }
    return Line(Array((others + kept).map(\.spans).joined(separator: separator.spans)))
  }

  private func offerLine(_ offer: (entry: KeyEntry, keys: [Key])) -> Line {
    Line(names(of: offer.keys), .command) + Line(" " + text(of: offer.entry).label, .dim)
  }

  /// What each key does, below the title of each section.
  func helpLines(_ sections: [KeySection]) -> [Line] {
    let texts = sections.map { "# \(words($0.title))\n\n\(helpText($0.entries))" }
    return drawing.markdownText(texts.joined(separator: "\n\n"))
  }

  /// What each of these keys does.
  func helpLines(_ entries: [KeyEntry]) -> [Line] { drawing.markdownText(helpText(entries)) }

  private func helpText(_ entries: [KeyEntry]) -> String {
    let lines = entries.filter { !$0.allKeys.isEmpty || $0.takesText }.map { entry in
      let others = entry.takesText ? [words("key-name.text")] : []
      let keys =
        entry.allKeys.map { key -> String in
          let name = name(of: key)
          if case .character = key, name.count == 1 { return "`\(name)`" }
          return name
        } + others
      return "- \(words.labelled(words.list(keys), text(of: entry).sentence))"
    }
    return lines.joined(separator: "\n")
  }

  private func text(of entry: KeyEntry) -> (label: String, sentence: String) {
    let lines = words(entry.sentence).split(separator: "\n").map(String.init)
    return (lines.first ?? "", lines.last ?? "")
  }

  /// Keys side by side: letters need a stroke between them, arrows don't.
  func names(of keys: [Key]) -> String {
    let names = keys.map(name)
    let isArrows = keys.allSatisfy { [.up, .down, .left, .right].contains($0) }
    return names.joined(separator: isArrows ? "" : "/")
  }

  /// A key as it is called on the keyboard.
  func name(of key: Key) -> String {
    switch key {
    case .character(" "): words("key-name.space")
    case .character(let character): String(character)
    case .enter: words("key-name.enter")
    case .tab: words("key-name.tab")
    case .backTab: words("key-name.back-tab")
    case .escape: words("key-name.escape")
    case .backspace: words("key-name.backspace")
    case .delete: words("key-name.delete")
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: words("key-name.home")
    case .end: words("key-name.end")
    case .pageUp: words("key-name.page-up")
    case .pageDown: words("key-name.page-down")
    case .control(let character):
      words("key-name.control", ["letter": String(character).uppercased()])
    case .paste: words("key-name.text")
    }
  }

  /// Every key of the screen on which help was asked for, and those that work everywhere.
  func helpScreen(_ state: AppState) -> Screenful {
    let page = helpPage(state)
    return Screenful(
      title: Line(words("window.help-title"), .title),
      body: Array(page.lines[page.top...].prefix(bodyHeight)))
  }

  /// The whole help, and the first line of it that is shown.
  func helpPage(_ state: AppState) -> (lines: [Line], top: Int, viewport: Viewport) {
    let lines =
      helpLines(helpSections(for: state.trail.last?.screen ?? .menu, in: state, self))
      + [.empty] + drawing.paragraph(words("window.help-lines"))
    let viewport = Viewport(height: bodyHeight, count: lines.count)
    return (lines, viewport.top(near: state.helpTop), viewport)
  }
}
