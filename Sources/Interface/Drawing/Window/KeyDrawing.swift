import Terminal

extension WindowDrawing {
  /// The number of entries shown besides the help, which shows all.
  private static let offers = 4

  /// The most relevant keys that fit, followed by the permanent ones.
  ///
  /// - Parameter room: the width in columns; nil for the width between the margins.
  func keyLine(_ table: KeyTable, room: Int? = nil) -> Line {
    let room = room ?? size.columns - 2 * Self.margin
    let offers = table.offers
    let kept = offers.filter(\.entry.isKept).map(offerLine)
    var others = offers.filter { !$0.entry.isKept }.prefix(Self.offers + 1 - kept.count)
      .map(offerLine)
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

  /// Groups of keys and their meanings, in two columns of similar height if they fit.
  func helpLines(_ sections: [KeySection]) -> [Line] {
    let width = (drawing.width - 3) / 2
    guard width >= Self.helpColumn else {
      return Array(sections.map { helpLines($0, width: drawing.width) }.joined(separator: [.empty]))
    }
    let groups = sections.map { helpLines($0, width: width) }
    func height(_ groups: ArraySlice<[Line]>) -> Int { groups.reduce(-1) { $0 + $1.count + 1 } }
    let split = (1...max(1, groups.count)).min { one, other in
      max(height(groups[..<one]), height(groups[one...]))
        < max(height(groups[..<other]), height(groups[other...]))
    }
    let (left, right) = (groups[..<(split ?? 0)], groups[(split ?? 0)...])
    return beside(
      Array(left.joined(separator: [.empty])), Array(right.joined(separator: [.empty])),
      width: width + 3)
  }

  /// The minimum width of each of two columns.
  private static let helpColumn = 36
  /// From here on the names of keys stand above what they do, in a column.
  private static let widestNames = 9

  private func helpLines(_ section: KeySection, width: Int) -> [Line] {
    [Line(words(section.title), .subheading)] + helpLines(section.entries, width: width)
  }

  func helpLines(_ entries: [KeyEntry]) -> [Line] { helpLines(entries, width: drawing.width) }

  private func helpLines(_ entries: [KeyEntry], width: Int) -> [Line] {
    let rows = entries.filter { !$0.allKeys.isEmpty || $0.takesText }.map { entry in
      let typed = entry.takesText ? [words("key-name.text")] : []
      let names = (entry.allKeys.map(name) + typed).joined(separator: " ")
      return (name: names, text: text(of: entry).sentence)
    }
    let isHalf = width < drawing.width
    return drawing.explained(rows, width: width, names: 0...(isHalf ? Self.widestNames : .max))
  }

  private func text(of entry: KeyEntry) -> (label: String, sentence: String) {
    let lines = words(entry.sentence).split(separator: "\n").map(String.init)
    return (lines.first ?? "", lines.last ?? "")
  }

  /// The names of keys, separated by slashes unless they are arrows.
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
