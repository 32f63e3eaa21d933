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

  func helpLines(_ sections: [KeySection]) -> [Line] {
    let texts = sections.map { "# \(words($0.title))\n\n\(helpText($0.entries))" }
    return drawing.markdownText(texts.joined(separator: "\n\n"))
  }

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

  func name(of key: Key) -> String {
    switch key {
    case .character(" "): words("key-name.space")
    case .character(let character): String(character)
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .control(let character):
      words("key-name.control", ["letter": String(character).uppercased()])
    case .paste: words("key-name.text")
    case .enter, .tab, .backTab, .escape, .backspace, .delete, .home, .end, .pageUp, .pageDown:
      words("key-name.\(Sentence.key(ofCase: "\(key)"))")
    }
  }

  func helpScreen(_ state: AppState) -> Screenful {
    Screenful(title: Line(words("window.help-title"), .title), body: helpPage(state).shown)
  }

  func helpPage(_ state: AppState) -> Page {
    let keys = helpLines(helpSections(for: state.trail.last?.screen ?? .menu, in: state, self))
    return Page(
      keys + [.empty] + drawing.paragraph(words("window.help-lines")), height: bodyHeight,
      top: state.helpTop)
  }
}
