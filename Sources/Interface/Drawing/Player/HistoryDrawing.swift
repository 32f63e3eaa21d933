import Curriculum
import SuiteSupport
import Terminal

extension WindowDrawing {
  /// The events around the current moment, each with the fields that it changed.
  func historyLines(_ player: PlayerState, width: Int, height: Int) -> [Line] {
    // A line for the start, and one for each event.
    let count = player.entries.count + 1
    let top = Viewport(height: height, count: count).top(near: player.cursor - height / 2)
    return (top..<min(top + height, count)).map { historyLine($0, player, width: width) }
  }

  private func historyLine(_ place: Int, _ player: PlayerState, width: Int) -> Line {
    let isHere = place == player.cursor
    let pointer = isHere ? (player.focus == .history ? "▶ " : "▷ ") : "  "
    let mark = mark(at: place, player)
    let start = Line(pointer, .command) + mark
    guard place > 0 else {
      return (start + Line(words("player.start"), isHere ? .bold : .dim)).truncated(to: width)
    }
    let entry = player.entries[place - 1]
    let number = Line("\(place)", .dim).padded(to: 3, alignment: .trailing) + Line(" ")
    let code = visible(controlCharactersIn: player.code(entry.event))
      .inner(width: width - 8, cases: entry.event.name.count { $0 == "." })
    let style: Style = entry.isOut ? .dim : isHere ? .bold : .plain
    let line =
      start + number + Line(entry.isOut ? words("player.out", ["event": code]) : code, style)
    guard let changes = player.known?.moments.changes(at: place), !entry.isOut else {
      return line.truncated(to: width)
    }
    let fields = changes.map { drawing.name(ofField: $0.field) }
    let room = width - line.columns - 2
    let told = fields.isEmpty ? words("play.no-change") : list(fields, width: room)
    // If space is scarce, the changed fields are omitted.
    guard room >= 8 else { return line.truncated(to: width) }
    let changed = Line(visible(controlCharactersIn: told), .dim).truncated(to: room)
    return line.padded(to: width - changed.columns) + changed
  }

  /// As many of the names as fit, and the number of the others.
  private func list(_ fields: [String], width: Int) -> String {
    let lists = fields.indices.reversed().map { last -> String in
      let text = words.list(Array(fields[...last]))
      let left = fields.count - last - 1
      return left == 0 ? text : words("player.fields", ["fields": text, "count": left])
    }
    return lists.first { $0.columns <= width } ?? lists.last ?? ""
  }

  /// The most important fact about a moment, as one sign.
  private func mark(at place: Int, _ player: PlayerState) -> Line {
    guard let known = player.known else { return Line("  ") }
    if known.problem != nil, place == known.count { return Line("✗ ", .failure) }
    if known.impurity?.place == place { return Line("! ", .warning) }
    if case .moment(place, _) = player.comparison { return Line("= ", .command) }
    if known.other?.differing.contains(place) == true { return Line("≠ ", .failure) }
    if place > 0, player.entries[place - 1].isMarked { return Line("◆ ", .command) }
    return Line("  ")
  }

  func panelLines(_ player: PlayerState, width: Int, height: Int) -> [Line]? {
    guard let panel = player.panel else { return nil }
    func titled(_ title: Sentence, _ lines: [Line]) -> [Line] {
      [Line(words(title), .bold)] + lines
    }
    func choice(_ names: [String]) -> [Line] {
      choiceLines(names, chosen: panel.selection, width: width, height: height - 1)
    }
    let typed =
      panel.line.map { [Line("› ", .command) + line(of: $0, width: width - 2)] } ?? []
    let lines: [Line]
    switch panel.kind {
    // The history is shown beside it already.
    case .list: return nil
    case .forms:
      lines = titled("player.insert", choice(player.forms.map { player.code($0.initial) }))
    case .more:
      lines = titled("player.more", choice(player.actions.map { words(Sentence($0.action)) }))
    case .form(let form, _): lines = formLines(form, panel, player, width: width)
    case .search: lines = titled("player.search", typed)
    case .file: lines = titled("player.file", typed)
    case .prediction(let field):
      let event = player.code(before: player.cursor + 1) ?? ""
      let name = drawing.name(ofField: field)
      lines =
        narrow(width).paragraph(words("player.predict", ["field": name, "event": event])) + typed
    }
    return Array(lines.prefix(height))
  }

  private func formLines(
    _ form: EventForm, _ panel: PlayerPanel, _ player: PlayerState, width: Int
  ) -> [Line] {
    let title = Line(player.code(form.initial), .bold)
    let lines = zip(form.parts, panel.lines).enumerated().flatMap { index, part -> [Line] in
      let (part, typed) = part
      let isChosen = index == panel.selection
      let label = Line((part.label ?? words("player.value")) + " ", isChosen ? .command : .dim)
      let room = max(4, width - label.columns - 2)
      let value =
        isChosen
        ? line(of: typed, width: room) : Line(visible(controlCharactersIn: typed.text))
      let line = label + value.truncated(to: room)
      guard panel.fault == index else { return [line] }
      let example = part.field.code(part.field.initial)
      return [line]
        + narrow(width).paragraph(words("player.wrong-value", ["example": example]), indent: 2)
    }
    return [title] + lines
  }

  func narrow(_ width: Int) -> Drawing {
    var drawing = drawing
    drawing.width = width
    return drawing
  }
}

extension String {
  /// Shortens an event that is too wide by omitting enclosing cases, because its values matter
  /// more.
  fileprivate func inner(width: Int, cases: Int) -> String {
    var text = self
    for _ in 0..<cases where text.columns > width {
      guard let inner = text.dropFirst().firstRange(of: "(.") else { break }
      text = "…" + text[text.index(after: inner.lowerBound)...].dropLast()
    }
    // The values say more than the whole name.
    guard text.columns > width, let values = text.firstIndex(of: "("),
      case let room = width - String(text[values...]).columns - 1, room >= 3
    else { return text }
    return text[..<values].prefix(room) + "…" + text[values...]
  }
}
