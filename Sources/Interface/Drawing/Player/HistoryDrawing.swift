import Curriculum
import SuiteSupport
import Terminal

extension WindowDrawing {
  /// What happens, around the moment that is looked at: each event with the fields that it changed.
  func historyLines(_ player: PlayerState, width: Int, height: Int) -> [Line] {
    // A line for the beginning, and one for each event.
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
    let fields = changes.map { $0.field.isEmpty ? words("player.state") : $0.field }
    let told = fields.isEmpty ? words("play.no-change") : words.list(fields)
    let room = width - line.columns - 2
    // The event counts more than what it changed.
    guard room >= 8 else { return line.truncated(to: width) }
    let changed = Line(visible(controlCharactersIn: told), .dim).truncated(to: room)
    return line.padded(to: width - changed.columns) + changed
  }

  /// What is to be said about a moment, in one sign: the most important.
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
    let lines: [Line]
    switch player.panel {
    // The history stands beside it already.
    case .list, nil: return nil
    case .forms(let selection, _):
      let names = player.forms.map { player.code($0.initial) }
      lines =
        [Line(words("player.insert"), .bold)]
        + choiceLines(names, chosen: selection, width: width, height: height - 1)
    case .export(let selection):
      let names =
        PlayerExport.allCases.map { words(Sentence($0)) } + [words("player.export-read")]
      lines =
        [Line(words("player.export"), .bold)]
        + choiceLines(names, chosen: selection, width: width, height: height - 1)
    case .form(let form): lines = formLines(form, player, width: width)
    case .search(let line):
      lines = [Line(words("player.search"), .bold)] + typedLines(line, width: width)
    case .file(let line):
      lines = [Line(words("player.file"), .bold)] + typedLines(line, width: width)
    case .prediction(let field, let line):
      let event =
        player.entries.indices.contains(player.cursor)
        ? player.code(player.entries[player.cursor].event) : ""
      let name = field.isEmpty ? words("player.state") : field
      lines =
        narrow(width).paragraph(words("player.predict", ["field": name, "event": event]))
        + typedLines(line, width: width)
    }
    return Array(lines.prefix(height))
  }

  private func typedLines(_ typed: TypedLine, width: Int) -> [Line] {
    [Line("› ", .command) + line(of: typed, width: width - 2)]
  }

  private func formLines(_ form: PlayerForm, _ player: PlayerState, width: Int) -> [Line] {
    let title = Line(player.code(form.form.initial), .bold)
    let lines = zip(form.form.parts, form.lines).enumerated().flatMap { index, part -> [Line] in
      let (part, typed) = part
      let isChosen = index == form.selection
      let label = Line((part.label ?? words("player.value")) + " ", isChosen ? .command : .dim)
      let room = max(4, width - label.columns - 2)
      let value =
        isChosen
        ? line(of: typed, width: room) : Line(visible(controlCharactersIn: typed.text))
      let line = label + value.truncated(to: room)
      guard form.fault == index else { return [line] }
      let example = part.field.code(part.field.initial)
      return [line]
        + narrow(width).paragraph(words("player.wrong-value", ["example": example]), indent: 2)
    }
    return [title] + lines
  }

  /// The same drawing for a side of the screen.
  func narrow(_ width: Int) -> Drawing {
    var drawing = drawing
    drawing.width = width
    return drawing
  }
}

extension String {
  /// An event that is too wide without the cases around it: what comes with it says more than they do.
  ///
  /// - Parameter cases: how many of them there are.
  fileprivate func inner(width: Int, cases: Int) -> String {
    var text = self
    for _ in 0..<cases where text.columns > width {
      guard let inner = text.dropFirst().firstRange(of: "(.") else { break }
      text = "…" + text[text.index(after: inner.lowerBound)...].dropLast()
    }
    return text
  }
}

extension PlayerExport: SentenceKey { package static let heading = "player.export-" }
